import type { FieldError } from '@quayside/contract/kernel/fields';
import type { ShippingInput } from '@quayside/contract/inbound/inbound.inputs';
import { neededErrors } from '@quayside/domain/inbound/inbound-checks';
import { feesTotal, insuranceFee, serviceQuantity } from '@quayside/domain/inbound/inbound-fees';
import { moneyText } from '@quayside/domain/kernel/money';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import { holdMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import { canChoose } from '#server/kernel/can-choose.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { addEvent, documentOf } from './inbound-effects.ts';
import { error, packingErrors } from './inbound-errors.ts';
import { planned, storedPlan, sumsOf, type InboundRow, type Plan } from './inbound-plan.ts';
import { bookedServices, dockSlotAcrossMerchants, servicesAcrossMerchants } from './inbound.queries.ts';
import { changeInbounds, writeServices, type ServiceRow } from './inbound-writes.queries.ts';
import { firstDay, inboundDetail } from './read-inbound.ts';
import { lockForChange, nextChange } from './lock-inbound.ts';

/** Errors of step 5 that need the database. */
export async function shippingErrors(tx: Tx, now: Date, plan: Plan, stored: Plan): Promise<FieldError[]> {
  const { service_ids, declared_value, arrival_date, arrival_period } = plan.shipping;
  const errors: FieldError[] = [];
  const offered = new Map((await servicesAcrossMerchants(tx)).map((one) => [one.service_id, one]));
  service_ids.forEach((id, at) => {
    if (!canChoose(offered, id, stored.shipping.service_ids)) errors.push(error(`shipping.service_ids.${at}`, 'inbound.no_service'));
    else if (service_ids.indexOf(id) < at) errors.push(error(`shipping.service_ids.${at}`, 'duplicate'));
  });
  const hasUnits = plan.lines.some(({ quantity }) => quantity > 0);
  if (declared_value !== null && !hasUnits) errors.push(error('shipping.declared_value', 'inbound.insurance_needs_lines')); // INB-25
  // An unchanged time stays valid: its day comes nearer while the appointment waits.
  const isSame = stored.shipping.arrival_date === arrival_date && stored.shipping.arrival_period === arrival_period;
  if (!isSame || stored.warehouse_id !== plan.warehouse_id) errors.push(...(await arrivalErrors(tx, now, plan)));
  return errors;
}

export async function arrivalErrors(tx: Tx, now: Date, { warehouse_id, shipping }: Plan): Promise<FieldError[]> {
  const { arrival_date, arrival_period } = shipping;
  if (arrival_date === null) return [];
  const first = firstDay(now);
  if (arrival_date < first) return [error('shipping.arrival_date', 'inbound.too_early', { first })];
  if (arrival_period === null) return [];
  const slot = await dockSlotAcrossMerchants(tx, warehouse_id, arrival_date, arrival_period);
  return slot && Number(slot.capacity_m3) === 0 ? [error('shipping.arrival_date', 'inbound.dock_closed')] : [];
}

/** How far ahead an open dock is looked for. */
const OPEN_DOCK_DAYS = 30;

/** The first day from then on whose dock is open in the morning; the day itself when none is. */
export async function firstOpenDay(tx: Tx, warehouseId: number, from: string): Promise<string> {
  for (let plus = 0; plus < OPEN_DOCK_DAYS; plus++) {
    const day = dayOf(startOfDay(from, plus));
    const slot = await dockSlotAcrossMerchants(tx, warehouseId, day, 'morning');
    if (!slot || Number(slot.capacity_m3) > 0) return day;
  }
  return from;
}

/** The columns and services of step 5. A rate and a price stay as booked until their own choice changes. */
export async function bookingOf(tx: Tx, row: InboundRow, plan: Plan, stored: Plan) {
  const { service_ids: _chosen, declared_value, ...shipping } = plan.shipping;
  const isSameValue = row.insurance_rate !== null && isSameAmount(stored.shipping.declared_value, declared_value);
  const rate = declared_value === null ? null : isSameValue ? row.insurance_rate : await configValue(tx, 'inbound_insurance_rate');
  const insurance_fee = declared_value === null || rate === null ? null : moneyText(insuranceFee(declared_value, rate));
  const services = await servicesOf(tx, row, plan);
  return {
    columns: { ...shipping, declared_value, insurance_rate: rate, insurance_fee },
    services,
    fees: feesTotal(insurance_fee, services),
  };
}

/** 1000 and 1000.00 are one value. */
function isSameAmount(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && usd(a).minor === usd(b).minor;
}

async function servicesOf(tx: Tx, row: InboundRow, plan: Plan): Promise<ServiceRow[]> {
  const { service_ids } = plan.shipping;
  if (service_ids.length === 0) return [];
  const { reservation_quantity: units, box_quantity: boxes } = sumsOf(plan);
  const booked = new Map((await bookedServices(tx, row.customer_id, row.inbound_id)).map((one) => [one.service_id, one.price]));
  const offered = await servicesAcrossMerchants(tx);
  return offered
    .filter(({ service_id }) => service_ids.includes(service_id))
    .map(({ service_id, price, unit }) => ({
      service_id,
      price: booked.get(service_id) ?? price,
      quantity: serviceQuantity(unit, { units, boxes }),
    }));
}

/** Changes step 5; until the appointment is confirmed (D-45). */
export async function updateShipping(
  ctx: MerchantCtx,
  { inbound_id, updated_at, shipping }: { inbound_id: number; updated_at?: string | undefined; shipping: ShippingInput },
) {
  return changeShipping(ctx, await lockForChange(ctx, inbound_id, 'shipping', updated_at), shipping);
}

/** Writes step 5 of a locked appointment. A submitted one holds its new fees, and another arrival time ends the warehouse's proposal. */
export async function changeShipping(ctx: MerchantCtx, row: InboundRow, shipping: ShippingInput) {
  const { tx, actor, now } = ctx;
  const isSubmitted = row.bill_status === 'submitted';
  const stored = await storedPlan(tx, row);
  const plan = planned(stored, { shipping });
  refuseFields(
    ...packingErrors(plan),
    ...(await shippingErrors(tx, now, plan, stored)),
    ...(isSubmitted ? neededErrors(plan.shipping) : []),
  );
  const { columns, services, fees } = await bookingOf(tx, row, plan, stored);
  const isSameTime = row.arrival_date === columns.arrival_date && row.arrival_period === columns.arrival_period;
  const proposal = isSameTime ? {} : { proposed_date: null, proposed_period: null };
  await changeInbounds(tx, row.customer_id, [row.inbound_id], { ...columns, ...proposal, step: 5, updated_at: nextChange(now, row) });
  await writeServices(tx, row.customer_id, row.inbound_id, services);
  if (isSubmitted) {
    await addEvent(ctx, row, 'shipping_changed');
    await holdMoney(ctx, row.customer_id, documentOf(row), fees);
  }
  return inboundDetail(tx, actor, row.inbound_id);
}
