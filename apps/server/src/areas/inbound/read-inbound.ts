import type { ParsedOf } from '@quayside/contract/kernel/call';
import { smallProductPicture } from '@quayside/contract/kernel/paths';
import type { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { knownCarriers } from '@quayside/domain/inbound/inbound-rules';
import { codeKey } from '@quayside/domain/products/product-rules';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import { listWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf } from '#server/kernel/days.ts';
import { found } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { boxPage, itemsOfBoxes } from './box-list.queries.ts';
import * as lists from './inbound-list.queries.ts';
import { boxView, detailView, listRow, type Viewer } from './inbound.map.ts';
import * as inbounds from './inbound.queries.ts';

/** How many lines of an appointment the list shows. */
const SHOWN = 3;
const RECENT = 50;
const DAY_MS = 24 * 3_600_000;

/** One page of the merchant's appointments, limited to the user's SKU scope. */
export async function listInbounds(ctx: MerchantCtx, input: Parameters<typeof lists.inboundPage>[2]) {
  const { list, count } = await lists.inboundPage(ctx.tx, ctx.actor, input);
  return { list: await withGoods(ctx, list), count };
}

type ListedInbound = Awaited<ReturnType<typeof lists.inboundPage>>['list'][number];

export async function withGoods({ tx, actor }: MerchantCtx, list: readonly ListedInbound[]) {
  const ids = list.map((row) => row.inbound_id);
  const goods = Map.groupBy(await lists.goodsOf(tx, actor, ids, SHOWN), (good) => good.inbound_id);
  const sums = actor.skuScope === null ? [] : await lists.sumsInScope(tx, actor, ids);
  const own = new Map(sums.map((one) => [one.inbound_id, one]));
  return list.map((row) => listRow(row, goods.get(row.inbound_id) ?? [], own.get(row.inbound_id)));
}

export async function countInbounds({ tx, actor }: MerchantCtx) {
  const { list } = await lists.statusCounts(tx, actor);
  return { list: list.map(({ key, count }) => ({ status: key, count })) };
}

export function getInbound({ tx, actor }: MerchantCtx, { inbound_id }: { inbound_id: number }) {
  return inboundDetail(tx, actor, inbound_id);
}

/** An appointment as the viewer sees it: all of it, or only lines and boxes of the viewer's SKUs, without money and driver. */
export async function inboundDetail(tx: Tx, viewer: Viewer, inboundId: number) {
  const { customerId } = viewer;
  const row = found(await inbounds.inboundRow(tx, viewer, inboundId));
  const isLimited = viewer.kind === 'supplier' || (await inbounds.withHiddenLines(tx, viewer, [inboundId])).size > 0;
  const [lines, sums, groups, states, services, events] = await together(
    inbounds.linesOf(tx, viewer, inboundId),
    inbounds.packedSums(tx, customerId, inboundId),
    packingList(tx, viewer, inboundId),
    inbounds.boxStateCounts(tx, viewer, inboundId),
    isLimited ? [] : inbounds.bookedServices(tx, customerId, inboundId),
    inbounds.eventsOf(tx, customerId, inboundId),
  );
  return detailView(row, { lines, sums, groups, states, services, events, isLimited });
}

/** The rows of the packing list. The boxes of a row are equal, so the items of its first box suffice. */
export async function packingList(tx: Tx, viewer: Viewer, inboundId: number) {
  const groups = await inbounds.boxGroups(tx, viewer, inboundId);
  const firsts = groups.map((group) => group.first_box_no);
  const place = await inbounds.lineOrder(tx, viewer.customerId, inboundId);
  const booked = (await inbounds.bookedItems(tx, viewer.customerId, inboundId, firsts)).toSorted(
    (a, b) => (place.get(a.product_id) ?? 0) - (place.get(b.product_id) ?? 0),
  );
  const items = Map.groupBy(booked, (item) => item.box_no);
  return groups.map((group) => ({
    ...group,
    items: (items.get(group.first_box_no) ?? []).map(({ product_id, quantity }) => ({ product_id, quantity })),
  }));
}

/** Box by box, of one appointment or of all (D-50). */
export async function listBoxes({ tx, actor }: MerchantCtx, input: ParsedOf<typeof inboundCalls.boxes>) {
  if (input.inbound_id !== undefined) found(await inbounds.inboundRow(tx, actor, input.inbound_id));
  const { list, count } = await boxPage(tx, actor, input);
  const items = Map.groupBy(await itemsOfBoxes(tx, actor, list), ({ inbound_id, box_no }) => `${inbound_id} ${box_no}`);
  return { list: list.map((box) => boxView(box, items.get(`${box.inbound_id} ${box.box_no}`) ?? [])), count };
}

/** Everything the wizard offers. Suppliers see no prices. */
export async function getOptions(ctx: MerchantCtx) {
  const { tx, actor, now } = ctx;
  const services = (await inbounds.servicesAcrossMerchants(tx)).filter(({ enabled }) => enabled);
  const carriers = [...(await inbounds.usedCarriers(tx, actor, RECENT)), ...knownCarriers];
  return {
    warehouses: (await listWarehouses(ctx)).list,
    services: services.map((one) => ({ ...one, price: actor.kind === 'supplier' ? null : one.price })),
    insurance_rate: await configValue(tx, 'inbound_insurance_rate'),
    carriers: [...new Set(carriers)].filter((name) => name !== ''),
    first_day: firstDay(now),
  };
}

/** Tomorrow in the provider's time zone. */
export function firstDay(now: Date): string {
  return dayOf(new Date(now.getTime() + DAY_MS));
}

export async function resolveCodes({ tx, actor }: MerchantCtx, { codes }: { codes: readonly string[] }) {
  const wanted = [...new Set(codes)];
  const rows = await inbounds.productsOfCodes(tx, actor, wanted, wanted.map(codeKey));
  // Reversed, because of several matches the first is kept: a SKU or alias before a barcode.
  const byCode = new Map(rows.toReversed().map((row) => [row.code, row]));
  return {
    list: codes.map((code) => {
      const row = byCode.get(code);
      if (!row) return { code, product: null };
      const { image_file_id, code: _code, ...product } = row;
      return { code, product: { ...product, image_url: smallProductPicture(image_file_id) } };
    }),
  };
}
