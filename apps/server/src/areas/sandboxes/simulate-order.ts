import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { sandboxesOpenCalls } from '@quayside/contract/sandboxes/sandboxes.open-calls';
import { isTrackedStep, stepsTo, type SimulatedOrder } from '@quayside/domain/sandboxes/sandbox-rules';
import { trackingReports } from '@quayside/domain/sandboxes/tracking-reports';
import { raiseByStaff, resolveWithoutReply } from '#server/areas/exceptions/exceptions.public.ts';
import { decideInterception } from '#server/areas/interceptions/interceptions.public.ts';
import { expireOrders, getOrder, lockOrderAcrossMerchants, type AnyOrder } from '#server/areas/orders/orders.public.ts';
import { openParcel, packParcel, scanUnit } from '#server/areas/packing/packing.public.ts';
import { shipParcel } from '#server/areas/shipping/shipping.public.ts';
import { takeReport } from '#server/areas/tracking/tracking.public.ts';
import { approveOne, cancelOrder, sendBackOrder } from '#server/areas/verification/verification.public.ts';
import { systemActor } from '#server/kernel/actor.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { noWay } from './no-way.ts';

type Input = ParsedOf<typeof sandboxesOpenCalls.simulateOrder>;
type Forwards = Exclude<SimulatedOrder, keyof typeof turns>;

/** Does what staff, the warehouse and the carrier would do, with their own services. */
export async function simulateOrder(ctx: MerchantCtx, input: Input) {
  const { order_id, to } = input;
  const desk = await ctx.becomeSandboxStaff();
  const customer_id = ctx.actor.customerId;
  // A key of some warehouses finds no order of another.
  await getOrder(ctx, { order_id });
  const row = found(await lockOrderAcrossMerchants(ctx.tx, customer_id, order_id));
  if (to in turns) await turns[to as keyof typeof turns](desk, row, input); // the line before says so
  else await forwards(desk, row, to as Forwards);
  return getOrder(await ctx.become(ctx.actor), { order_id });
}

async function forwards(ctx: DeskCtx, row: AnyOrder, to: Forwards): Promise<void> {
  const steps = stepsTo(row.status, to);
  if (!steps) throw noWay(ctx, row.status);
  for (const step of steps) {
    const now = found(await lockOrderAcrossMerchants(ctx.tx, row.customer_id, row.order_id));
    if (step === 'approved') await approveOne(ctx, now);
    else if (step === 'packaged') await pack(ctx, now);
    else if (step === 'shipped') await shipParcel(ctx, { code: now.order_no, tracking_no: testNumber(now), last_mile_no: '' });
    else if (isTrackedStep(step)) await report(ctx, now, trackingReports[step], '');
  }
}

/** A carrier's number that no carrier gives. */
const testNumber = ({ order_id }: AnyOrder) => `TEST${String(order_id).padStart(10, '0')}`;

/** Every unit is scanned, and the parcel has the weight and sides that were quoted. */
async function pack(ctx: DeskCtx, { customer_id, order_id, order_no }: AnyOrder): Promise<void> {
  const { lines, expected_g, expected_sides_cm } = await openParcel(ctx, { code: order_no });
  let serial = 0;
  for (const { sku, quantity, packed, scan_serial } of lines)
    for (let unit = packed; unit < quantity; unit++) {
      const given = scan_serial ? { serial_number: `TEST-${order_id}-${++serial}` } : {};
      await scanUnit(ctx, { customer_id, order_id, scan_key: randomUUID(), code: sku, ...given });
    }
  const [length_cm = '10', width_cm = '10', height_cm = '10'] = expected_sides_cm ?? [];
  await packParcel(ctx, { customer_id, order_id, parcel: { weight_g: expected_g, length_cm, width_cm, height_cm }, confirmed: true });
}

async function report(ctx: DeskCtx, { tracking_no: number }: AnyOrder, { main, sub }: Status, description: string): Promise<void> {
  const event = { at: ctx.now.toISOString(), sub: sub || main, description, location: '' };
  await takeReport(ctx, { number, main, sub, events: [event] });
}
type Status = { readonly main: string; readonly sub: string };

/** Where an order leaves the straight way. */
const turns = {
  error: (ctx: DeskCtx, row: AnyOrder, { text }: Input) =>
    sendBackOrder(ctx, { ...keyOf(row), reason: text || 'Sent back by simulation', template: undefined, fields: [] }),
  canceled: (ctx: DeskCtx, row: AnyOrder, { text }: Input) =>
    row.processing === 'intercept_requested'
      ? decideInterception(ctx, { ...keyOf(row), accept: true, waive_fee: false, note: text })
      : cancelOrder(ctx, { ...keyOf(row), reason: text || 'Cancelled by simulation' }),
  interception_refused: (ctx: DeskCtx, row: AnyOrder, { text }: Input) =>
    decideInterception(ctx, { ...keyOf(row), accept: false, waive_fee: false, note: text || 'Refused by simulation' }),
  alert: (ctx: DeskCtx, row: AnyOrder, { reason, text }: Input) => stop(ctx, row, reason, text),
  resolved: (ctx: DeskCtx, row: AnyOrder) => resolveWithoutReply(ctx, keyOf(row)),
  expired: (ctx: DeskCtx, row: AnyOrder) => expireOrders({ ...ctx, actor: systemActor }, [row]),
} as const satisfies Partial<Record<SimulatedOrder, (ctx: DeskCtx, row: AnyOrder, input: Input) => Promise<unknown>>>;

const keyOf = ({ customer_id, order_id }: AnyOrder) => ({ customer_id, order_id });

/** A parcel on its way is stopped by a report of its carrier where there is one for the reason, everything else by staff. */
async function stop(ctx: DeskCtx, row: AnyOrder, reason: Input['reason'], text: string): Promise<void> {
  const reported = row.shipped_at === null ? undefined : trackingReports[reason as keyof typeof trackingReports];
  const body = text || 'Stopped by simulation';
  if (reported) await report(ctx, row, reported, body);
  else await raiseByStaff(ctx, { ...keyOf(row), reason, body });
  const after = found(await lockOrderAcrossMerchants(ctx.tx, row.customer_id, row.order_id));
  if (after.status !== 'alert') throw noWay(ctx, after.status);
}
