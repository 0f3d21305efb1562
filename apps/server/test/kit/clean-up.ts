import { cleanUp } from '#server/kernel/clean-up.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { PrepareCtx } from '#server/kernel/jobs.ts';
import { asSystem } from '#server/kernel/transaction.ts';

/** The nightly clean-up, now. It works in its steps and uses nothing else. */
export async function cleanUpNow(deps: Deps): Promise<void> {
  const step: PrepareCtx['step'] = (work) => asSystem(deps.database, work);
  await cleanUp.prepare?.({ step } as PrepareCtx, { slot: new Date().toISOString() } as never);
}
