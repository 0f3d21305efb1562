import type { ConfigName } from '@quayside/domain/basic-config/config-names';
import { writeConfig } from '#server/areas/basic-config/basic-config.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { ApprovalAction } from './approval-questions.ts';
import { propose, refuseOutdated } from './approvals.service.ts';

const THRESHOLD = 'adjustment_approval_threshold_usd';

type ConfigChange = { readonly cfg_name: ConfigName; readonly before: string; readonly after: string };

/** Whoever could change the threshold alone would have none: any change needs a second person. */
export async function approveThreshold(ctx: DeskCtx, { cfg_name, before, after }: ConfigChange): Promise<number | null> {
  if (cfg_name !== THRESHOLD || before === after) return null;
  const values = { before: { threshold_usd: before }, after: { threshold_usd: after } };
  const about = { kind: 'threshold', customerId: null, subject: cfg_name, amountUsd: null, reason: '' } as const;
  return propose(ctx, { ...about, payload: { value: after }, ...values });
}

export const thresholdApproval: ApprovalAction = {
  kind: 'threshold',
  permission: 'desk.basic-config.manage',
  apply: async (ctx, { payload, before }) => {
    const { value } = payload as { value: string }; // written by `approveThreshold`
    await writeConfig(ctx, THRESHOLD, (current) => {
      refuseOutdated(before, { threshold_usd: current });
      return value;
    });
  },
};
