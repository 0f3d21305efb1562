import type { DeskCtx } from '#server/kernel/ctx.ts';
import { question } from '#server/kernel/question.ts';

/** A security mail as stored: enough to find who it was for. */
export type SecurityMail = { readonly template: string; readonly to_address: string; readonly customer_id: number | null };

/** Areas send a security mail again with a new link, because the old one is not stored. False when the mail is not theirs. */
export const securityMailAgain = question<(ctx: DeskCtx, mail: SecurityMail) => Promise<boolean>>('who sends a security mail again');
