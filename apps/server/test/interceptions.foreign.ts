import type { ForeignRows } from './kit/foreign-rows.ts';

/** Calls about an order: `order_id` of another merchant is made for all areas. */
export const interceptionsForeign: ForeignRows = {
  calls: ['interceptions.intercept', 'interceptions.odds', 'interceptions.ofOrder'],
  make: async () => ({}),
};
