import { sql, type Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** The provider's categories, the same for every merchant. Siblings in their order. */
export function categoriesAcrossMerchants(tx: Tx) {
  return tx.selectFrom('categories').selectAll().orderBy('sort').orderBy('category_id').execute();
}

/** Locks the whole tree: two concurrent moves could make a cycle that neither sees. */
export function lockCategoriesAcrossMerchants(tx: Tx) {
  return tx.selectFrom('categories').selectAll().orderBy('category_id').forUpdate().execute();
}

type Row = Omit<Insertable<Tables['categories']>, 'category_id'>;

export function insertCategoryAcrossMerchants(tx: Tx, row: Row) {
  return tx.insertInto('categories').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such category. */
export function writeCategoryAcrossMerchants(tx: Tx, categoryId: number, row: Row) {
  return tx.updateTable('categories').set(row).where('category_id', '=', categoryId).returningAll().executeTakeFirst();
}

/** Renumbers these in the given order, with gaps. */
export async function sortCategoriesAcrossMerchants(tx: Tx, order: readonly number[]): Promise<void> {
  await sql`update categories c set sort = o.place * 10 from unnest(${[...order]}::bigint[]) with ordinality o (category_id, place)
             where c.category_id = o.category_id`.execute(tx);
}
