import type { ConsumableLine } from '@quayside/contract/consumables/consumables.schemas';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Which of these lower-case codes the merchant already uses. */
export function takenCodes(tx: Tx, customerId: number, codes: readonly string[]) {
  return tx
    .selectFrom('product_codes')
    .select(['code', 'product_id', 'is_alias'])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
}

export function takenBarcodes(tx: Tx, customerId: number, barcodes: readonly string[]) {
  return tx
    .selectFrom('products')
    .select(['barcode', 'product_id'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`barcode = any(${barcodes}::text[])`)
    .execute();
}

/** The next number for a generated barcode, unique over all merchants. */
export async function nextBarcodeNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('generated_barcodes') as number`.execute(tx);
  return rows[0]?.number ?? 0;
}

type ProductRow = Omit<Insertable<Tables['products']>, 'customer_id' | 'product_id' | 'search_text'>;

/** Undefined when the SKU or barcode is taken; waits for a concurrent insert of the same one. */
export function insertProduct(tx: Tx, customerId: number, row: ProductRow) {
  return tx
    .insertInto('products')
    .values({ ...row, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst();
}

export async function writeProduct(tx: Tx, customerId: number, productId: number, change: Updateable<Tables['products']>): Promise<void> {
  await tx.updateTable('products').set(change).where('customer_id', '=', customerId).where('product_id', '=', productId).execute();
}

export type Code = { readonly code: string; readonly is_alias: boolean };

/** Inserts codes for a product and returns those it got. Sorted, so that two products that want each other's codes cannot deadlock. */
export async function claimCodes(tx: Tx, customerId: number, productId: number, codes: readonly Code[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = codes
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((one) => ({ ...one, customer_id: customerId, product_id: productId }));
  const got = await tx
    .insertInto('product_codes')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['customer_id', 'code']).doNothing())
    .returning('code')
    .execute();
  return got.map(({ code }) => code);
}

export async function releaseAlias(tx: Tx, customerId: number, productId: number): Promise<void> {
  await tx
    .deleteFrom('product_codes')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('is_alias', '=', true)
    .execute();
}

/** Replaces the product's consumables. */
export async function attachConsumables(tx: Tx, customerId: number, productId: number, lines: readonly ConsumableLine[]): Promise<void> {
  await tx.deleteFrom('product_consumables').where('customer_id', '=', customerId).where('product_id', '=', productId).execute();
  if (lines.length === 0) return;
  const rows = lines.map(({ consumable_id, quantity }) => ({ customer_id: customerId, product_id: productId, consumable_id, quantity }));
  await tx.insertInto('product_consumables').values(rows).execute();
}

/** Soft-deletes: existing documents keep referring to the products, and their codes become free (D-11). */
export async function markDeleted(tx: Tx, customerId: number, productIds: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('products')
    .set({ deleted_at: now, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .execute();
  await tx.deleteFrom('product_codes').where('customer_id', '=', customerId).where('product_id', 'in', productIds).execute();
}
