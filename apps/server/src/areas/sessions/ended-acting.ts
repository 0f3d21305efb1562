import type { Tx } from '#server/kernel/database.ts';
import { recordActingEnd } from '#server/kernel/operation-log.ts';
import { found } from '#server/kernel/refusal.ts';
import { endedActingAcrossMerchants } from './sessions.queries.ts';

/** The customer's log shows that acting ended also when the hour simply ran out. */
export async function logEndedActing(tx: Tx): Promise<void> {
  for (const row of await endedActingAcrossMerchants(tx, new Date()))
    await recordActingEnd(tx, { ...row, customer_id: found(row.customer_id) });
}
