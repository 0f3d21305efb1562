import { sql, type Insertable, type Updateable } from 'kysely';
import { send, type Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type NewInbound = Omit<Insertable<Tables['inbounds']>, 'customer_id' | 'inbound_id'>;
type Change = Omit<Updateable<Tables['inbounds']>, 'customer_id' | 'inbound_id' | 'code' | 'inbound_no'>;

/** Undefined when the number is taken. */
export function insertInbound(tx: Tx, customerId: number, row: NewInbound) {
  return tx
    .insertInto('inbounds')
    .values({ ...row, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeInbounds(tx: Tx, customerId: number, inboundIds: readonly number[], change: Change): Promise<void> {
  await tx
    .updateTable('inbounds')
    .set(change)
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`inbound_id = any(${inboundIds}::bigint[])`)
    .execute();
}

export type StoredLine = { product_id: number; quantity: number; purchase_price: string | null };

export function storedLines(tx: Tx, customerId: number, inboundId: number): Promise<StoredLine[]> {
  return tx
    .selectFrom('inbound_lines')
    .select(['product_id', 'quantity', 'purchase_price'])
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .orderBy('line_no')
    .execute();
}

/** Replaces the lines, keeping the given order. One statement however many there are. */
export async function writeLines(tx: Tx, customerId: number, inboundId: number, lines: readonly StoredLine[]): Promise<void> {
  await send(tx, tx.deleteFrom('inbound_lines').where('customer_id', '=', customerId).where('inbound_id', '=', inboundId));
  if (lines.length === 0) return;
  const [ids, quantities, prices] = [
    lines.map((line) => line.product_id),
    lines.map((line) => line.quantity),
    lines.map((line) => line.purchase_price),
  ];
  await send(
    tx,
    sql`
    insert into inbound_lines (customer_id, inbound_id, line_no, product_id, quantity, purchase_price)
    select ${customerId}, ${inboundId}, v.line_no, v.product_id, v.quantity, v.price
      from unnest(${ids}::bigint[], ${quantities}::int[], ${prices}::numeric[]) with ordinality v (product_id, quantity, price, line_no)`,
  );
}

export type NewBox = {
  readonly box_no: number;
  readonly group_no: number;
  readonly weight_kg: string | null;
  readonly length_cm: string | null;
  readonly width_cm: string | null;
  readonly height_cm: string | null;
};
export type NewItem = { readonly box_no: number; readonly product_id: number; readonly quantity: number };

/** Removes all boxes, or those with these numbers. */
export async function removeBoxes(tx: Tx, customerId: number, inboundId: number, boxNos?: readonly number[]): Promise<void> {
  for (const table of ['inbound_box_items', 'inbound_boxes'] as const) {
    let rows = tx.deleteFrom(table).where('customer_id', '=', customerId).where('inbound_id', '=', inboundId);
    if (boxNos) rows = rows.where(sql<boolean>`box_no = any(${boxNos}::int[])`);
    await send(tx, rows);
  }
}

/** Two statements however many boxes there are. */
export async function insertBoxes(
  tx: Tx,
  customerId: number,
  inboundId: number,
  boxes: readonly NewBox[],
  items: readonly NewItem[],
): Promise<void> {
  if (boxes.length > 0)
    await send(
      tx,
      sql`
      insert into inbound_boxes (customer_id, inbound_id, box_no, group_no, weight_kg, length_cm, width_cm, height_cm)
      select ${customerId}, ${inboundId}, v.* from unnest(
        ${boxes.map((box) => box.box_no)}::int[], ${boxes.map((box) => box.group_no)}::int[],
        ${boxes.map((box) => box.weight_kg)}::numeric[], ${boxes.map((box) => box.length_cm)}::numeric[],
        ${boxes.map((box) => box.width_cm)}::numeric[], ${boxes.map((box) => box.height_cm)}::numeric[]) v`,
    );
  if (items.length > 0)
    await send(
      tx,
      sql`
      insert into inbound_box_items (customer_id, inbound_id, box_no, product_id, quantity)
      select ${customerId}, ${inboundId}, v.* from unnest(
        ${items.map((item) => item.box_no)}::int[], ${items.map((item) => item.product_id)}::bigint[],
        ${items.map((item) => item.quantity)}::int[]) v`,
    );
}

/** The boxes with their group numbers. */
export function boxNumbers(tx: Tx, customerId: number, inboundId: number) {
  return tx
    .selectFrom('inbound_boxes')
    .select(['box_no', 'group_no'])
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .orderBy('box_no')
    .execute();
}

export type ServiceRow = { readonly service_id: number; readonly price: string; readonly quantity: number };

/** Replaces the booked services. */
export async function writeServices(tx: Tx, customerId: number, inboundId: number, services: readonly ServiceRow[]): Promise<void> {
  await send(tx, tx.deleteFrom('inbound_booked_services').where('customer_id', '=', customerId).where('inbound_id', '=', inboundId));
  if (services.length === 0) return;
  const rows = services.map(({ service_id, price, quantity }) => ({
    customer_id: customerId,
    inbound_id: inboundId,
    service_id,
    price,
    quantity,
  }));
  await send(tx, tx.insertInto('inbound_booked_services').values(rows));
}
