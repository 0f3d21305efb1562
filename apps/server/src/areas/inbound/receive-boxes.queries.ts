import { sql, type Insertable, type Updateable } from 'kysely';
import type { DifferenceReason } from '@quayside/domain/inbound/difference-reasons';
import type { BoxState } from '@quayside/domain/inbound/inbound-machine';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Writes of the receiving desk. The caller has locked the appointment, and the box where two stations could meet. */
export type InboundKey = { readonly customer_id: number; readonly inbound_id: number };
export type BoxKey = InboundKey & { readonly box_no: number };
export type ItemCount = {
  readonly product_id: number;
  readonly received: number | null;
  readonly broken: number;
  readonly reason: DifferenceReason | null;
};

/** Counting shares the appointment, so that two stations work at once; closing it or moving its stage waits for them. */
export function shareInbound(tx: Tx, { customer_id, inbound_id }: InboundKey) {
  return tx
    .selectFrom('inbounds')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Row lock: of two scanners at one box the second waits for the first. */
export function lockBox(tx: Tx, { customer_id, inbound_id, box_no }: BoxKey) {
  return tx
    .selectFrom('inbound_boxes')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('box_no', '=', box_no)
    .forUpdate()
    .executeTakeFirst();
}

export function lockBoxes(tx: Tx, { customer_id, inbound_id }: InboundKey) {
  return tx
    .selectFrom('inbound_boxes')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .orderBy('box_no')
    .forUpdate()
    .execute();
}

export function itemsOfBoxes(tx: Tx, { customer_id, inbound_id }: InboundKey, boxNos: readonly number[]) {
  return tx
    .selectFrom('inbound_box_items')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('box_no', 'in', boxNos)
    .orderBy('box_no')
    .orderBy('product_id')
    .execute();
}

/** Sets counts of a box. A SKU that is not in it is added with nothing booked. */
export async function writeCounts(tx: Tx, box: BoxKey, counts: readonly ItemCount[]): Promise<void> {
  if (counts.length === 0) return;
  const { customer_id, inbound_id, box_no } = box;
  await tx
    .insertInto('inbound_box_items')
    .values(counts.map((count) => ({ customer_id, inbound_id, box_no, quantity: 0, ...count })))
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'inbound_id', 'box_no', 'product_id']).doUpdateSet(({ ref }) => ({
        received: ref('excluded.received'),
        broken: ref('excluded.broken'),
        reason: ref('excluded.reason'),
      })),
    )
    .execute();
}

/** Takes back a SKU that was added by a count. */
export async function removeUnbooked(tx: Tx, { customer_id, inbound_id, box_no }: BoxKey): Promise<void> {
  await tx
    .deleteFrom('inbound_box_items')
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('box_no', '=', box_no)
    .where('quantity', '=', 0)
    .where('received', 'is', null)
    .execute();
}

type QualifiedItem = { readonly product_id: number; readonly broken: number; readonly qualified: number };

export async function writeQualified(tx: Tx, { customer_id, inbound_id, box_no }: BoxKey, items: readonly QualifiedItem[]): Promise<void> {
  await sql`
    update inbound_box_items i
       set broken = v.broken, qualified = v.qualified,
           reason = case when v.broken > 0 then coalesce(i.reason, 'broken') else i.reason end
      from jsonb_to_recordset(${JSON.stringify(items)}) v (product_id bigint, broken int, qualified int)
     where i.customer_id = ${customer_id} and i.inbound_id = ${inbound_id} and i.box_no = ${box_no} and i.product_id = v.product_id`.execute(
    tx,
  );
}

type ShelvedItem = { readonly box_no: number; readonly product_id: number; readonly shelved: number; readonly reason: string | null };

export async function writeShelved(tx: Tx, { customer_id, inbound_id }: InboundKey, items: readonly ShelvedItem[]): Promise<void> {
  await sql`
    update inbound_box_items i set shelved = v.shelved, reason = coalesce(v.reason, i.reason)
      from jsonb_to_recordset(${JSON.stringify(items)}) v (box_no int, product_id bigint, shelved int, reason text)
     where i.customer_id = ${customer_id} and i.inbound_id = ${inbound_id} and i.box_no = v.box_no and i.product_id = v.product_id`.execute(
    tx,
  );
}

export async function writeBoxes(
  tx: Tx,
  { customer_id, inbound_id }: InboundKey,
  boxNos: readonly number[],
  change: Updateable<Tables['inbound_boxes']> & { state?: BoxState },
): Promise<void> {
  if (boxNos.length === 0) return;
  await tx
    .updateTable('inbound_boxes')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('box_no', 'in', boxNos)
    .execute();
}

export async function writeInbound(tx: Tx, { customer_id, inbound_id }: InboundKey, change: Updateable<Tables['inbounds']>): Promise<void> {
  await tx.updateTable('inbounds').set(change).where('customer_id', '=', customer_id).where('inbound_id', '=', inbound_id).execute();
}

/** What a dock can take in a period of a weekday. */
export async function writeDockSlot(tx: Tx, slot: Insertable<Tables['dock_slots']>): Promise<void> {
  await tx
    .insertInto('dock_slots')
    .values(slot)
    .onConflict((conflict) =>
      conflict.columns(['warehouse_id', 'weekday', 'period']).doUpdateSet(({ ref }) => ({ capacity_m3: ref('excluded.capacity_m3') })),
    )
    .execute();
}
