import type { ConfigName } from '@quayside/domain/basic-config/config-names';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { question } from '#server/kernel/question.ts';

type ConfigChange = { readonly cfg_name: ConfigName; readonly before: string; readonly after: string };

/** Asked before a setting is written: the id of a proposal when a second person must agree first, otherwise null. */
export const configApproval = question<(ctx: DeskCtx, change: ConfigChange) => Promise<number | null>>('approval of settings');
