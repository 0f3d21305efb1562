import type { ForeignRows } from './kit/foreign-rows.ts';

/** Calls about an order: `order_id` and `file_id` of another merchant are made for all areas. */
export const exceptionsForeign: ForeignRows = {
  calls: ['exceptions.image', 'exceptions.ofOrder', 'exceptions.reply'],
  make: async () => ({}),
};
