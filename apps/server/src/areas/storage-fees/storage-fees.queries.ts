import { billAges, type BillAge } from '@quayside/domain/storage-fees/storage-rules';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

function bills(tx: Tx) {
  return tx
    .selectFrom('storage_bills as b')
    .innerJoin('warehouses as w', 'w.warehouse_id', 'b.warehouse_id')
    .select([
      'b.bill_id',
      'b.bill_no',
      'b.customer_id',
      'b.warehouse_id',
      'w.name_en as warehouse_name_en',
      'w.name_cn as warehouse_name_cn',
    ])
    .select(['b.day', 'b.receivable', 'b.discount', 'b.net', 'b.sku_types', 'b.pieces', 'b.volume_m3', 'b.settled_at', 'b.created_at']);
}

type Filters = {
  warehouse_id?: number | undefined;
  settled?: 0 | 1 | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The bills of a merchant, or of some warehouses, that fit the filters. */
export function someBills(tx: Tx, { customerId, warehouseIds }: Omit<SkuScope, 'skuScope'>, input: Filters) {
  let rows = bills(tx).where('b.customer_id', '=', customerId);
  if (warehouseIds) rows = rows.where('b.warehouse_id', 'in', warehouseIds);
  if (input.warehouse_id !== undefined) rows = rows.where('b.warehouse_id', '=', input.warehouse_id);
  if (input.settled !== undefined) rows = rows.where('b.settled_at', input.settled === 1 ? 'is not' : 'is', null);
  if (input.from) rows = rows.where('b.day', '>=', input.from);
  if (input.to) rows = rows.where('b.day', '<=', input.to);
  return rows;
}

export function billPage(tx: Tx, customerId: number, input: Page<'day'> & Filters) {
  return pageQuery(tx, someBills(tx, { customerId }, input), input, { day: 'b.day' }, 'b.bill_id');
}

export function bill(tx: Tx, customerId: number, billId: number) {
  return bills(tx).where('b.customer_id', '=', customerId).where('b.bill_id', '=', billId).executeTakeFirst();
}

export function unsettledSum(tx: Tx, customerId: number) {
  return tx
    .selectFrom('storage_bills')
    .select([sql<string>`coalesce(sum(net), 0)::numeric(18,2)::text`.as('unsettled'), sql<number>`count(*)::int`.as('bills')])
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The same with the day of the oldest bill. */
export async function unsettledBills(tx: Tx, customerId: number) {
  const { rows } = await sql<{ oldest_day: string | null }>`
    select min(day)::text as oldest_day from storage_bills where customer_id = ${customerId} and settled_at is null`.execute(tx);
  return { ...(await unsettledSum(tx, customerId)), oldest_day: rows[0]?.oldest_day ?? null };
}

/** Row lock while settling or discounting, so that concurrent changes are serialized. */
export function lockBill(tx: Tx, customerId: number, billId: number) {
  return tx
    .selectFrom('storage_bills')
    .select(['bill_id', 'bill_no', 'receivable', 'discount', 'net', 'sku_types', 'pieces', 'settled_at', 'day'])
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .forUpdate()
    .executeTakeFirst();
}

/** The unsettled bills of a customer, oldest first, locked. A night settles at most this many. */
export function lockUnsettledBills(tx: Tx, customerId: number) {
  return tx
    .selectFrom('storage_bills')
    .select(['bill_id', 'bill_no', 'receivable', 'discount', 'net', 'sku_types', 'pieces', 'settled_at', 'day'])
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .orderBy('day')
    .orderBy('bill_id')
    .limit(500)
    .forUpdate()
    .execute();
}

export async function writeBill(
  tx: Tx,
  customerId: number,
  billId: number,
  change: { settled_at: Date; settled_by: string } | { discount: string },
): Promise<void> {
  await tx.updateTable('storage_bills').set(change).where('customer_id', '=', customerId).where('bill_id', '=', billId).execute();
}

export function linesOf(tx: Tx, customerId: number, billId: number) {
  return tx
    .selectFrom('storage_bill_lines as n')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'n.customer_id').onRef('p.product_id', '=', 'n.product_id'))
    .select(['n.line_no', 'n.product_id', 'p.sku', 'p.product_name', 'n.shelved_on', 'n.age_days', 'n.free_days_left', 'n.pieces'])
    .select(['n.volume_m3', 'n.usd_per_m3_day', 'n.amount'])
    .where('n.customer_id', '=', customerId)
    .where('n.bill_id', '=', billId);
}

export function linePage(tx: Tx, customerId: number, input: Page<'line_no'> & { bill_id: number }) {
  return pageQuery(tx, linesOf(tx, customerId, input.bill_id), input, { line_no: 'n.line_no' }, 'n.line_no');
}

export type DeskFilters = Filters & { customer_id?: number | undefined };

function billsAcrossMerchants(tx: Tx) {
  return bills(tx).innerJoin('customers as c', 'c.customer_id', 'b.customer_id').select(['c.name as customer_name', 'b.settled_by']);
}

export function billPageAcrossMerchants(tx: Tx, input: Page<'day'> & DeskFilters) {
  return pageQuery(tx, billsAcrossMerchants(tx).where(matchingAcrossMerchants(input)), input, { day: 'b.day' }, 'b.bill_id');
}

function matchingAcrossMerchants(input: DeskFilters) {
  return ({ eb, and }: ExpressionBuilder<Tables & { b: Tables['storage_bills'] }, 'b'>) =>
    and([
      ...(input.customer_id === undefined ? [] : [eb('b.customer_id', '=', input.customer_id)]),
      ...(input.warehouse_id === undefined ? [] : [eb('b.warehouse_id', '=', input.warehouse_id)]),
      ...(input.settled === undefined ? [] : [eb('b.settled_at', input.settled === 1 ? 'is not' : 'is', null)]),
      ...(input.from === undefined ? [] : [eb('b.day', '>=', input.from)]),
      ...(input.to === undefined ? [] : [eb('b.day', '<=', input.to)]),
    ]);
}

const summed = (column: 'receivable' | 'discount' | 'net') => sql<string>`coalesce(sum(${sql.ref(`b.${column}`)}), 0)::numeric(18,2)::text`;

export function sumAcrossMerchants(tx: Tx, input: DeskFilters) {
  return tx
    .selectFrom('storage_bills as b')
    .select(({ fn }) => [fn.countAll<number>().as('bills')])
    .select([summed('receivable').as('receivable'), summed('discount').as('discount'), summed('net').as('net')])
    .where(matchingAcrossMerchants(input))
    .executeTakeFirstOrThrow();
}

/** The bills that are owed, by age; each age is there, with 0 when none is. */
export async function owedByAgeAcrossMerchants(tx: Tx, today: string, { customer_id, warehouse_id }: DeskFilters) {
  const days = sql<number>`${today}::date - b.day`;
  const rows = await tx
    .selectFrom('storage_bills as b')
    .select(
      sql<BillAge>`case when ${days} <= 30 then '30' when ${days} <= 60 then '60' when ${days} <= 90 then '90' else 'over' end`.as('age'),
    )
    .select(({ fn }) => [fn.countAll<number>().as('bills')])
    .select(summed('net').as('net'))
    .where('b.settled_at', 'is', null)
    .where(matchingAcrossMerchants({ customer_id, warehouse_id }))
    .groupBy('age')
    .execute();
  return billAges.map((age) => rows.find((row) => row.age === age) ?? { age, bills: 0, net: '0.00' });
}

export function billWithCustomer(tx: Tx, customerId: number, billId: number) {
  return billsAcrossMerchants(tx).where('b.customer_id', '=', customerId).where('b.bill_id', '=', billId).executeTakeFirst();
}

export function rates(tx: Tx) {
  return tx
    .selectFrom('storage_rates')
    .selectAll()
    .orderBy('warehouse_id')
    .orderBy('valid_from', 'desc')
    .orderBy('from_age_days')
    .execute();
}

type Step = { from_age_days: number; usd_per_m3_day: string };

/** Replaces the rate table of the same day. */
export async function replaceRates(tx: Tx, warehouse_id: number, valid_from: string, steps: readonly Step[]): Promise<void> {
  await tx.deleteFrom('storage_rates').where('warehouse_id', '=', warehouse_id).where('valid_from', '=', valid_from).execute();
  await tx
    .insertInto('storage_rates')
    .values(steps.map((step) => ({ ...step, warehouse_id, valid_from })))
    .execute();
}

/** Row lock while its rates are written: two tables saved at once for one day must not mix. Undefined when there is no such warehouse. */
export function lockWarehouse(tx: Tx, warehouseId: number) {
  return tx.selectFrom('warehouses').select('warehouse_id').where('warehouse_id', '=', warehouseId).forNoKeyUpdate().executeTakeFirst();
}

export function newestRuns(tx: Tx) {
  return tx.selectFrom('storage_runs').selectAll().orderBy('day', 'desc').limit(31).execute();
}

/** A merchant's bills that are not settled and that are, for the tabs. */
export function billCounts(tx: Tx, customerId: number) {
  const own = tx.selectFrom('storage_bills').where('customer_id', '=', customerId);
  return countTabs(tx, ['0', '1'], (settled) => own.where('settled_at', settled === '1' ? 'is not' : 'is', null));
}

export function billCountsAcrossMerchants(tx: Tx) {
  const all = tx.selectFrom('storage_bills');
  return countTabs(tx, ['0', '1'], (settled) => all.where('settled_at', settled === '1' ? 'is not' : 'is', null));
}
