import { InboundInput } from '@quayside/contract/inbound/inbound.inputs';
import { confirmInbounds, saveInbound, submitInbound, type InboundKey } from '#server/areas/inbound/inbound.public.ts';
import { deskOf, merchantOf } from '#server/demo/demo-people.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { closeAppointment } from './close-appointment.ts';
import { closeBox, countAsBooked, setCount } from './count-box.ts';
import { drawnPhoto, type Drawing } from './demo-photos.ts';
import { addPhoto } from './photos.ts';
import { arrive, qualify, shelve } from './receive-units.ts';
import * as receiving from './receiving.queries.ts';
import { scanCode } from './scan-code.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MUG = 'MUG-STONE-4';
const PAN = 'PAN-IRON-26';
const KNIFE = 'KNIFE-CHEF-20';
const BOARD = 'BOARD-BAMBOO';
const inBox = { [MUG]: 16, [PAN]: 8, [KNIFE]: 12, [BOARD]: 4 };
const prices: Readonly<Record<string, string>> = { [MUG]: '4.10', [PAN]: '7.80', [KNIFE]: '2.30', [BOARD]: '2.40' };

type Demo = {
  /** Somebody of the warehouse, some days and hours ago. */
  readonly at: (days: number, hours?: number) => DeskCtx;
  readonly book: (daysAgo: number, boxes: number, given?: object) => Promise<InboundKey>;
  readonly productOf: (sku: string) => number;
};

/** Appointments that are expected, being counted, being shelved, and completed with loss orders. */
export const receivingDemo: DemoFill = async (ctx, customerId) => {
  const merchant = await merchantOf(ctx, customerId);
  const desk = await deskOf(ctx, 'administrator');
  const ids = new Map<string, number>();
  for (const sku of Object.keys(inBox)) ids.set(sku, (await receiving.productsOfCode(ctx.tx, customerId, sku))[0]?.product_id ?? 0);
  const productOf = (sku: string) => ids.get(sku) ?? 0;
  const at = (days: number, hours = 0): DeskCtx => {
    const now = new Date(ctx.now.getTime() - days * DAY_MS - hours * HOUR_MS);
    return { ...desk, now, actor: { ...desk.actor, name: 'Wei Zhang' } };
  };
  const book: Demo['book'] = async (daysAgo, boxes, given = {}) => {
    const then = { ...merchant, now: at(daysAgo).now };
    const input = InboundInput.parse(bookingOf(then.now, boxes, given, productOf));
    const { inbound_id } = await saveInbound(then, input);
    await submitInbound(then, { inbound_id });
    await confirmInbounds(at(daysAgo, -2), { list: [{ customer_id: customerId, inbound_id }] });
    return { customer_id: customerId, inbound_id };
  };
  const demo = { at, book, productOf };
  await completed(demo);
  await shelving(demo);
  await counting(demo);
  await book(1, 6, { tracking_numbers: ['SF1402288310031'], arrival_period: 'afternoon' });
};

function bookingOf(now: Date, boxes: number, given: object, productOf: Demo['productOf']) {
  const items = Object.entries(inBox).map(([sku, quantity]) => ({ product_id: productOf(sku), quantity }));
  return {
    step: 5,
    check: 'save',
    warehouse_id: 1,
    lines: Object.entries(inBox).map(([sku, quantity]) => ({
      product_id: productOf(sku),
      quantity: quantity * boxes,
      purchase_price: prices[sku] ?? null,
    })),
    packing_method: 'mixed',
    boxes: [{ count: boxes, weight_kg: '14.60', length_cm: '60', width_cm: '40', height_cm: '35', items }],
    shipping: {
      shipping_method: 'express',
      carrier: 'SF Express',
      packaging: 'carton',
      inspection: 'full',
      volume_m3: (boxes * 0.084).toFixed(3),
      arrival_date: openDay(now, 1),
      arrival_period: 'morning',
      ...given,
    },
  };
}

/** The first day from then on that is not a Sunday: docks are closed. */
function openDay(now: Date, inDays: number): string {
  const day = dayOf(new Date(now.getTime() + inDays * DAY_MS));
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? openDay(now, inDays + 1) : day;
}

async function photo(ctx: DeskCtx, key: InboundKey, box_no: number, drawing: Drawing, caption: string): Promise<void> {
  await addPhoto(ctx, { ...key, box_no }, { picture: await drawnPhoto(drawing), caption });
}

async function countBox(ctx: DeskCtx, key: InboundKey, box_no: number): Promise<void> {
  await countAsBooked(ctx, { ...key, box_no });
  await closeBox(ctx, { ...key, box_no });
}

async function inspect(ctx: DeskCtx, key: InboundKey, box_no: number, broken: Readonly<Record<number, number>> = {}): Promise<void> {
  const items = await receiving.boxItems(ctx.tx, key, box_no);
  const checked = items.map(({ product_id, received }) => ({
    product_id,
    inspected: received ?? 0,
    broken: broken[product_id] ?? 0,
    serial_numbers: [],
  }));
  await qualify(ctx, { ...key, box_no, items: checked });
}

/** Last week: one of four boxes never came, a mug was broken, and two pans were missing at the shelf. */
async function completed({ at, book, productOf }: Demo): Promise<void> {
  const key = await book(9, 4, { tracking_numbers: ['SF1402288309871'] });
  await arrive(at(7, 6), { ...key, count: 3 });
  for (const box_no of [1, 2, 3]) await countBox(at(7, 5), key, box_no);
  await photo(at(7, 4), key, 2, 'broken', 'Broken mug');
  for (const box_no of [1, 2, 3]) await inspect(at(7, 3), key, box_no, box_no === 2 ? { [productOf(MUG)]: 1 } : {});
  const short = { box_no: 3, product_id: productOf(PAN), quantity: 6, reason: 'missing' as const };
  await shelve(at(7, 2), { ...key, shelf: 'A-03-2', less: [short] });
  await closeAppointment(at(6), key);
}

/** Yesterday: two boxes passed quality control and wait for the shelf, one is counted. */
async function shelving({ at, book }: Demo): Promise<void> {
  const key = await book(3, 3, { tracking_numbers: ['ZT7812200467'], carrier: 'ZTO', inspection: 'sampling' });
  await arrive(at(1), key);
  for (const box_no of [1, 2, 3]) await countBox(at(0, 20), key, box_no);
  for (const box_no of [1, 2]) await inspect(at(0, 19), key, box_no);
}

/** Today: nine of 24 boxes are counted, two with a difference, one is open, one is not here. */
async function counting({ at, book, productOf }: Demo): Promise<void> {
  const key = await book(2, 24, { tracking_numbers: ['SF1402288310017'] });
  const boxes = Array.from({ length: 24 }, (_, index) => index + 1).filter((box_no) => box_no !== 19);
  await arrive(at(0, 2), { ...key, box_nos: boxes });
  const differing = new Map([
    [4, { product_id: productOf(MUG), received: 14, reason: 'missing' as const }],
    [7, { product_id: productOf(BOARD), received: 5, reason: 'surplus' as const }],
  ]);
  for (const box_no of boxes.slice(0, 9)) {
    const ctx = at(0, 1.5 - box_no * 0.1);
    const difference = differing.get(box_no);
    await countAsBooked(ctx, { ...key, box_no });
    if (difference) {
      await setCount(ctx, { ...key, box_no, broken: 0, ...difference });
      await photo(ctx, key, box_no, 'outside', 'Outside');
    }
    await closeBox(ctx, { ...key, box_no });
  }
  await openTenth(at(0, 0.3), key, productOf);
}

async function openTenth(ctx: DeskCtx, key: InboundKey, productOf: Demo['productOf']): Promise<void> {
  const code = (await receiving.stationHead(ctx.tx, key))?.code ?? '';
  await scanCode(ctx, { ...key, code: `BX-${code}-010` });
  const box = { ...key, box_no: 10 };
  await setCount(ctx, { ...box, product_id: productOf(MUG), received: 16, broken: 0, reason: null });
  await setCount(ctx, { ...box, product_id: productOf(BOARD), received: 4, broken: 0, reason: null });
  await setCount(ctx, { ...box, product_id: productOf(PAN), received: 8, broken: 1, reason: 'broken' });
  await setCount(ctx, { ...box, product_id: productOf(KNIFE), received: 10, broken: 0, reason: null });
  await scanCode(ctx, { ...box, code: '6901234567892' });
  await scanCode(ctx, { ...box, code: 'PUZZLE-1000' });
  await scanCode(ctx, { ...box, code: KNIFE });
  await photo(ctx, key, 10, 'outside', 'Outside');
  await photo(ctx, key, 10, 'corner', 'Crushed corner');
  await photo(ctx, key, 10, 'broken', 'Broken mug');
}
