import { withDeskPicture } from '#server/areas/products/products.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import * as desk from './desk-inbound.queries.ts';
import { goodsOfAcrossMerchants } from './inbound-list.queries.ts';
import { listRow } from './inbound.map.ts';
import { inboundDetail } from './read-inbound.ts';

/** How many lines of an appointment the list shows. */
const SHOWN = 3;

/** Appointments of every merchant, for staff. */
export async function listForStaff({ tx }: DeskCtx, input: Parameters<typeof desk.inboundPageAcrossMerchants>[1]) {
  const { list, count } = await desk.inboundPageAcrossMerchants(tx, input);
  const goods = Map.groupBy(await goodsOfAcrossMerchants(tx, list, SHOWN), ({ inbound_id }) => inbound_id);
  return {
    list: list.map(({ customer_id, customer_name, ...row }) => {
      const shown = listRow(row, goods.get(row.inbound_id) ?? []);
      return { ...shown, customer_id, customer_name, goods: shown.goods.map((one) => withDeskPicture(one, customer_id)) };
    }),
    count,
  };
}

export function countForStaff({ tx }: DeskCtx) {
  return desk.statusCountsAcrossMerchants(tx);
}

type One = { readonly customer_id: number; readonly inbound_id: number };

export async function getForStaff({ tx }: DeskCtx, { customer_id, inbound_id }: One) {
  const { name } = found(await desk.customerName(tx, customer_id));
  const detail = await inboundDetail(tx, { customerId: customer_id, skuScope: null }, inbound_id);
  return { ...detail, customer_id, customer_name: name, lines: detail.lines.map((line) => withDeskPicture(line, customer_id)) };
}
