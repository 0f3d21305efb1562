import { inboundNoOf } from '@quayside/domain/inbound/inbound-rules';
import { announceStock } from '#server/areas/inbound/inbound-effects.ts';
import { receivingDeskCalls as calls } from '@quayside/contract/receiving/receiving.desk-calls';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type { Insertable } from 'kysely';
import { stockKit } from './stock.ts';
import type { TestApp } from './test-app.ts';

/** One red pixel. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
let serial = 0;

/** Five letters that no other appointment of this process has. */
function nextCode(): string {
  let left = ++serial + 1000;
  let code = '';
  for (let at = 0; at < 5; at++) {
    code = `${LETTERS[left % 32] ?? '2'}${code}`;
    left = Math.floor(left / 32);
  }
  return code;
}

type Item = { readonly product_id: number; readonly quantity: number };
type Row = Partial<Omit<Insertable<Tables['inbounds']>, 'customer_id'>>;
type Given = Row & { readonly price?: string | null; readonly boxes?: readonly (readonly Item[])[] };

/** Appointments as their merchants have submitted them, and the small pictures tests take. */
export function receivingKit({ deps, make }: Pick<TestApp, 'deps' | 'make'>) {
  const { db } = deps.database;
  const { inTransaction } = stockKit(deps);

  /** A confirmed appointment: by default two boxes with five mugs and three lamps each. Its units are expected. */
  const anInbound = async (given: Given = {}) => {
    const { price = '2.00', boxes: wanted, ...row } = given;
    const merchant = await make.aMerchant();
    const { customer_id } = merchant;
    const mug = await make.aProduct(customer_id, { alias: `MUG-${customer_id}` });
    const lamp = await make.aProduct(customer_id);
    const boxes =
      wanted ??
      Array.from({ length: 2 }, () => [
        { product_id: mug.product_id, quantity: 5 },
        { product_id: lamp.product_id, quantity: 3 },
      ]);
    const code = nextCode();
    const inbound = await insertInbound(customer_id, code, boxes, row, price);
    return {
      ...inbound,
      merchant,
      mug,
      lamp,
      mark: (box: number) => `BX-${code}-${String(box).padStart(3, '0')}`,
      key: { customer_id, inbound_id: inbound.inbound_id },
    };
  };

  const insertInbound = async (customer_id: number, code: string, boxes: readonly (readonly Item[])[], row: Row, price: string | null) => {
    const now = new Date();
    const sums = Map.groupBy(boxes.flat(), ({ product_id }) => product_id);
    const lines = [...sums].map(([product_id, items]) => ({ product_id, quantity: items.reduce((sum, one) => sum + one.quantity, 0) }));
    const inbound = await db
      .insertInto('inbounds')
      .values({
        customer_id,
        code,
        inbound_no: inboundNoOf('2026-11-16', code),
        original_no: code,
        warehouse_id: 1,
        bill_status: 'confirmed',
        audit_status: 'passed',
        stage: 'future_receipt',
        arrival_date: '2026-11-18',
        arrival_period: 'morning',
        volume_m3: '1.500',
        reservation_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        sku_quantity: lines.length,
        box_quantity: boxes.length,
        created_by: 'Mei',
        created_at: now,
        updated_at: now,
        submitted_at: now,
        ...row,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const of = { customer_id, inbound_id: inbound.inbound_id };
    await db
      .insertInto('inbound_lines')
      .values(lines.map((line, at) => ({ ...of, line_no: at + 1, purchase_price: price, ...line })))
      .execute();
    await db
      .insertInto('inbound_boxes')
      .values(boxes.map((_, at) => ({ ...of, box_no: at + 1, group_no: at + 1 })))
      .execute();
    const items = boxes.flatMap((box, at) => box.map((item) => ({ ...of, box_no: at + 1, ...item })));
    await db.insertInto('inbound_box_items').values(items).execute();
    await inTransaction((ctx) => announceStock(ctx, inbound));
    return inbound;
  };

  return { anInbound };
}

export type TestInbound = Awaited<ReturnType<ReturnType<typeof receivingKit>['anInbound']>>;

/** What a clerk does at the station. */
export function stationKit({ deps, send }: Pick<TestApp, 'deps' | 'send'>, clerk: { readonly token: string }) {
  const { db } = deps.database;
  const scan = async ({ key }: TestInbound, code: string, box_no?: number, headers = {}) =>
    (await send(calls.deskScan, { ...key, code, ...(box_no === undefined ? {} : { box_no }) }, clerk.token, headers)).content;
  const station = async ({ key }: TestInbound, box_no?: number) =>
    (await send(calls.deskStation, { ...key, ...(box_no === undefined ? {} : { box_no }) }, clerk.token)).content;
  const countAll = ({ key }: TestInbound, box_no: number) => send(calls.deskAllAsBooked, { ...key, box_no }, clerk.token);
  const closeBox = ({ key }: TestInbound, box_no: number) => send(calls.deskCloseBox, { ...key, box_no }, clerk.token);
  const addPhoto = ({ key }: TestInbound, box_no: number, picture = PIXEL) =>
    send(calls.deskAddPhoto, { ...key, box_no, picture }, clerk.token);
  const setCount = (
    { key }: TestInbound,
    box_no: number,
    product_id: number,
    count: { received: number; broken?: number; reason?: 'missing' | 'broken' | 'surplus' },
  ) => send(calls.deskSetCount, { ...key, box_no, product_id, ...count }, clerk.token);
  const qualify = async (inbound: TestInbound, box_no: number, broken: Record<number, number> = {}, more: object = {}) => {
    const { box } = await station(inbound, box_no);
    const items = (box?.items ?? []).map(({ product_id, to_inspect }) => ({
      product_id,
      inspected: to_inspect,
      broken: broken[product_id] ?? 0,
      ...more,
    }));
    return send(calls.deskQualify, { ...inbound.key, box_no, items }, clerk.token);
  };
  const shelve = ({ key }: TestInbound, more: object = {}) => send(calls.deskShelve, { ...key, ...more }, clerk.token);
  const close = ({ key }: TestInbound) => send(calls.deskClose, key, clerk.token);
  const rowOf = ({ key }: TestInbound) =>
    db.selectFrom('inbounds').selectAll().where('inbound_id', '=', key.inbound_id).executeTakeFirstOrThrow();
  const eventsOf = async ({ key }: TestInbound) =>
    (await db.selectFrom('inbound_events').select('kind').where('inbound_id', '=', key.inbound_id).orderBy('event_id').execute()).map(
      ({ kind }) => kind,
    );
  const qualifyAll = async (inbound: TestInbound) => {
    for (const box_no of [1, 2]) {
      await scan(inbound, inbound.mark(box_no));
      await countAll(inbound, box_no);
      await closeBox(inbound, box_no);
      await qualify(inbound, box_no);
    }
  };

  return { scan, station, countAll, closeBox, addPhoto, setCount, qualify, shelve, close, rowOf, eventsOf, qualifyAll };
}
