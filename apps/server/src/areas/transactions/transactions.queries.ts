import { sql } from 'kysely';
import type { BillType, FeeType } from '@quayside/domain/wallets/wallet-rules';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';

export type TransactionFilters = {
  source_no?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  bill_type?: BillType | undefined;
  fee_type?: FeeType | undefined;
  entry_ids?: number[] | undefined;
};

export function entries(tx: Tx, customerId: number, filters: TransactionFilters) {
  let rows = tx.selectFrom('wallet_entries').selectAll().where('customer_id', '=', customerId);
  if (filters.source_no) rows = rows.where('source_no', '=', filters.source_no);
  if (filters.from) rows = rows.where('created_at', '>=', startOfDay(filters.from));
  if (filters.to) rows = rows.where('created_at', '<', startOfDay(filters.to, 1));
  if (filters.bill_type) rows = rows.where('bill_type', '=', filters.bill_type);
  if (filters.fee_type) rows = rows.where('fee_type', '=', filters.fee_type);
  return rows;
}

/**
 * The same for given entry ids, in their order: a wallet's ids grow with time. One index lookup per id, and no more than the page
 * needs. Otherwise the planner scans millions of entries until it has found twenty of them.
 */
function numbered(tx: Tx, customerId: number, filters: TransactionFilters, numbers: readonly number[], order: 'asc' | 'desc') {
  // Passed as one array, not as 5,000 parameters. Sorted here, so PostgreSQL need not sort.
  const wanted = sql<{ entry_id: number }>`
    (select unnest(${[...new Set(numbers)]}::bigint[]) as entry_id order by 1 ${sql.raw(order)})`.as('wanted');
  const one = entries(tx, customerId, filters).whereRef('entry_id', '=', sql.ref('wanted.entry_id')).limit(1).as('e');
  return tx
    .selectFrom(wanted)
    .innerJoinLateral(one, (on) => on.onTrue())
    .selectAll('e');
}

export function entryPage(tx: Tx, customerId: number, input: Page<'created_at'> & TransactionFilters) {
  if (!input.entry_ids) return pageQuery(tx, entries(tx, customerId, input), input, { created_at: 'created_at' }, 'entry_id');
  const rows = numbered(tx, customerId, input, input.entry_ids, input.order);
  return pageQuery(tx, rows, input, { created_at: 'wanted.entry_id' }, 'wanted.entry_id');
}

/** The numbers without an entry of this merchant, in their order: the first ones, and how many there are. */
export async function missingEntries(tx: Tx, customerId: number, numbers: readonly number[], first: number) {
  const own = tx
    .selectFrom('wallet_entries as e')
    .select('e.entry_id')
    .where('e.customer_id', '=', customerId)
    .whereRef('e.entry_id', '=', sql.ref('wanted.entry_id'));
  const { rows } = await sql<{ entry_id: number; missing_count: number }>`
    select entry_id, count(*) over () as missing_count
      from (select distinct unnest(${[...numbers]}::bigint[]) as entry_id) wanted
     where not exists (${own}) order by entry_id limit ${first}`.execute(tx);
  return { missing: rows.map((row) => row.entry_id), missing_count: rows[0]?.missing_count ?? 0 };
}

export function entry(tx: Tx, customerId: number, entryId: number) {
  return tx
    .selectFrom('wallet_entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
}

/** The entries of one document, in their order. */
export function entriesOfSource(tx: Tx, customerId: number, { source_type, source_no }: { source_type: string; source_no: string }) {
  return tx
    .selectFrom('wallet_entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('source_no', '=', source_no)
    .where('source_type', '=', source_type as 'order') // the value comes from this column
    .orderBy('seq')
    .limit(200)
    .execute();
}

/** The next batch of entries, newest first: an export reads the ledger in batches. */
export function entryBatch(
  tx: Tx,
  customerId: number,
  filters: TransactionFilters,
  before: { created_at: Date; entry_id: number } | null,
  size: number,
) {
  if (filters.entry_ids) {
    let some = numbered(tx, customerId, filters, filters.entry_ids, 'desc');
    if (before) some = some.where('wanted.entry_id', '<', before.entry_id);
    return some.orderBy('wanted.entry_id', 'desc').limit(size).execute();
  }
  let rows = entries(tx, customerId, filters);
  if (before) rows = rows.where(sql<boolean>`(created_at, entry_id) < (${before.created_at}, ${before.entry_id})`);
  return rows.orderBy('created_at', 'desc').orderBy('entry_id', 'desc').limit(size).execute();
}

/** A month's opening balance, which entries it has, and its credits and debits by bill type and fee type. */
export async function monthSums(tx: Tx, customerId: number, from: Date, to: Date) {
  const { rows: opening } = await sql<{ balance: string }>`
    select balance_after as balance from wallet_entries where customer_id = ${customerId} and created_at < ${from}
     order by created_at desc, entry_id desc limit 1`.execute(tx);
  const { rows: sums } = await sql<MonthSum & { first: number; last: number }>`
    select bill_type, fee_type, coalesce(sum(amount) filter (where amount > 0), 0)::numeric(16,2) as given,
           coalesce(sum(amount) filter (where amount < 0), 0)::numeric(16,2) as taken, count(*) as count,
           min(seq) as first, max(seq) as last
      from wallet_entries where customer_id = ${customerId} and created_at >= ${from} and created_at < ${to}
     group by bill_type, fee_type order by bill_type, fee_type`.execute(tx);
  return {
    opening: opening[0]?.balance ?? '0.00',
    sums,
    first: sums.reduce((least, { first }) => Math.min(least, first), Number.MAX_SAFE_INTEGER),
    last: sums.reduce((most, { last }) => Math.max(most, last), 0),
  };
}

export type MonthSum = { bill_type: BillType; fee_type: FeeType; given: string; taken: string; count: number };

/** The next batch of a wallet's entries in their own order, from `first` to `last`: what is booked meanwhile is not among them. */
export function entriesBetween(tx: Tx, customerId: number, { first, last }: { first: number; last: number }, size: number) {
  return tx
    .selectFrom('wallet_entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .orderBy('seq')
    .limit(size)
    .execute();
}

/** The balance just before each of these moments, in their order: one index lookup each. */
export async function balancesBefore(tx: Tx, customerId: number, moments: readonly Date[]): Promise<string[]> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(e.balance_after, 0)::numeric(16,2) as balance
      from unnest(${moments.map((moment) => moment.toISOString())}::timestamptz[]) with ordinality m (moment, place)
      left join lateral (
        select balance_after from wallet_entries where customer_id = ${customerId} and created_at < m.moment
         order by created_at desc, entry_id desc limit 1) e on true
     order by m.place`.execute(tx);
  return rows.map(({ balance }) => balance);
}
