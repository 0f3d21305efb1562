import { InboundInput } from '@quayside/contract/inbound/inbound.inputs';
import { merchantOf } from '#server/demo/demo-people.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { withdrawInbounds } from './end-inbounds.ts';
import { productsOfCodes } from './inbound.queries.ts';
import { saveInbound } from './save-inbound.ts';
import { splitInbound } from './split-inbound.ts';
import { submitInbound } from './submit-inbound.ts';

const DAY_MS = 24 * 3_600_000;
const carton = { length_cm: '60', width_cm: '40', height_cm: '45' };
const drum = { length_cm: '38', width_cm: '38', height_cm: '32' };

type Box = {
  readonly count: number;
  readonly weight_kg: string;
  readonly size: typeof carton;
  readonly skus: Readonly<Record<string, number>>;
};
type Booking = {
  readonly daysAgo: number;
  readonly end: 'draft' | 'submitted' | 'withdrawn' | 'split';
  readonly warehouse_id: number;
  readonly method: 'one_box' | 'sku_per_box' | 'mixed';
  readonly boxes: readonly Box[];
  readonly prices: Readonly<Record<string, string>>;
  /** The wizard's last stored step. */
  readonly shipping?: { readonly inDays: number; readonly given: object };
};

/** As the merchant booked them, the oldest first. */
const bookings: readonly Booking[] = [
  {
    daysAgo: 6,
    end: 'withdrawn',
    warehouse_id: 2,
    method: 'sku_per_box',
    boxes: [{ count: 2, weight_kg: '18.2', size: carton, skus: { 'PUZZLE-1000': 24 } }],
    prices: { 'PUZZLE-1000': '2.10' },
    shipping: { inDays: 4, given: { shipping_method: 'express', carrier: 'ZTO', tracking_numbers: ['ZT7812200451'] } },
  },
  {
    daysAgo: 3,
    end: 'submitted',
    warehouse_id: 1,
    method: 'mixed',
    boxes: [
      { count: 6, weight_kg: '14.6', size: carton, skus: { 'LAMP-OAK-01': 10 } },
      { count: 3, weight_kg: '9.4', size: drum, skus: { 'SHADE-LINEN-S': 16, 'SHADE-LINEN-L': 4 } },
      { count: 1, weight_kg: '11.8', size: carton, skus: { 'BULB-E27-WARM': 120, 'STRIP-LED-5M': 12 } },
    ],
    prices: { 'LAMP-OAK-01': '7.80', 'SHADE-LINEN-S': '2.30', 'SHADE-LINEN-L': '3.60', 'BULB-E27-WARM': '0.70' },
    shipping: {
      inDays: 3,
      given: {
        shipping_method: 'freight',
        carrier: 'Deppon',
        plate: '粤B·7K219',
        driver_name: '陈建国',
        driver_phone: '+86 138 2255 0177',
        packaging: 'carton',
        inspection: 'full',
        service_ids: [2, 3],
        declared_value: '1850',
        remark: 'Linen shades on top, please.',
      },
    },
  },
  {
    daysAgo: 2,
    end: 'split',
    warehouse_id: 1,
    method: 'sku_per_box',
    boxes: [
      { count: 4, weight_kg: '12', size: carton, skus: { 'CHARGER-65W': 90 } },
      { count: 4, weight_kg: '8.5', size: carton, skus: { 'CABLE-USBC-1M': 200 } },
    ],
    prices: { 'CHARGER-65W': '5.90', 'CABLE-USBC-1M': '0.55' },
    shipping: { inDays: 6, given: { shipping_method: 'express', carrier: 'JD Logistics', packaging: 'carton' } },
  },
  {
    daysAgo: 1,
    end: 'submitted',
    warehouse_id: 1,
    method: 'one_box',
    boxes: [{ count: 1, weight_kg: '7.4', size: drum, skus: { 'MUG-STONE-4': 5 } }],
    prices: {},
    shipping: { inDays: 2, given: { shipping_method: 'express', carrier: 'SF Express', tracking_numbers: ['SF1402288310023'] } },
  },
  {
    daysAgo: 0,
    end: 'draft',
    warehouse_id: 1,
    method: 'mixed',
    boxes: [{ count: 2, weight_kg: '9.9', size: carton, skus: { 'YOGA-MAT-6': 8 } }],
    prices: {},
  },
];

/** Appointments in draft, submitted and withdrawn; receiving adds those that have come. */
export const inboundDemo: DemoFill = async (ctx, customerId) => {
  const merchant = await merchantOf(ctx, customerId);
  const skus = [...new Set(bookings.flatMap(({ boxes }) => boxes.flatMap((box) => Object.keys(box.skus))))];
  const found = await productsOfCodes(
    ctx.tx,
    merchant.actor,
    skus,
    skus.map((sku) => sku.toLowerCase()),
  );
  const ids = new Map(found.map(({ code, product_id }) => [code, product_id]));
  for (const booking of bookings) await book({ ...merchant, now: new Date(ctx.now.getTime() - booking.daysAgo * DAY_MS) }, booking, ids);
};

async function book(ctx: MerchantCtx, booking: Booking, ids: ReadonlyMap<string, number>): Promise<void> {
  const { inbound_id, box_quantity } = await saveInbound(ctx, InboundInput.parse(inputOf(ctx.now, booking, ids)));
  if (booking.end === 'split') await splitInbound(ctx, { inbound_id, box_nos: [box_quantity - 1, box_quantity] });
  if (booking.end === 'submitted' || booking.end === 'withdrawn') await submitInbound(ctx, { inbound_id });
  if (booking.end === 'withdrawn') await withdrawInbounds({ ...ctx, now: new Date(ctx.now.getTime() + DAY_MS / 8) }, { ids: [inbound_id] });
}

function inputOf(now: Date, { warehouse_id, method, boxes, prices, shipping, daysAgo }: Booking, ids: ReadonlyMap<string, number>) {
  const units = new Map<string, number>();
  for (const { count, skus } of boxes)
    for (const [sku, quantity] of Object.entries(skus)) units.set(sku, (units.get(sku) ?? 0) + quantity * count);
  return {
    step: shipping ? 5 : 3,
    check: shipping ? 'save' : 'step',
    warehouse_id,
    lines: [...units].map(([sku, quantity]) => ({ product_id: ids.get(sku), quantity, purchase_price: prices[sku] ?? null })),
    packing_method: method,
    boxes: boxes.map(({ count, weight_kg, size, skus }) => ({
      count,
      weight_kg,
      ...size,
      items: Object.entries(skus).map(([sku, quantity]) => ({ product_id: ids.get(sku), quantity })),
    })),
    ...(shipping
      ? { shipping: { ...shipping.given, arrival_date: openDay(now, shipping.inDays + daysAgo), arrival_period: 'morning' } }
      : {}),
  };
}

/** The first day from then on that is not a Sunday: docks are closed. */
function openDay(now: Date, inDays: number): string {
  const day = dayOf(new Date(now.getTime() + inDays * DAY_MS));
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? openDay(now, inDays + 1) : day;
}
