import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** Units that were counted and boxes that came. */
export async function handledQuantities(tx: Tx, customerId: number, inboundId: number): Promise<{ units: number; boxes: number }> {
  const { rows } = await sql<{ units: number; boxes: number }>`
    select (select coalesce(sum(received), 0) from inbound_box_items where customer_id = ${customerId} and inbound_id = ${inboundId}) as units,
           (select count(*) from inbound_boxes where customer_id = ${customerId} and inbound_id = ${inboundId}
               and state not in ('announced', 'missing')) as boxes`.execute(tx);
  return rows[0] ?? { units: 0, boxes: 0 };
}

export async function setCharged(
  tx: Tx,
  customerId: number,
  inboundId: number,
  services: readonly { readonly service_id: number; readonly charged: number }[],
): Promise<void> {
  for (const { service_id, charged } of services)
    await tx
      .updateTable('inbound_booked_services')
      .set({ charged })
      .where('customer_id', '=', customerId)
      .where('inbound_id', '=', inboundId)
      .where('service_id', '=', service_id)
      .execute();
}
