import type { MerchantCtx } from '#server/kernel/ctx.ts';
import * as serials from './serial-numbers.queries.ts';

/** The merchant's serial numbers, limited to the user's SKU scope. */
export function listSerialNumbers({ tx, actor }: MerchantCtx, input: Parameters<typeof serials.serialPage>[2]) {
  return serials.serialPage(tx, actor, input);
}

export function countSerialNumbers({ tx, actor }: MerchantCtx) {
  return serials.serialCounts(tx, actor);
}
