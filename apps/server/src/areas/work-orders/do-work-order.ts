import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { workOrdersDeskCalls } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { money } from '@quayside/domain/kernel/money';
import {
  MAX_WORK_PHOTOS,
  bundlesMade,
  totalOf,
  unitsOf,
  workFees,
  type PriceList,
  type WorkFee,
} from '@quayside/domain/work-orders/work-rules';
import { isProviderPicture } from '#server/areas/uploads/uploads.public.ts';
import { captureMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { getForStaff, whole, type One } from './desk-work-orders.ts';
import { moveStock } from './move-stock.ts';
import { notifyOfWork } from './notify-of-work.ts';
import { optionsOf } from './work-orders.map.ts';
import { addEvent, documentOf, releaseAll } from './work-orders.service.ts';
import * as work from './work-orders.queries.ts';

type Locked = work.LockedWorkOrder;
type Line = Awaited<ReturnType<typeof work.linesOf>>[number];
type Complete = ParsedOf<typeof workOrdersDeskCalls.deskComplete>;
const lock = async ({ tx }: DeskCtx, { customer_id, work_order_id }: One) =>
  found(await work.lockWorkOrder(tx, customer_id, work_order_id));

/** From here on the merchant cannot cancel it; the row lock decides between the two. */
export async function beginWork(ctx: DeskCtx, input: One) {
  const row = await lock(ctx, input);
  if (row.state !== 'submitted') throw new Refusal('work-orders.not_open');
  await work.writeWorkOrder(ctx.tx, row, { state: 'in_progress', begun_at: ctx.now, taken_by: actorLabel(ctx.actor) });
  await addEvent(ctx, row, 'begun');
  ctx.concerns(row.customer_id, { before: { state: row.state }, after: { state: 'in_progress' } });
  return getForStaff(ctx, input);
}

async function lockBegun(ctx: DeskCtx, input: One): Promise<Locked> {
  const row = await lock(ctx, input);
  if (row.state !== 'in_progress') throw new Refusal('work-orders.not_begun');
  return row;
}

export async function addPhoto(ctx: DeskCtx, input: ParsedOf<typeof workOrdersDeskCalls.deskAddPhoto>) {
  const { tx, now } = ctx;
  const { customer_id, work_order_id, file_id, product_id } = input;
  const row = await lockBegun(ctx, input);
  const lines = await work.linesOf(tx, whole(customer_id), work_order_id);
  const count = (await work.photosOf(tx, whole(customer_id), work_order_id)).length;
  const isOther = product_id !== null && !lines.some((line) => line.product_id === product_id);
  refuseFields(
    ...((await isProviderPicture(tx, file_id)) ? [] : [error('file_id', 'work-orders.no_photo')]),
    ...(isOther ? [error('product_id', 'work-orders.no_line')] : []),
    ...(count < MAX_WORK_PHOTOS ? [] : [error('file_id', 'work-orders.too_many_photos', { max: MAX_WORK_PHOTOS })]),
  );
  await work.insertPhoto(tx, row, { file_id, product_id, created_at: now });
  await addEvent(ctx, row, 'photo');
  ctx.concerns(customer_id, { before: { photos: count }, after: { photos: count + 1 } });
  return getForStaff(ctx, input);
}

/** Writes the results, moves the stock, charges what was done and tells the merchant. */
export async function completeWork(ctx: DeskCtx, input: Complete) {
  const { tx, now } = ctx;
  const row = await lockBegun(ctx, input);
  const lines = await work.linesOf(tx, whole(row.customer_id), row.work_order_id);
  const photos = await work.photosOf(tx, whole(row.customer_id), row.work_order_id);
  refuseFields(...resultErrors(row, lines, input, photos.length));
  const results = lines.map((line) => ({ ...line, ...resultOf(input, line.product_id) }));
  const made = bundlesMade(doneOf(results), row.bundle_quantity ?? 0);
  const fees = feesOf(row, results, made);
  const charged = totalOf(fees);
  const end = { state: 'done', closed_at: now, charged, fees: JSON.stringify(fees) } as const;
  await work.writeWorkOrder(tx, row, { ...end, tracking_no: input.tracking_no, result_note: input.result_note });
  await work.writeResults(tx, row, results);
  await addEvent(ctx, row, 'done');
  await moveStock(ctx, row, results, made ?? 0);
  await captureMoney(ctx, row.customer_id, documentOf(row), fees.map(entryOf));
  await notifyOfWork(ctx, row, 'work-orders.done', { amount: charged });
  ctx.concerns(row.customer_id, { before: { state: row.state, total: row.quoted }, after: { state: 'done', total: charged } });
  return getForStaff(ctx, input);
}

type Result = Line & { readonly done_quantity: number };
const doneOf = (results: readonly Result[]) => results.map(({ quantity, done_quantity }) => ({ quantity, done: done_quantity }));
const resultOf = ({ lines }: Complete, productId: number) =>
  lines.find(({ product_id }) => product_id === productId) ?? { done_quantity: 0, remark: '' };

/** Only what was done is charged, at the prices of the day it was ordered: never more than was held. */
function feesOf(row: Locked, results: readonly Result[], made: number | null): WorkFee[] {
  const done = results.map(({ quantity, done_quantity }) => ({ quantity: Math.min(quantity, done_quantity) }));
  const units = row.type === 'count' ? row.units : unitsOf(row.type, done, made);
  return workFees({ type: row.type, options: optionsOf(row), units }, row.prices as PriceList); // written by `addWorkOrder`
}

const entryOf = ({ item, quantity, amount }: WorkFee) => ({
  key: item,
  billType: 'service' as const,
  feeType: 'value_added_service' as const,
  amount: money(-usd(amount).minor, 'USD'),
  facts: { quantity, remark: item },
});

type Code = FieldError['code'];
const error = (path: string, code: Code, params: FieldError['params'] = {}): FieldError => ({ path, code, params });

function resultErrors(row: Locked, lines: readonly Line[], input: Complete, photos: number): FieldError[] {
  const given = input.lines.map(({ product_id }) => product_id);
  const ordered = new Map(lines.map((line) => [line.product_id, line.quantity]));
  const results = lines.map((line) => ({ ...line, ...resultOf(input, line.product_id) }));
  return [
    ...input.lines.flatMap(({ product_id, done_quantity }, at) => {
      const quantity = ordered.get(product_id);
      if (quantity === undefined || given.indexOf(product_id) < at) return [error(`lines.${at}.product_id`, 'work-orders.no_line')];
      const isMore = row.type !== 'count' && done_quantity > quantity;
      return isMore ? [error(`lines.${at}.done_quantity`, 'work-orders.more_than_ordered', { quantity })] : [];
    }),
    ...lines.flatMap(({ product_id, sku }) => (given.includes(product_id) ? [] : [error('lines', 'work-orders.line_missing', { sku })])),
    ...(row.type === 'bundle' && bundlesMade(doneOf(results), row.bundle_quantity ?? 0) === null
      ? [error('lines.0.done_quantity', 'work-orders.bundle_uneven', { bundles: row.bundle_quantity ?? 0 })]
      : []),
    ...(row.type === 'photo' && photos === 0 ? [error('photos', 'work-orders.photo_needed')] : []),
  ];
}

/** With a reason; units and money go back to the merchant. */
export async function refuseWork(ctx: DeskCtx, input: ParsedOf<typeof workOrdersDeskCalls.deskRefuse>) {
  const row = await lock(ctx, input);
  if (row.state !== 'submitted' && row.state !== 'in_progress') throw new Refusal('work-orders.over');
  await work.writeWorkOrder(ctx.tx, row, { state: 'refused', closed_at: ctx.now, result_note: input.reason });
  await addEvent(ctx, row, 'refused');
  await releaseAll(ctx, row);
  await notifyOfWork(ctx, row, 'work-orders.refused', { reason: input.reason });
  ctx.concerns(row.customer_id, { before: { state: row.state }, after: { state: 'refused' } });
  return getForStaff(ctx, input);
}
