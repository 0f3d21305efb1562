import type { ForeignRows } from './kit/foreign-rows.ts';

/** A request of another merchant. */
export const sourcingForeign: ForeignRows = {
  calls: ['sourcing.get', 'sourcing.accept', 'sourcing.decline', 'sourcing.message'],
  make: async (db, customer_id) => {
    const now = new Date();
    const wait = { waits_for: 'staff', waiting_since: now } as const;
    const { request_id } = await db
      .insertInto('sourcing_requests')
      .values({
        ...wait,
        customer_id,
        request_no: 'DS-260101-FGN33',
        product_name: 'x',
        link: 'https://example.com',
        quantity: 1,
        country: 'DE',
        created_by: 'x',
        created_at: now,
        updated_at: now,
      })
      .returning('request_id')
      .executeTakeFirstOrThrow();
    return {
      request_id,
      'sourcing.accept': { request_id, quote_no: 1, sku: 'X', warehouse_id: 1 },
      'sourcing.decline': { request_id, reason: 'x' },
      'sourcing.message': { request_id, body: 'x' },
    };
  },
};
