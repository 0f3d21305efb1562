import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import type { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { expireBatchJob } from '@quayside/contract/tracking/tracking.jobs';
import { trackingPaths } from '@quayside/contract/tracking/tracking.paths';
import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { carrierNumber } from '@quayside/domain/tracking/carrier-number';
import { barePostcode } from '@quayside/domain/tracking/tracking-statuses';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { brandFor } from '#server/areas/brands/brands.public.ts';
import { endException } from '#server/areas/exceptions/exceptions.public.ts';
import {
  expireOrders,
  lockOrderAcrossMerchants,
  orderAcrossMerchants,
  orderDetailRow,
  otherStatus,
  trackOrder,
  type AnyOrder,
} from '#server/areas/orders/orders.public.ts';
import type { DeskCtx, MerchantCtx, PublicCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { hashOf } from './apply-report.ts';
import * as tracking from './tracking.queries.ts';

export async function getTracking(ctx: MerchantCtx, { order_id }: ParsedOf<typeof trackingCalls.get>) {
  const row = found(await orderDetailRow(ctx.tx, ctx.actor, order_id));
  const { show_true_tracking_number } = await customerOf(ctx.tx, ctx.actor.customerId);
  return viewOf(ctx, row, show_true_tracking_number);
}

export async function getForStaff(ctx: ViewCtx, one: ParsedOf<typeof trackingDeskCalls.deskGet>) {
  return viewOf(ctx, found(await orderAcrossMerchants(ctx.tx, one.customer_id, one.order_id)), true);
}

type ViewCtx = Pick<DeskCtx, 'tx' | 'request'>;

/** D-96: off shows our own number only. */
async function viewOf(ctx: ViewCtx, row: AnyOrder, showsTrue: boolean) {
  const events = await tracking.eventsOf(ctx.tx, row);
  const carriers = events.map(({ event_key: _key, happened_at: at, ...event }) => ({ at, ...event }));
  const isTrue = showsTrue && row.tracking_no !== '';
  const number = isTrue ? row.tracking_no : row.waybill_no;
  const { platform_type } = await customerOf(ctx.tx, row.customer_id);
  return {
    status: row.status,
    number,
    tracking_url: number === '' ? '' : await portalPage(ctx, platform_type, trackingPaths.findOf(number, platform_type)),
    waybill_no: row.waybill_no,
    tracking_no: isTrue ? row.tracking_no : '',
    last_mile_no: isTrue ? row.last_mile_no : '',
    country: row.country,
    expires_on: row.expires_on,
    list: newestFirst([...carriers, ...stepsOf(row).map((step) => ({ ...step, sub_status: '', description: '', location: '' }))]),
  };
}

function stepsOf({ packed_at, shipped_at }: Pick<AnyOrder, 'packed_at' | 'shipped_at'>) {
  return [
    ...(shipped_at === null ? [] : [{ at: shipped_at, status: 'shipped' as const }]),
    ...(packed_at === null ? [] : [{ at: packed_at, status: 'packaged' as const }]),
  ];
}

const newestFirst = <Entry extends { readonly at: Date }>(list: readonly Entry[]) =>
  list.toSorted((a, b) => b.at.getTime() - a.at.getTime());

/** STAFF-08. */
export async function setStatus(ctx: DeskCtx, { status, remark, ...one }: ParsedOf<typeof trackingDeskCalls.deskSet>) {
  const row = found(await lockOrderAcrossMerchants(ctx.tx, one.customer_id, one.order_id));
  ctx.concerns(one.customer_id, { before: { status: row.status }, after: { status } });
  if (!(await trackOrder(ctx, row, status))) throw otherStatus(ctx, row.status);
  if (row.status === 'alert') await endException(ctx, row);
  const event = { happened_at: ctx.now, status, sub_status: '', description: remark, location: '', source: 'staff' as const };
  await tracking.insertEvents(ctx.tx, row, [{ ...event, event_key: hashOf(randomUUID()), received_at: ctx.now }]);
  return getForStaff(ctx, one);
}

/** The same answer for an unknown number, a wrong postcode and a parcel of another brand. */
export async function findPublic(ctx: PublicCtx, { number, postcode, platform_type }: ParsedOf<typeof trackingCalls.find>) {
  const brand = await brandFor(ctx, platform_type);
  const row = await tracking.publicTrackingAcrossMerchants(ctx.tx, carrierNumber(number), barePostcode(postcode), brand.platform_type);
  if (!row) throw new Refusal('tracking.not_found');
  const events = row.events.map(({ at, status }) => ({ at: new Date(at), status }));
  return { status: row.status as OrderStatus, country: row.country, list: newestFirst([...events, ...stepsOf(row)]) }; // the table's check
}

/** A transaction each, so that the run can be stopped at any time and goes on where it was. */
const BATCH_SIZE = 500;

export async function startExpiry({ enqueue }: SystemCtx): Promise<void> {
  await enqueue(expireBatchJob, {}, { key: 'batch' });
}

/** D-25, ORD-26. */
export async function expireBatch(ctx: SystemCtx): Promise<void> {
  const due = await tracking.lockOverdueAcrossMerchants(ctx.tx, dayOf(ctx.now), BATCH_SIZE);
  await expireOrders(ctx, due);
  if (due.length === BATCH_SIZE) await ctx.enqueue(expireBatchJob, {});
}
