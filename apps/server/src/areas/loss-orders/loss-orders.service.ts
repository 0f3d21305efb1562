import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { openPicture, storeFile, type FileReader } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { lossOrderDetail, lossOrderRow, type Viewer } from './loss-orders.map.ts';
import * as losses from './loss-orders.queries.ts';

const viewerOf = ({ actor }: Pick<MerchantCtx, 'actor'>): Viewer => ({ seesPrices: actor.kind !== 'supplier' });

export async function listLossOrders(ctx: MerchantCtx, input: ParsedOf<typeof lossOrdersCalls.list>) {
  const { tx, actor } = ctx;
  const { list, count } = await losses.lossOrderPage(tx, actor, input);
  const ids = list.map(({ loss_order_id }) => loss_order_id);
  const units = new Map((await losses.differencesIn(tx, actor, ids)).map((row) => [row.loss_order_id, row.difference]));
  return { list: list.map((row) => lossOrderRow(row, viewerOf(ctx), units.get(row.loss_order_id))), count };
}

export function countLossOrders({ tx, actor }: MerchantCtx) {
  return losses.stateCounts(tx, actor);
}

export function getLossOrder(ctx: MerchantCtx, { loss_order_id }: { loss_order_id: number }) {
  return detailOf(ctx.tx, ctx.actor, loss_order_id, viewerOf(ctx));
}

export async function detailOf(tx: Tx, scope: SkuScope, lossOrderId: number, viewer: Viewer) {
  const row = found(await losses.lossOrder(tx, scope, lossOrderId));
  const lines = await losses.linesOf(tx, scope, lossOrderId);
  const boxes = [...new Set(lines.map(({ box_no }) => box_no))];
  const images = viewer.seesPrices ? await losses.imagesOf(tx, scope.customerId, lossOrderId) : [];
  const photos = await losses.photosOf(tx, scope, row.source_id, boxes);
  return lossOrderDetail(row, lines, images, photos, viewer);
}

/** A picture for a dispute, up to 500 KB (LIMIT-04); the dispute that names it decides what it belongs to. */
export function uploadNoteImage(ctx: MerchantCtx) {
  if (!ctx.file) throw new Refusal('uploads.missing');
  return storeFile(ctx, ctx.file);
}

/** A picture of a loss order this user may see: of its dispute, or of the warehouse. */
export async function getImage(ctx: MerchantCtx, input: ParsedOf<typeof lossOrdersCalls.image>) {
  const { tx, actor } = ctx;
  const answer = await mayReadLossImage(ctx, { file_id: input.file_id, account_id: null, job_id: null });
  const isPhoto = answer === null && (await losses.isPhotoOf(tx, actor, input.file_id));
  if (answer !== true && !isPhoto) throw new Refusal('request.not_found');
  return openPicture(ctx, actor.customerId, input);
}

/** Pictures of a dispute are read by those who see the loss order with its prices. */
export const mayReadLossImage: FileReader = async ({ tx, actor }, { file_id }) => {
  const orders = await losses.ordersOfImage(tx, actor.customerId, file_id);
  if (orders.length === 0) return null;
  if (actor.kind === 'supplier' || !actor.can.has('loss-orders.read')) return false;
  for (const { loss_order_id } of orders) if (await losses.lossOrder(tx, actor, loss_order_id)) return true;
  return false;
};
