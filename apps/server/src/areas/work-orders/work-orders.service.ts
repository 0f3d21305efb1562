import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import type { WorkEvent } from '@quayside/domain/work-orders/work-rules';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { releaseStock, type StockCtx } from '#server/areas/inventory/inventory.public.ts';
import { openProviderPicture } from '#server/areas/uploads/uploads.public.ts';
import { releaseMoney } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { pricesOn } from './desk-work-orders.queries.ts';
import { workOrderDetail, workOrderRow, type Viewer } from './work-orders.map.ts';
import * as work from './work-orders.queries.ts';

const viewerOf = ({ actor }: Pick<MerchantCtx, 'actor'>): Viewer => ({ seesAll: actor.kind !== 'supplier' });

export async function listWorkOrders(ctx: MerchantCtx, input: ParsedOf<typeof workOrdersCalls.list>) {
  const { tx, actor } = ctx;
  const { list, count } = await work.workOrderPage(tx, actor, input);
  const ids = list.map(({ work_order_id }) => work_order_id);
  const sums = new Map((await work.sumsIn(tx, actor, ids)).map((row) => [row.work_order_id, row]));
  return { list: list.map((row) => workOrderRow(row, viewerOf(ctx), sums.get(row.work_order_id))), count };
}

export function countWorkOrders({ tx, actor }: MerchantCtx) {
  return work.stateCounts(tx, actor);
}

export function getWorkOrder(ctx: MerchantCtx, { work_order_id }: { work_order_id: number }) {
  return detailOf(ctx.tx, ctx.actor, work_order_id, viewerOf(ctx));
}

export async function detailOf(tx: Tx, scope: SkuScope, workOrderId: number, viewer: Viewer) {
  const row = found(await work.workOrder(tx, scope, workOrderId));
  const { customerId } = scope;
  const bundle_sku = row.bundle_product_id === null ? null : await work.skuOf(tx, customerId, row.bundle_product_id);
  const lines = await work.linesOf(tx, scope, workOrderId);
  const photos = await work.photosOf(tx, scope, workOrderId);
  const events = await work.eventsOf(tx, customerId, workOrderId);
  return workOrderDetail(row, { lines, photos, events, bundle_sku }, viewer);
}

/** Today's price list. */
export function getOptions({ tx, now }: MerchantCtx) {
  return pricesOn(tx, dayOf(now));
}

/** A photo of the work, for those who see the work order and the SKU on it. */
export async function getImage(ctx: MerchantCtx, { work_order_id, ...asked }: ParsedOf<typeof workOrdersCalls.image>) {
  const { tx, actor } = ctx;
  found(await work.workOrder(tx, actor, work_order_id));
  const photos = await work.photosOf(tx, actor, work_order_id);
  if (!photos.some(({ file_id }) => file_id === asked.file_id)) throw new Refusal('request.not_found');
  return openProviderPicture(ctx, asked);
}

/** Until the work has begun. The row lock decides against staff who begin it at the same moment. */
export async function cancelWorkOrder(ctx: MerchantCtx, { work_order_id }: { work_order_id: number }) {
  const { tx, actor, now } = ctx;
  // A user with a limited SKU scope decides only about what they see as a whole.
  if (actor.skuScope !== null) throw new Refusal('request.not_found');
  const row = found(await work.lockWorkOrder(tx, actor.customerId, work_order_id));
  if (row.state === 'in_progress') throw new Refusal('work-orders.begun');
  if (row.state !== 'submitted') throw new Refusal('work-orders.over');
  await work.writeWorkOrder(tx, row, { state: 'canceled', closed_at: now });
  await addEvent(ctx, row, 'canceled');
  await releaseAll(ctx, row);
  return getWorkOrder(ctx, { work_order_id });
}

type Numbered = { readonly customer_id: number; readonly work_order_id: number; readonly work_order_no: string };
/** Names a work order in wallet and stock log. */
export const documentOf = ({ work_order_no }: Pick<Numbered, 'work_order_no'>) => ({ type: 'self_service' as const, no: work_order_no });

/** Frozen units and held money go back. The work order is locked. */
export async function releaseAll(ctx: StockCtx, row: Numbered): Promise<void> {
  await releaseStock(ctx, row.customer_id, documentOf(row));
  await releaseMoney(ctx, row.customer_id, documentOf(row));
}

export function addEvent({ tx, actor, now }: StockCtx, { customer_id, work_order_id }: Numbered, kind: WorkEvent): Promise<void> {
  const by = { actor_kind: actor.kind, actor_name: actorLabel(actor), created_at: now };
  return work.insertEvent(tx, customer_id, { work_order_id, kind, ...by });
}
