import { sql, type Insertable } from 'kysely';
import type { TariffState } from '@quayside/domain/tariffs/tariff-rules';
import type { RateRow } from '@quayside/domain/quotes/tariff';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

const head = ['version_id', 'name', 'currency', 'first_day', 'last_day', 'state'] as const;

/** The published version that holds on a day, without its sheets. */
export function versionOn(tx: Tx, day: string) {
  return tx
    .selectFrom('tariff_versions')
    .select(head)
    .where('state', '=', 'published')
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .executeTakeFirst();
}

export function versionHead(tx: Tx, versionId: number) {
  return tx.selectFrom('tariff_versions').select(head).where('version_id', '=', versionId).executeTakeFirst();
}

/** All sheets of a version: megabytes, so it is read once per process. */
export async function sheetsOf(tx: Tx, versionId: number): Promise<unknown> {
  const row = await tx.selectFrom('tariff_versions').select('tariff').where('version_id', '=', versionId).executeTakeFirstOrThrow();
  return row.tariff;
}

/** The rate of each currency on a day: the latest from that day or before. */
function ratesOn(tx: Tx, day: string) {
  return tx
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'valid_from', 'rate'])
    .where('valid_from', '<=', day)
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .execute();
}

export async function priceGroups(tx: Tx, customerIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('customer_price_groups')
    .select(['customer_id', 'price_group'])
    .where(sql<boolean>`customer_id = any(${customerIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ customer_id, price_group }) => [customer_id, price_group]));
}

/** The rates of a day as a tariff has them. */
export async function rateRows(tx: Tx, day: string): Promise<RateRow[]> {
  return (await ratesOn(tx, day)).map(({ currency, valid_from, rate }) => ({ currency, from_day: valid_from, usd: rate }));
}

function shown(tx: Tx) {
  return tx
    .selectFrom('tariff_versions as v')
    .leftJoin('staff as c', 'c.staff_id', 'v.created_by')
    .leftJoin('staff as p', 'p.staff_id', 'v.published_by')
    .select([
      'v.version_id',
      'v.name',
      'v.currency',
      'v.first_day',
      'v.last_day',
      'v.state',
      'v.file_name',
      'v.created_at',
      'v.published_at',
    ])
    .select(['c.name as created_by', 'p.name as published_by']);
}

export function versionPage(tx: Tx, input: Page<'first_day' | 'created_at'> & { state?: TariffState | undefined }) {
  let rows = shown(tx);
  if (input.state) rows = rows.where('v.state', '=', input.state);
  return pageQuery(tx, rows, input, { first_day: 'v.first_day', created_at: 'v.created_at' }, 'v.version_id');
}

export function version(tx: Tx, versionId: number) {
  return shown(tx).where('v.version_id', '=', versionId).executeTakeFirst();
}

export async function insertDraft(tx: Tx, row: Insertable<Tables['tariff_versions']>): Promise<number> {
  return (await tx.insertInto('tariff_versions').values(row).returning('version_id').executeTakeFirstOrThrow()).version_id;
}

export async function deleteDraftNamed(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('tariff_versions').where('name', '=', name).where('state', '=', 'draft').execute();
}

export async function isPublishedName(tx: Tx, name: string): Promise<boolean> {
  const row = tx.selectFrom('tariff_versions').select('version_id').where('name', '=', name).where('state', '=', 'published');
  return (await row.executeTakeFirst()) !== undefined;
}

export function lockVersion(tx: Tx, versionId: number) {
  return tx.selectFrom('tariff_versions').select(head).where('version_id', '=', versionId).forUpdate().executeTakeFirst();
}

/** By id, so that two publications wait for each other instead of deadlocking. */
export async function lockPublished(tx: Tx): Promise<void> {
  await tx.selectFrom('tariff_versions').select('version_id').where('state', '=', 'published').orderBy('version_id').forUpdate().execute();
}

export function publishedVersions(tx: Tx) {
  return tx.selectFrom('tariff_versions').select(head).where('state', '=', 'published').orderBy('first_day').execute();
}

export async function endVersion(tx: Tx, versionId: number, last_day: string): Promise<void> {
  await tx.updateTable('tariff_versions').set({ last_day }).where('version_id', '=', versionId).execute();
}

export async function publishVersion(tx: Tx, versionId: number, by: { published_by: number; published_at: Date }): Promise<void> {
  await tx
    .updateTable('tariff_versions')
    .set({ ...by, state: 'published' })
    .where('version_id', '=', versionId)
    .execute();
}

export async function deleteVersion(tx: Tx, versionId: number): Promise<void> {
  await tx.deleteFrom('tariff_versions').where('version_id', '=', versionId).execute();
}

export async function groupsInUseAcrossMerchants(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('customer_price_groups').select('price_group').distinct().orderBy('price_group').execute();
  return rows.map(({ price_group }) => price_group);
}

/** The published version that holds on the day, or else the last one before it. */
export function versionBefore(tx: Tx, versionId: number, day: string) {
  return tx
    .selectFrom('tariff_versions')
    .select(head)
    .where('state', '=', 'published')
    .where('version_id', '<>', versionId)
    .where('first_day', '<=', day)
    .orderBy('first_day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many customers have each price group; those without a row have the standard one. */
export function customersByGroupAcrossMerchants(tx: Tx, standard: string) {
  const group = sql<string>`coalesce(g.price_group, ${standard}::text)`;
  return tx
    .selectFrom('customers as c')
    .leftJoin('customer_price_groups as g', 'g.customer_id', 'c.customer_id')
    .select([group.as('price_group'), (eb) => eb.fn.countAll<number>().as('customers')])
    .groupBy(sql`1`)
    .execute();
}

export function customerGroup(tx: Tx, customerId: number) {
  return tx
    .selectFrom('customer_price_groups as g')
    .leftJoin('staff as s', 's.staff_id', 'g.set_by')
    .select(['g.price_group', 'g.set_at', 's.name as set_by'])
    .where('g.customer_id', '=', customerId)
    .executeTakeFirst();
}

export async function writePriceGroup(
  tx: Tx,
  customer_id: number,
  row: { price_group: string; set_by: number; set_at: Date },
): Promise<void> {
  await tx
    .insertInto('customer_price_groups')
    .values({ ...row, customer_id })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}
