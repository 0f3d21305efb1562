import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { mainPermissions } from '@quayside/contract/kernel/permissions';
import { allHandlers } from '#server/areas/all.ts';
import * as ledger from '#server/areas/inventory/stock-ledger.ts';
import { importKit } from './kit/imports.ts';
import { aBox, anInboundInput, inboundKit } from './kit/inbound.ts';
import { anOrderInput, orderKit } from './kit/orders.ts';
import { aProductInput } from './kit/products.ts';
import { inbound, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { png, upload } from './kit/upload-samples.ts';

/**
 * Every merchant call is made by people who may not see a SKU, with every id, code and text of it.
 * Nothing of that other SKU may be returned or changed. A new call is covered as soon as it is declared.
 */
const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
const { app, deps, make, work } = kit;
const { db } = deps.database;
const { result } = importKit(kit);
const { inTransaction } = stockKit(deps);
const { anOrder } = orderKit(kit);
const { aDraft } = inboundKit(kit);

const shop = await make.aMerchant();
const { customer_id } = shop;
const sent = await upload(app, '/upload/img', shop.token, [{ name: 'x.png', type: 'image/png', body: await png() }]);
const { file_id } = sent.content;
const own = await make.aProduct(customer_id, { sku: 'OWN-1' });
const hidden = await make.aProduct(customer_id, {
  sku: 'HIDDEN-SKU',
  alias: 'HIDDEN-ALIAS',
  product_name: 'HIDDEN-NAME',
  name_en: 'HIDDEN-EN',
  barcode: 'HIDDEN-BARCODE',
  image_file_id: file_id,
});
const { product_id } = hidden;
await inTransaction((ctx) =>
  ledger.addStock(ctx, customer_id, inbound('HIDDEN-INBOUND'), [{ warehouse_id: 1, product_id, quantity: 7654321 }]),
);
await inTransaction((ctx) =>
  ledger.freezeStock(ctx, customer_id, { type: 'order', no: 'HIDDEN-FREEZE' }, [{ warehouse_id: 1, product_id, quantity: 1 }]),
);
const order = await anOrder(shop.token, product_id, { platform_order_no: 'HIDDEN-ORDER' });
await db
  .insertInto('serial_numbers')
  .values({ customer_id, product_id, serial_number: 'HIDDEN-SERIAL', box_no: 'HIDDEN-BOX', receiving_no: 'HIDDEN-RECEIVING' })
  .execute();
/** One appointment of the hidden SKU alone, and one that the limited people see because of their own line. */
const alone = await aDraft(shop.token, product_id, { lines: [{ product_id, quantity: 7654321 }], boxes: [aBox(product_id, 7654321)] });
const shared = await aDraft(shop.token, product_id, {
  lines: [
    { product_id: own.product_id, quantity: 3 },
    { product_id, quantity: 7654321, purchase_price: '7654321.00' },
  ],
  packing_method: 'mixed',
  boxes: [aBox(own.product_id, 3), aBox(product_id, 7654321, { weight_kg: '765432.1' })],
  shipping: { carrier: 'SF', volume_m3: '7654321', remark: 'HIDDEN-REMARK', driver_name: 'HIDDEN-DRIVER', declared_value: '7654321' },
  check: 'step',
});
const secrets = /hidden-|7654321/i;

/** The value of each field by its name: always something of the hidden SKU. */
const attacks: Record<string, unknown> = {
  product_id,
  id: product_id,
  ids: [product_id],
  order_id: order.order_id,
  inbound_id: shared.inbound_id,
  box_nos: [2],
  boxes: [aBox(product_id, 1)],
  codes: ['HIDDEN-SKU', 'HIDDEN-ALIAS', 'HIDDEN-BARCODE'],
  accept: 1,
  shipping: {},
  sku: 'HIDDEN-SKU',
  keyword: 'HIDDEN-',
  number: order.order_no,
  source_no: 'HIDDEN-INBOUND',
  serial_number: 'HIDDEN-SERIAL',
  box_no: 'HIDDEN-BOX',
  receiving_no: 'HIDDEN-RECEIVING',
  order_no: order.order_no,
  file_id,
  warehouse_id: 1,
  deadline: new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10),
  lines: [{ product_id, copies: 1 }],
  width_mm: 50,
  height_mm: 30,
  url: 'https://pictures.example/x.png',
  kind: 'products',
};
/** Where a name means something else, or a whole form is needed. */
const special: Record<string, Record<string, unknown>[]> = {
  'products.save': [aProductInput({ product_id, sku: 'HIDDEN-SKU' }), aProductInput({ sku: 'OWN-1', alias: 'x', image_file_id: file_id })],
  'orders.save': [
    anOrderInput(product_id, { platform_order_no: 'NEW-1' }),
    anOrderInput(own.product_id, { order_id: order.order_id, platform_order_no: 'NEW-2' }),
  ],
  'orders.cancel': [{ ids: [order.order_id] }],
  'orders.delete': [{ ids: [order.order_id] }],
  'orders.checkDuplicate': [{ first_name: 'Ana', last_name: 'Núñez', address1: '100 Main St.', country: 'US' }],
  'inbound.save': [
    anInboundInput(product_id),
    anInboundInput(own.product_id, { inbound_id: shared.inbound_id }),
    anInboundInput(own.product_id, { inbound_id: alone.inbound_id }),
    anInboundInput(own.product_id, { boxes: [aBox(product_id, 1)] }),
  ],
  'inbound.get': [{ inbound_id: shared.inbound_id }, { inbound_id: alone.inbound_id }],
  'inbound.withdraw': [{ ids: [shared.inbound_id] }, { ids: [alone.inbound_id] }],
  'inbound.delete': [{ ids: [shared.inbound_id] }, { ids: [alone.inbound_id] }],
  'inbound.merge': [{ ids: [shared.inbound_id, alone.inbound_id] }],
  'inbound.printMarks': [
    { inbound_id: alone.inbound_id, width_mm: 100, height_mm: 150 },
    { inbound_id: shared.inbound_id, width_mm: 100, height_mm: 150, box_nos: [2] },
  ],
  'inbound.packingList': [{ inbound_id: alone.inbound_id }],
  'imports.list': [{ kind: 'products' }, { kind: 'serial_numbers' }, { kind: 'inbound' }],
};
/** An image or a PDF cannot be searched for text: a file requested with the hidden SKU must be refused. */
const files = new Set([
  'products.image',
  'products.print',
  'products.labelPreview',
  'products.barcodes',
  'inbound.printMarks',
  'inbound.packingList',
]);
/** Answers with the codes it was asked for: a product found for one of them is the leak. */
const echoes = new Map([['inbound.resolveCodes', /"product":\{/]]);
const merchantCalls = allHandlers.map(({ call }) => call).filter((call) => realmOf(call) === 'merchant' && call.permission !== 'public');

type Schema = { properties?: Record<string, Schema>; required?: string[] };

/** The call with no input, with each single field of the hidden SKU, and with all of them. */
function inputsOf(call: Call): Record<string, unknown>[] {
  const given = special[call.name];
  if (given) return given;
  const { properties = {}, required = [] } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema; // JSON Schema as zod writes it
  const known = Object.keys(properties).filter((name) => name in attacks);
  const needed = Object.fromEntries(required.filter((name) => name in attacks).map((name) => [name, attacks[name]]));
  const single = known.map((name) => ({ ...needed, [name]: attacks[name] }));
  return [needed, ...single, Object.fromEntries(known.map((name) => [name, attacks[name]]))];
}

/** The response as text: waits for a started export and reads its workbook. */
async function textOf(call: Call, input: Record<string, unknown>, token: string): Promise<{ status: number; text: string }> {
  const query = Object.entries(input).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
  );
  const response = await app.inject({
    method: call.method,
    url: call.method === 'GET' ? `${call.path}?${new URLSearchParams(query)}` : call.path,
    headers: { token },
    ...(call.method === 'GET' ? {} : { payload: input }),
  });
  const text = response.body;
  const started = /"job_id":(\d+)/.exec(text)?.[1];
  if (started === undefined || call.area === 'jobs') return { status: response.statusCode, text };
  const file = await result(Number(started), token);
  const isWorkbook = file.subarray(0, 2).toString() === 'PK';
  const content = isWorkbook ? JSON.stringify((await readXlsx(file)).sheets.map(({ rows }) => rows)) : file.toString();
  return { status: response.statusCode, text: content };
}

const snapshot = async () => ({
  products: await db.selectFrom('products').selectAll().where('product_id', '=', product_id).execute(),
  codes: await db.selectFrom('product_codes').selectAll().where('product_id', '=', product_id).execute(),
  levels: await db.selectFrom('stock_levels').selectAll().where('product_id', '=', product_id).execute(),
  log: await db.selectFrom('stock_log').selectAll().where('product_id', '=', product_id).execute(),
  serials: await db.selectFrom('serial_numbers').selectAll().where('product_id', '=', product_id).execute(),
  orders: await db.selectFrom('orders').selectAll().where('order_id', '=', order.order_id).execute(),
  inbounds: await db.selectFrom('inbounds').selectAll().where('inbound_id', 'in', [alone.inbound_id, shared.inbound_id]).execute(),
  inboundLines: await db.selectFrom('inbound_lines').selectAll().where('product_id', '=', product_id).execute(),
  boxItems: await db.selectFrom('inbound_box_items').selectAll().where('product_id', '=', product_id).execute(),
  lines: await db.selectFrom('order_lines').selectAll().where('product_id', '=', product_id).execute(),
});

beforeAll(() => void work());

/** People who may not see the hidden SKU: limited to another one, or of another merchant, or staff who act for another merchant. */
const attackers = {
  'D-65 the supplier limited to another SKU': () => make.anAccount(customer_id, 'supplier', [...mainPermissions], ['OWN-1']),
  'D-65 the internal account limited to another SKU': () => make.anAccount(customer_id, 'internal', [...mainPermissions], ['OWN-1']),
  'the main account of another merchant': () => make.aMerchant(),
  'staff acting for another merchant': async () => {
    const { customer_id, account_id } = await make.aMerchant();
    const { staff_id } = await make.aStaff();
    return { token: await make.aSession({ customer_id, account_id, acting_staff_id: staff_id }) };
  },
} as const;

describe.each(Object.entries(attackers))('%s', (_who, attacker) => {
  it.each(merchantCalls.map((call) => [call.name, call] as const))(
    'gets and changes nothing of the hidden SKU: %s',
    async (_name, call) => {
      const before = await snapshot();
      for (const input of inputsOf(call)) {
        // A new account each time: some calls end the session or change the account.
        const { token } = await attacker();
        const { status, text } = await textOf(call, input, token);
        // A refusal may repeat the input; anything else of the hidden SKU may not appear.
        const asked = JSON.stringify(input);
        const shown = text.split(/["\\,:{}[\]\s]+/).filter((word) => secrets.test(word) && !asked.includes(word));
        const leaked = status < 300 && ((echoes.get(call.name) ?? secrets).test(text) || files.has(call.name));
        expect({ input, shown, leaked }).toEqual({ input, shown: [], leaked: false });
      }
      expect(await snapshot()).toEqual(before);
    },
  );
});

it('the main account finds the hidden SKU by the same inputs', async () => {
  const seen = new Set<string>();
  for (const call of merchantCalls.filter(({ method }) => method === 'GET')) {
    for (const input of inputsOf(call)) {
      const { status, text } = await textOf(call, input, shop.token);
      if (status < 300 && secrets.test(text)) seen.add(call.name);
    }
  }
  expect([...seen].sort()).toEqual([
    'inbound.boxes',
    'inbound.get',
    'inbound.list',
    'inventory.export',
    'inventory.exportStockLog',
    'inventory.list',
    'inventory.lockedBy',
    'inventory.snapshot',
    'inventory.stockAge',
    'inventory.stockLog',
    'operation-log.list',
    'orders.get',
    'orders.list',
    'products.export',
    'products.get',
    'products.list',
    'products.search',
    'serial-numbers.list',
  ]);
});
