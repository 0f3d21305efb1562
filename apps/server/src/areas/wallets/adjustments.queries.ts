import { adjustmentStates } from '@quayside/domain/wallets/wallet-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';

type State = 'proposed' | 'booked' | 'refused';

function shown(tx: Tx) {
  return tx
    .selectFrom('wallet_adjustments as a')
    .innerJoin('customers as c', 'c.customer_id', 'a.customer_id')
    .innerJoin('staff as p', 'p.staff_id', 'a.proposed_by')
    .leftJoin('staff as d', 'd.staff_id', 'a.decided_by')
    .select(['a.adjustment_id', 'a.customer_id', 'c.name as customer_name', 'a.amount', 'a.reason', 'a.state', 'a.needs_second'])
    .select(['p.name as proposed_by', 'd.name as decided_by', 'a.decided_at', 'a.decision_remark'])
    .select('a.created_at');
}

export function adjustmentsAcrossMerchants(
  tx: Tx,
  input: Page<'adjustment_id'> & { state?: State | undefined; customer_id?: number | undefined },
) {
  let rows = shown(tx);
  if (input.state) rows = rows.where('a.state', '=', input.state);
  if (input.customer_id !== undefined) rows = rows.where('a.customer_id', '=', input.customer_id);
  return pageQuery(tx, rows, input, { adjustment_id: 'a.adjustment_id' }, 'a.adjustment_id');
}

export function adjustment(tx: Tx, customerId: number, adjustmentId: number) {
  return shown(tx).where('a.customer_id', '=', customerId).where('a.adjustment_id', '=', adjustmentId).executeTakeFirst();
}

/** Row lock during a decision, so that concurrent decisions are serialized. */
export function lockAdjustment(tx: Tx, customerId: number, adjustmentId: number) {
  return tx
    .selectFrom('wallet_adjustments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('adjustment_id', '=', adjustmentId)
    .forUpdate()
    .executeTakeFirst();
}

type NewAdjustment = { amount: string; reason: string; proposed_by: number; needs_second: boolean; created_at: Date };

export function insertAdjustment(tx: Tx, customerId: number, row: NewAdjustment) {
  return tx
    .insertInto('wallet_adjustments')
    .values({ ...row, customer_id: customerId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Decision = { state: 'booked' | 'refused'; decided_by: number; decided_at: Date; decision_remark: string };

export async function decideAdjustment(tx: Tx, customerId: number, adjustmentId: number, decision: Decision): Promise<void> {
  await tx
    .updateTable('wallet_adjustments')
    .set(decision)
    .where('customer_id', '=', customerId)
    .where('adjustment_id', '=', adjustmentId)
    .execute();
}

/** Adjustments by state, for the tabs. */
export function adjustmentCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, adjustmentStates, (state) => tx.selectFrom('wallet_adjustments').where('state', '=', state));
}
