import { randomBytes } from 'node:crypto';
import { allows } from '@quayside/domain/kernel/machine';
import { moneyText } from '@quayside/domain/kernel/money';
import {
  isStoppable,
  orderMachine,
  trackingMove,
  type OrderEventKind,
  type OrderMove,
  type OrderStatus,
  type TrackedStatus,
} from '@quayside/domain/orders/order-machine';
import { isTolerable, type Tolerance } from '@quayside/domain/orders/order-costs';
import { WAYBILL_RANDOM_LETTERS, waybillNoOf } from '@quayside/domain/orders/order-rules';
import type { PackedParcel } from '@quayside/domain/quotes/quote-types';
import { text } from '@quayside/i18n/texts';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import { addStock, releaseStock, takeStock } from '#server/areas/inventory/inventory.public.ts';
import { captureMoney, chargeMoney, refundMoney, releaseMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import type { ActualCost } from './actual-cost.ts';
import { chargesOf } from './actual-cost.ts';
import { storeQuote } from './logistics.ts';
import { changeOrder, documentOf } from './order-effects.ts';
import { addOrderEvent } from './order-events.ts';
import type { OrderChange } from './order-writes.queries.ts';
import { methodDaysOf } from './order-quotes.queries.ts';
import { hasWaybill, unitsOf } from './orders.queries.ts';
import type { AnyOrder } from './any-order.queries.ts';

export type LifeCtx = DeskCtx | SystemCtx;
type Params = Readonly<Record<string, string | number>>;
const sideOf = ({ actor }: LifeCtx) => (actor.kind === 'staff' ? 'staff' : 'system');

/** Refuses a move the order's status does not allow, and says where the order is now. */
export function refuseMove(ctx: LifeCtx, row: Pick<AnyOrder, 'status'>, move: OrderMove): void {
  if (!allows(orderMachine, move, row.status, sideOf(ctx))) throw otherStatus(ctx, row.status);
}

export function otherStatus(ctx: LifeCtx, status: OrderStatus): Refusal {
  const language = 'language' in ctx ? ctx.language : 'en';
  return new Refusal('orders.other_status', { now: text(language, 'orderStatus', status) });
}

/** Makes a move of the machine: the status, what goes with it, and its timeline entry. The caller has locked the order. */
async function move(
  ctx: LifeCtx,
  row: AnyOrder,
  name: OrderMove,
  change: OrderChange,
  event: OrderEventKind,
  params: Params = {},
): Promise<void> {
  refuseMove(ctx, row, name);
  await changeOrder(ctx, row, { ...change, status: orderMachine.moves[name].to });
  await addOrderEvent(ctx, row, event, params);
}

type Packed = { readonly parcel: PackedParcel; readonly cost: Extract<ActualCost, { offered: unknown }>; readonly tolerance: Tolerance };

/** Packed: units and their layers leave the stock, the actual cost is charged fee by fee, the hold ends (INV-04, D-35). Returns the waybill. */
export async function packOrder(ctx: LifeCtx, row: AnyOrder, { parcel, cost, tolerance }: Packed): Promise<string> {
  refuseMove(ctx, row, 'pack');
  const [units, waybill_no] = await together(unitsOf(ctx.tx, row.customer_id, row.order_id), newWaybill(ctx, row.customer_id));
  const document = documentOf(row);
  await takeStock(
    ctx,
    row.customer_id,
    document,
    units.map((line) => ({ ...line, warehouse_id: row.warehouse_id })),
  );
  const facts = {
    country: row.country,
    quantity: units.reduce((sum, { quantity }) => sum + quantity, 0),
    sku_quantity: units.length,
    weight_g: parcel.weight_g,
  };
  const mayOverdraw = isTolerable(cost.quoted, cost.actual, tolerance);
  await captureMoney(ctx, row.customer_id, document, chargesOf(cost.offered, facts), mayOverdraw);
  const { quote_id } = await storeQuote(ctx, row.customer_id, row.order_id, cost.priced, row.method, true, 'actual');
  const change = {
    actual_quote_id: quote_id,
    waybill_no,
    packed_at: ctx.now,
    packed_by: ctx.actor.name,
    parcel_weight_g: parcel.weight_g,
    parcel_length_cm: parcel.length_cm,
    parcel_width_cm: parcel.width_cm,
    parcel_height_cm: parcel.height_cm,
  };
  await move(ctx, row, 'pack', change, 'packed', { total: moneyText(cost.actual), weight_g: parcel.weight_g });
  return waybill_no;
}

const TRIES = 20;

/** One the merchant does not have. Two that are drawn at the same moment are refused by the unique index. */
async function newWaybill({ tx, now }: LifeCtx, customerId: number): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const waybill_no = waybillNoOf(dayOf(now), customerId, randomBytes(WAYBILL_RANDOM_LETTERS));
    if (!(await hasWaybill(tx, customerId, waybill_no))) return waybill_no;
  }
  throw new Error('no waybill number could be made');
}

/** Handed to the carrier under its number. */
export async function shipOrder(ctx: LifeCtx, row: AnyOrder, numbers: { tracking_no: string; last_mile_no?: string }): Promise<void> {
  refuseMove(ctx, row, 'ship');
  const expires_on = await expiryOf(ctx, row);
  await move(ctx, row, 'ship', { ...numbers, shipped_at: ctx.now, expires_on }, 'shipped', { tracking_no: numbers.tracking_no });
}

/** The setting, or the method's longest delivery time when that is longer (D-25). */
async function expiryOf({ tx, now }: LifeCtx, row: AnyOrder): Promise<string> {
  const days = Math.max(
    Number(await configValue(tx, 'orders_expire_after_days')),
    await methodDaysOf(tx, row.customer_id, row.quote_id ?? 0),
  );
  return dayOf(startOfDay(dayOf(now), days));
}

/** What tracking reports. Forwards only: late and doubled events change nothing. True when the order moved. */
export async function trackOrder(ctx: LifeCtx, row: AnyOrder, tracked: TrackedStatus, params: Params = {}): Promise<boolean> {
  const name = trackingMove(row.status, tracked);
  if (name === null) return false;
  const delivered = tracked === 'delivered' ? { delivered_at: ctx.now, alert_from: null, processing: 'none' as const } : {};
  await move(ctx, row, name, delivered, tracked, params);
  return true;
}

/** An exception stops the order where it is; money stays held and stock frozen. */
export async function alertOrder(ctx: LifeCtx, row: AnyOrder, params: Params): Promise<void> {
  if (!isStoppable(row.status)) throw otherStatus(ctx, row.status);
  await move(ctx, row, 'raise', { alert_from: row.status, processing: 'awaiting_reply' }, 'alerted', params);
}

/** After the exception the order goes on where it was. */
export async function resumeOrder(ctx: LifeCtx, row: AnyOrder, params: Params = {}): Promise<void> {
  const back = row.alert_from;
  if (row.status !== 'alert' || back === null) throw otherStatus(ctx, row.status);
  await changeOrder(ctx, row, { status: back, alert_from: null, processing: 'none' });
  await addOrderEvent(ctx, row, 'resumed', params);
}

/**
 * An accepted interception: the units are back in stock, the money is released or refunded, and the fee is charged if there is one.
 * Serial numbers are freed by the caller, whose area they are not.
 */
export async function takeBackOrder(ctx: DeskCtx, row: AnyOrder, fee_usd: string): Promise<void> {
  refuseMove(ctx, row, 'intercept');
  const document = documentOf(row);
  if (row.status === 'packaged') {
    const units = await unitsOf(ctx.tx, row.customer_id, row.order_id);
    const lines = units.map((line) => ({ ...line, warehouse_id: row.warehouse_id }));
    await addStock(ctx, row.customer_id, document, lines, { kind: 'returned' });
    await refundMoney(ctx, row.customer_id, document);
  } else {
    await releaseStock(ctx, row.customer_id, document);
    await releaseMoney(ctx, row.customer_id, document);
  }
  const fee = usd(fee_usd);
  if (fee.minor > 0n) {
    const entry = {
      key: 'interception',
      billType: 'order' as const,
      feeType: 'interception' as const,
      amount: { ...fee, minor: -fee.minor },
    };
    await chargeMoney(ctx, row.customer_id, document, [entry]);
  }
  await move(ctx, row, 'intercept', { canceled_at: ctx.now, processing: 'intercepted' }, 'intercepted', { fee: fee_usd });
}
