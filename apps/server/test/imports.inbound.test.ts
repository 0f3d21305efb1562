import { describe, expect, it } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { importKit } from './kit/imports.ts';
import { inboundKit, nextWeekday } from './kit/inbound.ts';
import { testApp } from './kit/test-app.ts';
import { upload } from './kit/upload-samples.ts';
import { inboundRow, xlsx } from './kit/workbooks.ts';

const kit = await testApp();
const { app, make, send, work } = kit;
const { aShop } = inboundKit(kit);
const { bring, rows, template } = importKit(kit);
const { apply, correct } = importsCalls;
work();
const book = (list: Record<string, string | number>[]) => xlsx({ kind: 'inbound', rows: list.map(inboundRow) });
const faultsOf = async (import_id: number, token: string) =>
  (await rows(import_id, token)).map(({ row_no, faults }) => [row_no, ...faults.map(({ column, code }) => `${column} ${code}`)]);

describe('importing appointments', () => {
  it('INB-03 rows with one reference make one draft, with its boxes and shipping', async () => {
    const { token, product, other } = await aShop();
    const day = nextWeekday(2);
    const shared = { arrival_date: day, arrival_period: 'Morning', carrier: 'SF Express' };
    const file = await book([
      {
        sku: product.sku,
        quantity: 12,
        box_no: 1,
        weight_kg: 12.5,
        length_cm: 60,
        width_cm: 40,
        height_cm: 50,
        purchase_price: 4.2,
        ...shared,
        tracking_number: 'SF-1',
      },
      { sku: other.sku.toLowerCase(), quantity: 3, box_no: 1 },
      { sku: product.sku, quantity: 8, box_no: 2, tracking_number: 'SF-2' },
      { reference: 'B7', sku: product.sku, quantity: 5 },
    ]);
    const { import_id, state, good_count } = await bring('inbound', file, token);
    expect([state, good_count]).toEqual(['checked', 4]);
    expect((await send(apply, { import_id }, token)).content).toMatchObject({ state: 'imported', imported_count: 4 });
    const { content } = await send(inboundCalls.list, { order: 'asc' }, token);
    expect(content.list).toMatchObject([
      {
        bill_status: 'draft',
        reservation_quantity: 23,
        box_quantity: 2,
        sku_quantity: 2,
        carrier: 'SF Express',
        arrival_date: day,
        tracking_numbers: ['SF-1', 'SF-2'],
      },
      { bill_status: 'draft', reservation_quantity: 5, box_quantity: 0 },
    ]);
    const first = (await send(inboundCalls.get, { inbound_id: content.list[0]?.inbound_id ?? 0 }, token)).content;
    expect(first).toMatchObject({
      packing_method: 'mixed',
      lines: [
        { sku: product.sku, quantity: 20, packed: 20, purchase_price: '4.20' },
        { sku: other.sku, quantity: 3, packed: 3 },
      ],
      boxes: [{ first_box_no: 1, weight_kg: '12.50', length_cm: '60.00' }, { first_box_no: 2 }],
    });
  });

  it('INB-22 INB-23 finds every error in one pass and keeps its column', async () => {
    const { token, product } = await aShop();
    const good = { sku: product.sku };
    const file = await book([
      { ...good, box_no: 1, weight_kg: 5, arrival_date: '2020-01-01' },
      { ...good, box_no: 1, quantity: 0 },
      { ...good, box_no: 1, weight_kg: 6 },
      { sku: 'NO-SUCH', warehouse: 'XX9', box_no: 2 },
      { ...good, quantity: -3, box_no: 1001 },
      { ...good, quantity: 1_000_000_000, arrival_period: 'night' },
      { ...good, warehouse: 'YW01', box_no: 3 },
      { reference: '', sku: '', quantity: '2.5' },
    ]);
    const { import_id } = await bring('inbound', file, token);
    expect(await faultsOf(import_id, token)).toEqual([
      [2, 'arrival_date inbound.too_early'],
      [3, 'quantity too_small'],
      [4, 'weight_kg inbound.differs', 'sku inbound.same_sku'],
      [5, 'sku products.sku_not_found', 'warehouse inbound.no_warehouse'],
      [6, 'quantity too_small', 'box_no too_big'],
      [7, 'quantity too_big', 'arrival_period inbound.period'],
      [8, 'warehouse inbound.differs'],
      [9, 'reference required', 'sku required', 'quantity not_whole'],
    ]);
  });

  it('sees the sum of a SKU over its boxes, and an arrival that is not in the first row', async () => {
    const { token, product, other } = await aShop();
    const file = await book([
      { sku: product.sku, quantity: 9_999_999, box_no: 1 },
      { sku: product.sku, quantity: 1, box_no: 2, arrival_date: '2020-01-01' },
      { reference: 'B', sku: product.sku },
      { reference: 'B', sku: other.sku, arrival_date: nextWeekday(7) },
      { reference: 'B', sku: product.sku, box_no: 1, arrival_period: '上午' },
    ]);
    const { import_id } = await bring('inbound', file, token);
    expect(await faultsOf(import_id, token)).toEqual([
      [2],
      [3, 'quantity too_big', 'arrival_date inbound.too_early'],
      [4],
      [5, 'arrival_date inbound.dock_closed'],
      [6],
    ]);
  });

  it('INB-22 knows a SKU by its alias too: both in one box are the same twice', async () => {
    const { token, customer_id } = await aShop();
    const { sku, alias } = await make.aProduct(customer_id, { alias: 'ALSO-1' });
    const { import_id } = await bring(
      'inbound',
      await book([
        { sku, box_no: 1 },
        { sku: alias, box_no: 1 },
        { sku: alias, box_no: 2 },
      ]),
      token,
    );
    expect(await faultsOf(import_id, token)).toEqual([[2], [3, 'sku inbound.same_sku'], [4]]);
    expect((await send(apply, { import_id, only_good: 1 }, token)).content).toMatchObject({ imported_count: 2 });
  });

  it('12 bad rows among 500 are corrected in one pass and all 500 are imported', async () => {
    const { token, customer_id } = await aShop();
    const products = await make.someProducts(customer_id, 500, (at) => ({ sku: `ROW-${at}` }));
    const bad = new Map([3, 40, 77, 120, 180, 205, 250, 301, 333, 404, 450, 499].map((at, index) => [at, index]));
    const wrong = (at: number) => {
      const index = bad.get(at);
      return index === undefined
        ? {}
        : index % 3 === 0
          ? { quantity: 'many' }
          : index % 3 === 1
            ? { sku: `TYPO-${at}` }
            : { weight_kg: '0' };
    };
    const list = products.map(({ sku }, at) => ({
      reference: `G${at % 10}`,
      sku,
      quantity: 2,
      box_no: 1 + Math.floor(at / 100),
      ...wrong(at),
    }));
    const { import_id, faulty_count, good_count } = await bring('inbound', await book(list), token);
    expect([good_count, faulty_count]).toEqual([488, 12]);
    expect((await send(apply, { import_id }, token)).error_code).toBe(3107);
    const corrections = [...bad.keys()].map((at) => ({ row_no: at + 2, cells: { quantity: '2', sku: `ROW-${at}`, weight_kg: '' } }));
    expect((await send(correct, { import_id, rows: corrections }, token)).content).toMatchObject({ good_count: 500, faulty_count: 0 });
    expect((await send(apply, { import_id }, token)).content).toMatchObject({ state: 'imported', imported_count: 500 });
    const made = (await send(inboundCalls.list, {}, token)).content;
    expect([made.count, made.list.reduce((sum, { reservation_quantity }) => sum + reservation_quantity, 0)]).toEqual([10, 1000]);
  });

  it('INB-27 INB-28 offers its template, refuses another one and a file that is too large', async () => {
    const { token } = await aShop();
    const file = await template('inbound', token);
    expect(file.subarray(0, 2).toString()).toBe('PK');
    const products = await xlsx({ kind: 'products', rows: [['x']] });
    expect(await bring('inbound', products, token)).toMatchObject({ state: 'refused' });
    const large = await upload(app, importsCalls.uploadInbound.path, token, [
      { name: 'large.xlsx', body: Buffer.alloc(5 * 1024 * 1024 + 1) },
    ]);
    expect(large).toMatchObject({ status: 413 });
    const none = await upload(app, importsCalls.uploadInbound.path, token, []);
    expect(none.error_code).not.toBe(0);
  });

  it('D-65 a limited colleague cannot import SKUs of others', async () => {
    const { customer_id, product, other } = await aShop();
    const { token } = await make.anAccount(customer_id, 'internal', ['inbound.read', 'inbound.edit', 'products.read'], [product.sku]);
    const { import_id } = await bring('inbound', await book([{ sku: product.sku }, { sku: other.sku }]), token);
    expect(await faultsOf(import_id, token)).toEqual([[2], [3, 'sku products.sku_not_found']]);
  });
});
