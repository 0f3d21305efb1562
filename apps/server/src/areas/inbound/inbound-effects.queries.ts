import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { send, type Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type Units = { readonly product_id: number; readonly quantity: number };

/** Locks an appointment until the end of the transaction. Deleted ones are not found. */
export function lockInbound(tx: Tx, customerId: number, inboundId: number) {
  return tx
    .selectFrom('inbounds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertEvent(
  tx: Tx,
  customer_id: number,
  row: Omit<Insertable<Tables['inbound_events']>, 'customer_id'>,
): Promise<void> {
  await send(tx, tx.insertInto('inbound_events').values({ customer_id, ...row }));
}

/** Sets each line's expected units to its quantity, and returns them. */
export async function announceLines(tx: Tx, customerId: number, inboundId: number): Promise<Units[]> {
  return tx
    .updateTable('inbound_lines')
    .set((of) => ({ expected: of.ref('quantity') }))
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .returning(['product_id', 'quantity'])
    .execute();
}

/** Sets expected units of these appointments to 0 and returns what they were. */
export async function clearExpected(
  tx: Tx,
  customerId: number,
  inboundIds: readonly number[],
): Promise<(Units & { inbound_id: number })[]> {
  const { rows } = await sql<Units & { inbound_id: number }>`
    update inbound_lines l set expected = 0
      from (select inbound_id, product_id, expected from inbound_lines
             where customer_id = ${customerId} and inbound_id = any(${inboundIds}::bigint[]) and expected > 0) before
     where l.customer_id = ${customerId} and l.inbound_id = before.inbound_id and l.product_id = before.product_id
    returning l.inbound_id, l.product_id, before.expected as quantity`.execute(tx);
  return rows;
}

/** Takes units from what is expected, at most what is left of each line, and returns what was taken. */
export async function takeExpected(tx: Tx, customerId: number, inboundId: number, units: readonly Units[]): Promise<Units[]> {
  const ids = units.map(({ product_id }) => product_id);
  const quantities = units.map(({ quantity }) => quantity);
  const { rows } = await sql<Units>`
    update inbound_lines l set expected = before.expected - least(before.expected, v.quantity)
      from (select product_id, expected from inbound_lines where customer_id = ${customerId} and inbound_id = ${inboundId}) before
      join (select product_id, sum(quantity)::int as quantity
              from unnest(${ids}::bigint[], ${quantities}::int[]) u (product_id, quantity) group by product_id) v using (product_id)
     where l.customer_id = ${customerId} and l.inbound_id = ${inboundId} and l.product_id = before.product_id and before.expected > 0
    returning l.product_id, least(before.expected, v.quantity) as quantity`.execute(tx);
  return rows;
}

export async function addLossOrderNo(tx: Tx, customerId: number, inboundId: number, lossOrderNo: string): Promise<void> {
  await tx
    .updateTable('inbounds')
    .set({ loss_order_nos: sql`array_append(loss_order_nos, ${lossOrderNo})` })
    .where('customer_id', '=', customerId)
    .where('inbound_id', '=', inboundId)
    .execute();
}
