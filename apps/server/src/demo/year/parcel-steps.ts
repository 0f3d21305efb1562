import { actualCost, lockOrderAcrossMerchants, packOrder, toleranceOf } from '#server/areas/orders/orders.public.ts';
import { raiseException } from '#server/areas/exceptions/exceptions.public.ts';
import { bindSerials } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import { ship } from '#server/areas/shipping/ship-parcels.ts';
import { takeReport, type ReportedEvent } from '#server/areas/tracking/apply-report.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import type { Taken } from './take-orders.ts';
import { serialSku } from './year-goods.ts';

const HOUR_MS = 3_600_000;
const numberOf = ({ order_id }: Taken) => `QS${String(order_id).padStart(9, '0')}CN`;

/** Closes a parcel as the packing table does once every unit is scanned. False when its method does not take it: it waits as an exception. */
export async function packParcelOf(ctx: DeskCtx, order: Taken): Promise<boolean> {
  const { customer_id, order_id, random, sides_cm, expected_g } = order;
  const row = found(await lockOrderAcrossMerchants(ctx.tx, customer_id, order_id));
  const [length_cm, width_cm, height_cm] = sides_cm;
  const weight_g = Math.max(1, Math.round(expected_g * random.between(0.97, 1.06)));
  const parcel = { weight_g, length_cm, width_cm, height_cm };
  const cost = await actualCost(ctx.tx, row, parcel);
  if (!('offered' in cost)) {
    await raiseException(ctx, row, { reason: 'limits', params: { why: cost.refusedBecause.map(({ code }) => code).join(', ') } });
    return false;
  }
  if (order.lines.some(({ sku }) => sku === serialSku)) await bindSerials(ctx, customer_id, row, await serialsOf(ctx, order));
  await packOrder(ctx, row, { parcel, cost, tolerance: await toleranceOf(ctx.tx) });
  return true;
}

async function serialsOf({ tx }: DeskCtx, { customer_id, order_id, lines }: Taken) {
  const product = tx.selectFrom('products').select('product_id').where('customer_id', '=', customer_id).where('sku', '=', serialSku);
  const { product_id } = await product.executeTakeFirstOrThrow();
  const units = lines.reduce((sum, { sku, quantity }) => (sku === serialSku ? sum + quantity : sum), 0);
  return Array.from({ length: units }, (_, at) => ({ product_id, serial_number: `PB10K-${order_id}-${at + 1}` }));
}

export async function shipParcelOf(ctx: DeskCtx, order: Taken): Promise<void> {
  const row = found(await lockOrderAcrossMerchants(ctx.tx, order.customer_id, order.order_id));
  await ship(ctx, row, { tracking_no: numberOf(order), last_mile_no: '' });
}

type Said = readonly [sub: string, hoursAgo: number, description: string, at: 'here' | 'there'];
/** What the carrier reports: its main and sub status, and the events since its last report. */
const reports = {
  in_transit: {
    main: 'InTransit',
    sub: 'InTransit_Departure',
    events: [
      ['InfoReceived', 12, 'Shipment information received', 'here'],
      ['InTransit_PickedUp', 9, 'Picked up by the carrier', 'here'],
      ['InTransit_Departure', 0, 'Departed from the export hub', 'here'],
    ],
  },
  customs: {
    main: 'InTransit',
    sub: 'InTransit_CustomsRequiringInformation',
    events: [['InTransit_CustomsRequiringInformation', 0, 'Customs requires an invoice', 'there']],
  },
  pick_up: {
    main: 'AvailableForPickup',
    sub: 'AvailableForPickup_Other',
    events: [
      ['InTransit_CustomsReleased', 30, 'Released by customs', 'there'],
      ['AvailableForPickup_Other', 0, 'Ready for collection', 'there'],
    ],
  },
  out_for_delivery: {
    main: 'OutForDelivery',
    sub: 'OutForDelivery_Other',
    events: [
      ['InTransit_CustomsReleased', 20, 'Released by customs', 'there'],
      ['OutForDelivery_Other', 0, 'Out for delivery', 'there'],
    ],
  },
  delivered: {
    main: 'Delivered',
    sub: 'Delivered_Other',
    events: [
      ['InTransit_Arrival', 14, 'Arrived at the delivery depot', 'there'],
      ['Delivered_Other', 0, 'Delivered', 'there'],
    ],
  },
} as const satisfies Record<string, { main: string; sub: string; events: readonly Said[] }>;

/** A carrier's report, taken as its push would be. */
export async function reportOf(ctx: SystemCtx, order: Taken, kind: keyof typeof reports): Promise<void> {
  const { main, sub, events } = reports[kind];
  const place = { here: 'Shenzhen, CN', there: `${order.recipient.city}, ${order.recipient.country}` };
  const reported = events.map(([what, hours, description, at]): ReportedEvent => ({
    at: new Date(ctx.now.getTime() - hours * HOUR_MS).toISOString(),
    sub: what,
    description,
    location: place[at],
  }));
  await takeReport(ctx, { number: numberOf(order), main, sub, events: reported });
}
