import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { needsReason } from '@quayside/domain/receiving/receiving-rules';
import {
  countedBox,
  itemsOfBoxes,
  photosOfBox,
  removeUnbooked,
  writeBoxes,
  writeCounts,
  type BoxKey,
  type ItemCount,
} from '#server/areas/inbound/inbound.public.ts';
import { holdProducts } from '#server/areas/products/products.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { lockOpenBox, shareForReceiving } from './lock-receiving.ts';
import * as receiving from './receiving.queries.ts';
import { record } from './scan-code.ts';
import * as scans from './scans.queries.ts';

type Item = Awaited<ReturnType<typeof itemsOfBoxes>>[number];
const countOf = ({ product_id, received, broken, reason }: Item): ItemCount => ({ product_id, received, broken, reason });
const fresh = (product_id: number): ItemCount => ({ product_id, received: null, broken: 0, reason: null });

/** A count typed by a person replaces the scanned one. A SKU that is not booked in this box is added with nothing booked. */
export async function setCount(ctx: DeskCtx, input: ParsedOf<typeof receivingDeskCalls.deskSetCount>) {
  const { customer_id, box_no, product_id, received, broken, reason } = input;
  if (broken > received) refuseFields({ path: 'broken', code: 'receiving.broken_above_received', params: { max: received } });
  await lockOpenBox(ctx, input);
  const item = (await itemsOfBoxes(ctx.tx, input, [box_no])).find((one) => one.product_id === product_id);
  if (!item && !(await holdProducts(ctx.tx, { customerId: customer_id, skuScope: null }, [product_id])).has(product_id))
    refuseFields({ path: 'product_id', code: 'receiving.no_product', params: {} });
  const before = item ? countOf(item) : fresh(product_id);
  await writeCounts(ctx.tx, input, [{ product_id, received, broken, reason }]);
  const sku = found((await receiving.boxItems(ctx.tx, input, box_no)).find((one) => one.product_id === product_id)).sku;
  const booked = item?.quantity ?? 0;
  await record(ctx, input, { box_no, code: sku, result: 'set', facts: { sku, counted: received, booked, before: [before] } });
  return { result: 'set' as const, code: sku, box_no, sku, product_id, counted: received, booked, other: null };
}

/** Every booked SKU gets its booked quantity. Units of SKUs that are not booked stay as they were counted. */
export async function countAsBooked(ctx: DeskCtx, key: BoxKey): Promise<Record<string, never>> {
  await lockOpenBox(ctx, key);
  const items = (await itemsOfBoxes(ctx.tx, key, [key.box_no])).filter(({ quantity }) => quantity > 0);
  const counts = items.map(({ product_id, quantity, broken, reason }) => {
    const left = Math.min(broken, quantity);
    return { product_id, received: quantity, broken: left, reason: left > 0 ? reason : null };
  });
  await writeCounts(ctx.tx, key, counts);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = { counted: units, booked: units, before: items.map(countOf) };
  await record(ctx, key, { box_no: key.box_no, code: '', result: 'all_as_booked', facts });
  return {};
}

/** Takes back the newest count of this box. The box is locked, so it is still the newest. */
export async function undoLast(ctx: DeskCtx, key: BoxKey): Promise<Record<string, never>> {
  await lockOpenBox(ctx, key);
  const last = await scans.lastCount(ctx.tx, key, key.box_no);
  if (!last) throw new Refusal('receiving.nothing_to_undo');
  const { before = [] } = last.params as scans.ScanFacts; // written by `record`
  await writeCounts(ctx.tx, key, before);
  await removeUnbooked(ctx.tx, key);
  await scans.deleteScan(ctx.tx, key.customer_id, last.scan_id);
  return {};
}

export async function measureBox(ctx: DeskCtx, input: ParsedOf<typeof receivingDeskCalls.deskMeasureBox>): Promise<Record<string, never>> {
  const { customer_id, inbound_id, box_no, ...measured } = input;
  await shareForReceiving(ctx, input);
  found(await receiving.box(ctx.tx, input, box_no));
  ctx.concerns(customer_id, { before: {}, after: { box_no, ...measured } });
  await writeBoxes(ctx.tx, { customer_id, inbound_id }, [box_no], measured);
  return {};
}

/** Ends counting. All that is missing is said at once: a reason for each difference, and a photo of the box. */
export async function closeBox(ctx: DeskCtx, key: BoxKey): Promise<Record<string, never>> {
  const { inbound, box } = await lockOpenBox(ctx, key);
  const items = await itemsOfBoxes(ctx.tx, key, [key.box_no]);
  const different = items.filter(needsReason);
  const errors: FieldError[] = different
    .filter(({ reason }) => reason === null)
    .map(({ product_id }) => ({ path: `items.${product_id}.reason`, code: 'receiving.reason_needed', params: {} }));
  if (different.length > 0 && (await photosOfBox(ctx.tx, key.customer_id, key.inbound_id, key.box_no)).length === 0)
    errors.push({ path: 'photos', code: 'receiving.photo_needed', params: {} });
  refuseFields(...errors);
  await writeCounts(
    ctx.tx,
    key,
    items.filter(({ received }) => received === null).map((item) => ({ ...countOf(item), received: 0 })),
  );
  const units = items.reduce((sum, { received }) => sum + (received ?? 0), 0);
  ctx.concerns(key.customer_id, { before: { box: box.state }, after: { box: 'counted', box_no: key.box_no, units } });
  await countedBox(ctx, inbound, key.box_no, units);
  await record(ctx, key, { box_no: key.box_no, code: '', result: 'closed', facts: { counted: units } });
  return {};
}
