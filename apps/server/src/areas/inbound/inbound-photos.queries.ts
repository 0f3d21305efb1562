import { sql, type Insertable } from 'kysely';
import { idsInScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export function insertPhoto(tx: Tx, customer_id: number, photo: Omit<Insertable<Tables['inbound_photos']>, 'customer_id'>) {
  return tx
    .insertInto('inbound_photos')
    .values({ customer_id, ...photo })
    .returning(['photo_id', 'file_id', 'caption', 'taken_by', 'created_at', 'box_no'])
    .executeTakeFirstOrThrow();
}

export function photosOfBox(tx: Tx, customerId: number, inboundId: number, boxNo: number) {
  return tx
    .selectFrom('inbound_photos')
    .select(['photo_id', 'file_id', 'caption', 'taken_by', 'created_at', 'box_no'])
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .where('box_no', '=', boxNo)
    .orderBy('photo_id')
    .execute();
}

/** Photos of the scope: for a limited one those of boxes that hold only its SKUs. `p` is the photo of the query; one of no box shows them all. */
export function photoInScope({ customerId, skuScope }: SkuScope) {
  if (skuScope === null) return sql<boolean>`true`;
  const mine = idsInScope({ customerId, skuScope });
  const items = sql`select from inbound_box_items s
    where s.customer_id = ${customerId} and s.inbound_id = p.inbound_id and (p.box_no is null or s.box_no = p.box_no)`;
  return sql<boolean>`(exists (${items}) and not exists (${items} and s.product_id <> all(${mine})))`;
}

/** Whether a file is a photo of a box, and one in the scope. */
export function photoWithFile(tx: Tx, scope: SkuScope, fileId: string) {
  return tx
    .selectFrom('inbound_photos as p')
    .select(photoInScope(scope).as('in_scope'))
    .where('p.customer_id', '=', scope.customerId)
    .where('p.file_id', '=', fileId)
    .executeTakeFirst();
}
