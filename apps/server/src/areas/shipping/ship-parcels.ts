import type { FieldError } from '@quayside/contract/kernel/fields';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { allows } from '@quayside/domain/kernel/machine';
import { orderMachine } from '@quayside/domain/orders/order-machine';
import { CARRIER_NUMBER, carrierNumber } from '@quayside/domain/tracking/carrier-number';
import { text } from '@quayside/i18n/texts';
import {
  addOrderEvent,
  changeOrder,
  lockOrderAcrossMerchants,
  otherStatus,
  refuseMove,
  shipOrder,
  type AnyOrder,
  type LifeCtx,
} from '#server/areas/orders/orders.public.ts';
import { applyWaiting, lockNumbers } from '#server/areas/tracking/tracking.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { giveNumberBack, takeNumber } from './carrier-numbers.queries.ts';
import * as shipping from './shipping.queries.ts';
import { shippedParcel } from './shipping.map.ts';

type Numbers = { readonly tracking_no: string; readonly last_mile_no: string };

/** One parcel by waybill or order number: two scans (ORD-19). */
export async function shipParcel(ctx: DeskCtx, { code, ...numbers }: ParsedOf<typeof shippingDeskCalls.deskShip>) {
  const row = await lockNamed(ctx, code);
  ctx.concerns(row.customer_id, { before: { status: row.status }, after: { status: 'shipped', tracking_no: numbers.tracking_no } });
  refuseMove(ctx, row, 'ship');
  await ship(ctx, row, numbers);
  return shippedParcel(ctx.tx, row);
}

async function lockNamed({ tx }: DeskCtx, code: string): Promise<AnyOrder> {
  const [named] = await shipping.ordersNamedAcrossMerchants(tx, [carrierNumber(code)]);
  const row = named && (await lockOrderAcrossMerchants(tx, named.customer_id, named.order_id));
  if (!row) throw new Refusal('shipping.not_found', { code });
  return row;
}

/** Ships a locked order, and applies what carriers have already reported about its number. */
export async function ship(ctx: LifeCtx, row: AnyOrder, numbers: Numbers): Promise<void> {
  await lockNumbers(ctx.tx, [numbers.tracking_no, numbers.last_mile_no, row.waybill_no]);
  const [taken] = await shipping.takenAcrossMerchants(ctx.tx, [numbers.tracking_no]);
  if (taken && taken.order_id !== row.order_id) throw takenBy(taken.order_no);
  if (!(await takeNumber(ctx.tx, 'order', numbers.tracking_no, row))) throw takenBy('');
  await shipOrder(ctx, row, numbers);
  await applyWaiting(ctx, row);
}

const takenBy = (order_no: string) =>
  new Refusal('request.invalid', {}, [{ path: 'tracking_no', code: 'shipping.number_taken', params: { order_no } }]);

/** A wrong number. What was reported about the right one is applied. */
export async function changeNumber(
  ctx: DeskCtx,
  { customer_id, order_id, reason, ...numbers }: ParsedOf<typeof shippingDeskCalls.deskChange>,
) {
  const row = found(await lockOrderAcrossMerchants(ctx.tx, customer_id, order_id));
  const before = { tracking_no: row.tracking_no, last_mile_no: row.last_mile_no };
  ctx.concerns(customer_id, { before, after: { ...numbers, reason } });
  if (row.shipped_at === null || row.status === 'canceled') throw otherStatus(ctx, row.status);
  await lockNumbers(ctx.tx, [numbers.tracking_no, numbers.last_mile_no]);
  const [taken] = await shipping.takenAcrossMerchants(ctx.tx, [numbers.tracking_no]);
  if (taken && taken.order_id !== order_id) throw takenBy(taken.order_no);
  if (!(await takeNumber(ctx.tx, 'order', numbers.tracking_no, row))) throw takenBy('');
  if (before.tracking_no !== numbers.tracking_no) await giveNumberBack(ctx.tx, 'order', before.tracking_no, row);
  await changeOrder(ctx, row, numbers);
  await addOrderEvent(ctx, row, 'tracking_changed', { tracking_no: numbers.tracking_no, before: before.tracking_no });
  await applyWaiting(ctx, row);
  return shippedParcel(ctx.tx, row);
}

/** The corrected rows of a file: every mistake at once, or all of them shipped. */
export async function shipRows(ctx: DeskCtx, input: ParsedOf<typeof shippingDeskCalls.deskShipRows>) {
  const { tx } = ctx;
  const rows = input.rows.map(({ code, tracking_no, last_mile_no }) => ({
    code: code.toUpperCase(),
    tracking_no: carrierNumber(tracking_no),
    last_mile_no: carrierNumber(last_mile_no),
  }));
  const named = await shipping.ordersNamedAcrossMerchants(
    tx,
    rows.map(({ code }) => code),
  );
  // In the order of their keys (decision 0004).
  const byCode = new Map<string, AnyOrder>();
  for (const { customer_id, order_id, order_no, waybill_no } of named) {
    const row = await lockOrderAcrossMerchants(tx, customer_id, order_id);
    if (row) byCode.set(order_no, row).set(waybill_no, row);
  }
  const orders = rows.map(({ code }) => byCode.get(code));
  await lockNumbers(
    tx,
    rows.flatMap((row, at) => [row.tracking_no, row.last_mile_no, orders[at]?.waybill_no ?? '']),
  );
  const taken = new Map(
    (
      await shipping.takenAcrossMerchants(
        tx,
        rows.map(({ tracking_no }) => tracking_no),
      )
    ).map((one) => [one.tracking_no, one.order_no]),
  );
  refuseFields(...rows.flatMap((row, at) => mistakes(ctx, row, at, rows, orders, taken)));
  const list = [];
  for (const [at, { tracking_no, last_mile_no }] of rows.entries()) {
    const order = found(orders[at]);
    await ship(ctx, order, { tracking_no, last_mile_no });
    list.push(await shippedParcel(tx, order));
  }
  return { list };
}

type Row = Numbers & { readonly code: string };

function mistakes(
  ctx: DeskCtx,
  row: Row,
  at: number,
  rows: readonly Row[],
  orders: readonly (AnyOrder | undefined)[],
  taken: ReadonlyMap<string, string>,
): FieldError[] {
  const order = orders[at];
  const found: FieldError[] = [];
  const say = (field: keyof Row, code: FieldError['code'], params: FieldError['params'] = {}) =>
    found.push({ path: `rows.${at}.${field}`, code, params });
  const first = orders.indexOf(order);
  if (!order) say('code', 'shipping.unknown_parcel');
  else if (!allows(orderMachine, 'ship', order.status, 'staff'))
    say('code', 'shipping.other_status', { now: text(ctx.language, 'orderStatus', order.status) });
  else if (first < at) say('code', 'shipping.twice', { row: first + 1 });
  const sameNumber = rows.findIndex(({ tracking_no }) => tracking_no === row.tracking_no);
  const owner = taken.get(row.tracking_no);
  if (!CARRIER_NUMBER.test(row.tracking_no)) say('tracking_no', 'shipping.carrier_number');
  else if (owner !== undefined && owner !== order?.order_no) say('tracking_no', 'shipping.number_taken', { order_no: owner });
  else if (sameNumber < at) say('tracking_no', 'shipping.twice', { row: sameNumber + 1 });
  if (row.last_mile_no !== '' && !CARRIER_NUMBER.test(row.last_mile_no)) say('last_mile_no', 'shipping.carrier_number');
  return found;
}
