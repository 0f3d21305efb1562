import { consumableScopes } from '@quayside/contract/consumables/consumables.schemas';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** The provider's consumables and the merchant's own. */
export function consumablesFor(tx: Tx, ...customerIds: readonly number[]) {
  return tx
    .selectFrom('consumables')
    .selectAll()
    .where((is) => is.or([is('customer_id', 'is', null), is('customer_id', 'in', customerIds)]))
    .orderBy('name_en')
    .orderBy('consumable_id')
    .execute();
}

export async function isPictureFor(tx: Tx, customerId: number, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('consumables')
    .select('consumable_id')
    .where('image_file_id', '=', fileId)
    .where((is) => is.or([is('customer_id', 'is', null), is('customer_id', '=', customerId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Filters = Page<'consumable_id' | 'name_en'> & {
  scope?: 'company' | 'customer' | undefined;
  customer_id?: number | undefined;
  enabled?: 0 | 1 | undefined;
  keyword?: string | undefined;
};

function withCustomer(tx: Tx) {
  return tx
    .selectFrom('consumables as s')
    .leftJoin('customers as c', 'c.customer_id', 's.customer_id')
    .selectAll('s')
    .select('c.name as customer_name');
}

/** For staff. There are hundreds at most, so a keyword search scans every row. */
export function consumablesAcrossMerchants(tx: Tx, input: Filters) {
  let rows = withCustomer(tx);
  if (input.scope) rows = rows.where('s.customer_id', input.scope === 'company' ? 'is' : 'is not', null);
  if (input.customer_id !== undefined) rows = rows.where('s.customer_id', '=', input.customer_id);
  if (input.enabled !== undefined) rows = rows.where('s.enabled', '=', input.enabled === 1);
  if (input.keyword) {
    const word = input.keyword.toLowerCase();
    rows = rows.where(sql<boolean>`strpos(lower(s.name_en || E'\n' || s.name_cn || E'\n' || s.specification), ${word}) > 0`);
  }
  return pageQuery(tx, rows, input, { consumable_id: 's.consumable_id', name_en: 's.name_en' }, 's.consumable_id');
}

export function consumableAcrossMerchants(tx: Tx, consumableId: number) {
  return withCustomer(tx).where('s.consumable_id', '=', consumableId).executeTakeFirstOrThrow();
}

type Row = Omit<Insertable<Tables['consumables']>, 'consumable_id'>;

export function insertConsumableAcrossMerchants(tx: Tx, row: Row) {
  return tx.insertInto('consumables').values(row).returning('consumable_id').executeTakeFirstOrThrow();
}

/** Undefined when there is no such consumable. */
export function writeConsumableAcrossMerchants(tx: Tx, consumableId: number, row: Row) {
  return tx.updateTable('consumables').set(row).where('consumable_id', '=', consumableId).returning('consumable_id').executeTakeFirst();
}

export function customerExistsAcrossMerchants(tx: Tx, customerId: number) {
  return tx.selectFrom('customers').select('customer_id').where('customer_id', '=', customerId).executeTakeFirst();
}

/** Consumables of the company and of merchants, for the tabs. */
export function consumableCountsAcrossMerchants(tx: Tx) {
  const rowsOf = (scope: (typeof consumableScopes)[number]) =>
    tx.selectFrom('consumables').where('customer_id', scope === 'company' ? 'is' : 'is not', null);
  return countTabs(tx, consumableScopes, rowsOf);
}
