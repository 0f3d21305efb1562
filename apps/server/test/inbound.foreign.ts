import type { ForeignRows } from './kit/foreign-rows.ts';

/** An appointment of another merchant. */
export const inboundForeign: ForeignRows = {
  calls: [
    'inbound.answerProposal',
    'inbound.boxes',
    'inbound.copy',
    'inbound.get',
    'inbound.packingList',
    'inbound.printMarks',
    'inbound.productList',
    'inbound.save',
    'inbound.savePacking',
    'inbound.split',
    'inbound.submit',
    'inbound.updateShipping',
  ],
  make: async (db, customer_id) => {
    const now = new Date();
    const facts = { code: 'FGN22', inbound_no: 'ASN-260101-FGN22', original_no: 'ASN-260101-FGN22', warehouse_id: 1, created_by: 'x' };
    const { inbound_id } = await db
      .insertInto('inbounds')
      .values({ customer_id, ...facts, created_at: now, updated_at: now })
      .returning('inbound_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('inbound_boxes').values({ customer_id, inbound_id, box_no: 1, group_no: 1 }).execute();
    return {
      inbound_id,
      'inbound.boxes': { inbound_id },
      'inbound.save': { inbound_id, step: 1, warehouse_id: 1, lines: [], boxes: [] },
      'inbound.printMarks': { inbound_id, width_mm: 100, height_mm: 150, box_nos: [1] },
      boxes: [],
      shipping: {},
      accept: 1,
      box_nos: [1],
      format: 'pdf',
    };
  },
};
