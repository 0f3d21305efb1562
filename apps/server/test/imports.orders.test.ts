import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { ORDER_NO_RANDOM_LETTERS } from '@quayside/domain/orders/order-rules';
import { deleteOldOrderRowsAcrossMerchants } from '#server/areas/imports/imports.public.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { importKit } from './kit/imports.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';
import { orderRow, xlsx } from './kit/workbooks.ts';

const kit = await testApp();
const { send, work, make } = kit;
const { aSeller, anOrderOf, submit } = submitKit(kit);
const { bring, rows } = importKit(kit);
const { apply, correct } = importsCalls;
work();
const book = (list: Record<string, string | number>[]) => xlsx({ kind: 'orders', rows: list.map(orderRow) });
const aRow = (platform_order_no: string, sku: string) => ({ platform_order_no, sku });
const faultsOf = async (import_id: number, token: string) =>
  (await rows(import_id, token)).flatMap(({ row_no, faults }) => faults.map(({ column, code }) => `${row_no} ${column} ${code}`));

/** The next order numbers are all the same one, this many times. */
function drawSameNumber(times: number): void {
  const draw = crypto.randomBytes;
  let left = times;
  const same = (size: number) => (size === ORDER_NO_RANDOM_LETTERS && left-- > 0 ? Buffer.alloc(size) : draw(size));
  vi.spyOn(crypto, 'randomBytes').mockImplementation(same);
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('importing orders', () => {
  it('PRIV-02 keeps the rows of a file, which hold recipients, for thirty days', async () => {
    const shop = await aSeller();
    const [old, young] = [
      await bring('orders', await book([aRow('P-1', shop.product.sku)]), shop.token),
      await bring('orders', await book([aRow('P-2', shop.product.sku)]), shop.token),
    ];
    const month = new Date(Date.now() - 31 * 24 * 3_600_000);
    await kit.deps.database.db.updateTable('imports').set({ created_at: month }).where('import_id', '=', old.import_id).execute();
    await asSystem(kit.deps.database, (tx) => deleteOldOrderRowsAcrossMerchants(tx, 100));
    expect(await rows(old.import_id, shop.token)).toEqual([]);
    expect(await rows(young.import_id, shop.token)).toHaveLength(1);
  });

  it('ORD-05 ORD-06 rows with one platform number make one order, with its price when a method is named', async () => {
    const shop = await aSeller();
    const other = await make.aProduct(shop.customer_id, { product_name: 'Shade', declared_value: '7.25' });
    const file = await book([
      { platform_order_no: 'X-1', sku: shop.product.sku, quantity: 2, unit_price: 18.5, method: 'World' },
      {
        platform_order_no: 'x-1',
        sku: other.sku,
        quantity: 3,
        first_name: '',
        phone: '',
        country: '',
        state: '',
        city: '',
        address1: '',
        postal_code: '',
      },
      {
        platform_order_no: 'X-2',
        sku: other.sku,
        country: 'Germany',
        postal_code: '10115',
        house_number: '5',
        state: 'Berlin',
        city: 'Berlin',
      },
    ]);
    const { import_id, state, good_count } = await bring('orders', file, shop.token);
    expect([state, good_count, await faultsOf(import_id, shop.token)]).toEqual(['checked', 3, []]);
    expect((await send(apply, { import_id }, shop.token)).content).toMatchObject({ state: 'imported', imported_count: 3 });
    const { list } = (await send(ordersCalls.list, { order: 'asc' }, shop.token)).content;
    expect(list).toMatchObject([
      {
        platform_order_no: 'X-1',
        status: 'approving',
        quantity: 5,
        sku_quantity: 2,
        total: '58.75',
        method: 'WORLD',
        method_name_en: 'World',
      },
      { platform_order_no: 'X-2', country: 'DE', quantity: 1, total: '7.25', method: '', quoted_total: null },
    ]);
    const detail = (await send(ordersCalls.get, { order_id: list[0]?.order_id ?? 0 }, shop.token)).content;
    expect(detail).toMatchObject({ first_name: 'Grace', quote: { method: 'WORLD', version: 'TEST' }, events: [{ kind: 'created' }] });
    // The price is the one the wizard shows for the same parcel, and it can be submitted.
    const lines = detail.lines.map(({ product_id, unit_price, quantity }) => ({ product_id, unit_price, quantity }));
    const shown = (
      await send(ordersCalls.quote, { warehouse_id: 1, country: 'US', postal_code: '97205', lines, consumables: [] }, shop.token)
    ).content;
    expect(detail.quote?.total).toBe(shown.methods.find(({ method }) => method === 'WORLD')?.total);
    const stopped = await submit(shop, [detail.order_id]);
    expect(stopped[0]?.refusal?.code).toBe('inventory.not_enough');
  });

  it('ORD-05 the quote of an imported order is stored word for word as the wizard stores it', async () => {
    const shop = await aSeller();
    const { sku } = shop.product;
    const file = await book([
      { platform_order_no: 'W-1', sku, quantity: 2, unit_price: '18.50', method: 'World' },
      {
        platform_order_no: 'W-2',
        sku,
        quantity: 2,
        unit_price: '18.50',
        method: 'World',
        postal_code: '10001',
        address1: '2 Other Street',
      },
      { platform_order_no: 'W-3', sku, quantity: 1, unit_price: '18.50', method: '', address1: '3 Third Street' },
    ]);
    const { import_id } = await bring('orders', file, shop.token);
    expect((await send(apply, { import_id }, shop.token)).content).toMatchObject({ imported_count: 3 });
    const quotes = async () =>
      kit.deps.database.db
        .selectFrom('order_quotes as q')
        .innerJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 'q.customer_id').onRef('o.quote_id', '=', 'q.quote_id'))
        .select(['o.order_id', 'o.platform_order_no', 'o.updated_at', 'o.method'])
        .select(['q.items', 'q.input', 'q.facts', 'q.total', 'q.shipping', 'q.method_name_en', 'q.version_id', 'q.price_group'])
        .where('q.customer_id', '=', shop.customer_id)
        .orderBy('o.platform_order_no')
        .execute();
    const imported = await quotes();
    expect(imported.map(({ platform_order_no }) => platform_order_no)).toEqual(['W-1', 'W-2']);
    for (const { order_id } of imported) {
      const order = (await send(ordersCalls.get, { order_id }, shop.token)).content;
      const lines = order.lines.map(({ product_id, product_name, unit_price, quantity }) => ({
        product_id,
        product_name,
        unit_price,
        quantity,
      }));
      const { services, consumables, updated_at, platform_order_no, ...rest } = order;
      const fields = [
        'first_name',
        'last_name',
        'phone',
        'email',
        'id_number',
        'company',
        'country',
        'state',
        'city',
        'postal_code',
      ] as const;
      const more = ['house_number', 'address1', 'address2', 'address3', 'address_type', 'warehouse_id', 'remark', 'method'] as const;
      const kept = Object.fromEntries([...fields, ...more].map((field) => [field, rest[field]]));
      const saved = { ...kept, order_id, updated_at, platform_order_no, lines, consumables, services, remark: 'saved again' };
      expect((await send(ordersCalls.save, saved as never, shop.token)).status).toBe(200);
    }
    const plain = ({ updated_at: _updated, input, ...row }: (typeof imported)[number]) => ({
      ...row,
      input: { ...(input as object), at: '' },
    });
    expect((await quotes()).map(plain)).toEqual(imported.map(plain));
  });

  it('every error of every row at once, also those that need the database, and each is repaired on screen', async () => {
    const shop = await aSeller();
    const used = await anOrderOf(shop, { platform_order_no: 'TAKEN-1' });
    const { sku } = shop.product;
    const file = await book([
      { platform_order_no: 'TAKEN-1', sku, phone: 'none', quantity: 'two' },
      { platform_order_no: 'B-1', sku: 'NO-SUCH', warehouse: 'MOON', country: 'Atlantis' },
      { platform_order_no: 'B-2', sku, country: 'DE', method: 'EU-LINE', postal_code: '' },
      { platform_order_no: 'B-3', sku, method: 'Pigeon', unit_price: '0' },
      { platform_order_no: 'B-4', sku, method: 'EU-LINE' },
      { platform_order_no: 'B-5', sku },
      { platform_order_no: 'B-5', sku },
      { platform_order_no: '', sku, quantity: 0 },
    ]);
    const { import_id } = await bring('orders', file, shop.token);
    expect((await faultsOf(import_id, shop.token)).toSorted()).toEqual(
      [
        '2 phone orders.phone',
        '2 platform_order_no orders.number_exists',
        '2 quantity not_whole',
        '3 country country',
        '3 sku products.sku_not_found',
        '3 warehouse orders.no_warehouse',
        '4 house_number orders.house_number',
        '4 postal_code required',
        '5 method orders.no_such_method',
        '5 unit_price above_zero',
        '6 method orders.method_not_offered',
        '8 sku duplicate',
        '9 platform_order_no required',
        '9 quantity too_small',
      ].toSorted(),
    );
    expect(used.platform_order_no).toBe('TAKEN-1');
    const cells = { platform_order_no: 'NEW-1', phone: '+1 503 555 0142', quantity: '2' };
    await send(correct, { import_id, rows: [{ row_no: 2, cells }] }, shop.token);
    expect((await faultsOf(import_id, shop.token)).filter((fault) => fault.startsWith('2 '))).toEqual([]);
  });

  it('a supplier’s product or another merchant’s is not found, and a number taken since the check stops the import', async () => {
    const [shop, other] = [await aSeller(), await aSeller()];
    const foreign = await bring('orders', await book([{ platform_order_no: 'F-1', sku: other.product.sku }]), shop.token);
    expect(await faultsOf(foreign.import_id, shop.token)).toEqual(['2 sku products.sku_not_found']);
    const { import_id } = await bring('orders', await book([{ platform_order_no: 'RACE-1', sku: shop.product.sku }]), shop.token);
    await anOrderOf(shop, { platform_order_no: 'race-1' });
    expect((await send(apply, { import_id }, shop.token)).content).toMatchObject({ code: 'imports.has_faults' });
  });

  it('draws another order number when the merchant has the first already', async () => {
    const shop = await aSeller();
    const { import_id } = await bring(
      'orders',
      await book([
        { platform_order_no: 'D-1', sku: shop.product.sku, method: 'World' },
        { platform_order_no: 'D-2', sku: shop.product.sku, method: 'World' },
      ]),
      shop.token,
    );
    drawSameNumber(2);
    const { order_no } = await anOrderOf(shop, { platform_order_no: 'D-0' });
    expect((await send(apply, { import_id }, shop.token)).content).toMatchObject({ state: 'imported', imported_count: 2 });
    const { list } = (await send(ordersCalls.list, {}, shop.token)).content;
    expect(list.map((row) => row.platform_order_no).toSorted()).toEqual(['D-0', 'D-1', 'D-2']);
    expect(list.filter((row) => row.order_no === order_no)).toHaveLength(1);
    expect(list.filter((row) => row.platform_order_no !== 'D-0').every(({ quoted_total }) => quoted_total !== null)).toBe(true);
  });
});
