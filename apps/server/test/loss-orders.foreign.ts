import type { ForeignRows } from './kit/foreign-rows.ts';

/** A loss order of another merchant. */
export const lossOrdersForeign: ForeignRows = {
  calls: ['loss-orders.accept', 'loss-orders.dispute', 'loss-orders.get', 'loss-orders.image'],
  make: async (db, customer_id) => {
    const now = new Date();
    const facts = { code: 'FGN33', inbound_no: 'ASN-260101-FGN33', original_no: 'ASN-260101-FGN33', warehouse_id: 1, created_by: 'x' };
    const times = { created_at: now, updated_at: now };
    const { inbound_id } = await db
      .insertInto('inbounds')
      .values({ customer_id, ...facts, ...times })
      .returning('inbound_id')
      .executeTakeFirstOrThrow();
    const source = { type: 'normal', source_id: inbound_id, source_no: facts.inbound_no, warehouse_id: 1, inspection: 'full' } as const;
    const offer = { waits_for: 'merchant', difference: 1, compensation: '1.00', creator: 'x', deadline: '2099-01-01' } as const;
    const { loss_order_id } = await db
      .insertInto('loss_orders')
      .values({ customer_id, loss_order_no: 'LO-260101-FGN33', ...source, ...offer, ...times })
      .returning('loss_order_id')
      .executeTakeFirstOrThrow();
    return { loss_order_id, 'loss-orders.dispute': { loss_order_id, text: 'No', image_ids: [] } };
  },
};
