import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pageCounting, pageQuery, type Page } from '#server/kernel/page.ts';
import type { WalletSource } from '@quayside/domain/wallets/wallet-rules';

/** Every customer, also one whose wallet has not been opened by a first entry. */
function walletsAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('customers as c')
    .leftJoin('wallets as w', 'w.customer_id', 'c.customer_id')
    .select(['c.customer_id', 'c.name as customer_name', 'w.updated_at'])
    .select([
      sql<string>`coalesce(w.balance, 0)::numeric(16,2)`.as('balance'),
      sql<string>`coalesce(w.held, 0)::numeric(16,2)`.as('held'),
      sql<string>`coalesce(w.credit_limit, 0)::numeric(16,2)`.as('credit_limit'),
    ]);
}

export function walletPageAcrossMerchants(
  tx: Tx,
  input: Page<'customer_id'> & { customer_id?: number | undefined; low?: 0 | 1 | undefined },
) {
  let rows = walletsAcrossMerchants(tx);
  let counted = tx.selectFrom('customers as c');
  if (input.customer_id !== undefined) {
    rows = rows.where('c.customer_id', '=', input.customer_id);
    counted = counted.where('c.customer_id', '=', input.customer_id);
  }
  if (input.low === 1) {
    const queue = { ...input, sort: 'low_since', order: 'asc' } as const;
    return pageQuery(tx, rows.where('w.low_since', 'is not', null), queue, { low_since: 'w.low_since' }, 'c.customer_id');
  }
  return pageCounting(tx, rows, counted, input, { customer_id: 'c.customer_id' }, 'c.customer_id');
}

export function walletWithCustomer(tx: Tx, customerId: number) {
  return walletsAcrossMerchants(tx).where('c.customer_id', '=', customerId).executeTakeFirst();
}

/** What a merchant spent since a moment: charges less refunds, without adjustments by hand. */
export async function spentSince(tx: Tx, customerId: number, from: Date): Promise<string> {
  const { rows } = await sql<{ spent: string }>`
    select coalesce(-sum(amount), 0)::numeric(16,2) as spent from wallet_entries
     where customer_id = ${customerId} and created_at >= ${from} and bill_type in ('order', 'refund', 'storage', 'service')`.execute(tx);
  return rows[0]?.spent ?? '0.00';
}

/** Counted as far as a list is. */
export async function countHolds(tx: Tx, customerId: number, upTo: number): Promise<number> {
  const some = tx
    .selectFrom('wallet_holds')
    .select(sql<number>`1`.as('one'))
    .where('customer_id', '=', customerId)
    .limit(upTo);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

export function holdPage(tx: Tx, customerId: number, input: Page<'created_at'>) {
  const rows = tx
    .selectFrom('wallet_holds')
    .select(['source_type', 'source_no', 'amount', 'created_at'])
    .where('customer_id', '=', customerId)
    .$narrowType<{ source_type: WalletSource }>();
  return pageQuery(tx, rows, input, { created_at: 'created_at' }, 'source_no');
}

export function limitChangePage(tx: Tx, customerId: number, input: Page<'change_id'>) {
  const rows = tx
    .selectFrom('credit_limit_changes as l')
    .innerJoin('staff as s', 's.staff_id', 'l.changed_by')
    .leftJoin('staff as a', 'a.staff_id', 'l.agreed_by')
    .select(['l.change_id', 'l.limit_before', 'l.limit_after', 'l.reason', 'l.created_at'])
    .select(['s.name as changed_by', 'a.name as agreed_by'])
    .where('l.customer_id', '=', customerId);
  return pageQuery(tx, rows, input, { change_id: 'l.change_id' }, 'l.change_id');
}

type NewLimitChange = {
  limit_before: string;
  limit_after: string;
  reason: string;
  changed_by: number;
  agreed_by: number | null;
  created_at: Date;
};

export async function insertLimitChange(tx: Tx, customerId: number, change: NewLimitChange): Promise<void> {
  await tx
    .insertInto('credit_limit_changes')
    .values({ ...change, customer_id: customerId })
    .execute();
}

export function newestReconciliation(tx: Tx) {
  return tx.selectFrom('wallet_reconciliations').selectAll().orderBy('ran_at', 'desc').limit(1).executeTakeFirst();
}
