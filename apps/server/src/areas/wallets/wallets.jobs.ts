import { proveWalletsJob } from '@quayside/contract/wallets/wallets.jobs';
import { runs } from '#server/kernel/jobs.ts';
import { reconcileWallets } from './wallets.service.ts';

export const walletsJobs = [
  runs(proveWalletsJob, async (ctx) => {
    const wrong = await reconcileWallets(ctx);
    // The desk shows which wallets; the log must report it to operators too.
    if (wrong > 0) ctx.logger.warn({ wrong }, 'wallets do not agree with their entries');
  }),
];
