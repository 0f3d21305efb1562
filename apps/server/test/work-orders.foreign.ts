import type { ForeignRows } from './kit/foreign-rows.ts';

const FILE = '33333333-3333-4333-8333-333333333333';

/** A work order of another merchant, and its product. */
export const workOrdersForeign: ForeignRows = {
  calls: ['work-orders.get', 'work-orders.cancel', 'work-orders.image'],
  make: async (db, customer_id) => {
    const facts = { type: 'count', warehouse_id: 1, skus: 1, units: 1, quoted: '1.00', prices: '{}', fees: '[]' } as const;
    const { work_order_id } = await db
      .insertInto('work_orders')
      .values({ customer_id, work_order_no: 'SS-260101-FGN33', ...facts, created_by: 'x', created_at: new Date() })
      .returning('work_order_id')
      .executeTakeFirstOrThrow();
    return { work_order_id, 'work-orders.image': { work_order_id, file_id: FILE } };
  },
};
