// BASE_URL, API_KEY, SKU (a product in stock) and ARRIVAL (a working day) come from the environment.
import { ApiProblem, createClient } from '@quayside/client';

const { BASE_URL = '', API_KEY = '', SKU = '', ARRIVAL = '' } = process.env;
const client = createClient({ baseUrl: BASE_URL, apiKey: API_KEY });
const run = `TS-${Date.now()}`;

const [warehouse] = (await client.call('GET /open/v1/warehouses', {})).list;
const [property] = (await client.call('GET /open/v1/product-properties', {})).list;
if (!warehouse || !property) throw new Error('there is no warehouse');
const { warehouse_id } = warehouse;

const product = await client.call('POST /open/v1/products', {
  sku: run,
  product_name: 'Lamp',
  name_en: 'Table lamp',
  name_cn: '台灯',
  declared_value: '12.50',
  property_ids: [property.property_id],
  hs_code: '9405409000',
  weight_g: 1250,
});
console.log(`product ${product.product_id}`);

const inbound = await client.call('POST /open/v1/inbound-appointments', {
  warehouse_id,
  lines: [{ sku: run, quantity: 24 }],
  packing_method: 'sku_per_box',
  boxes: [{ count: 2, weight_kg: '12.5', length_cm: '60', width_cm: '40', height_cm: '50', items: [{ sku: run, quantity: 12 }] }],
  shipping: {
    shipping_method: 'express',
    carrier: 'SF Express',
    tracking_numbers: [`SF${run}`],
    volume_m3: '0.24',
    packaging: 'carton',
    arrival_date: ARRIVAL,
    arrival_period: 'morning',
  },
  submit: true,
});
console.log(`inbound ${inbound.inbound_id} ${inbound.bill_status}`);

const lines = [{ sku: SKU, quantity: 1 }];
const quote = await client.call('POST /open/v1/quotes', { warehouse_id, country: 'US', postal_code: '90012', lines });
const method = quote.methods.find(({ offered }) => offered)?.method ?? '';
console.log(`method ${method}`);

const order = await client.call(
  'POST /open/v1/orders',
  {
    platform_order_no: run,
    warehouse_id,
    method,
    first_name: 'Ana',
    last_name: 'Nunez',
    phone: '+12135550188',
    country: 'US',
    state: 'California',
    city: 'Los Angeles',
    postal_code: '90012',
    address1: '100 Main St.',
    lines,
  },
  { idempotencyKey: `create-${run}` },
);
console.log(`order ${order.order_id}`);
const { order_id } = order;
console.log(`held ${(await client.call('POST /open/v1/orders/{order_id}/submit', { order_id })).total}`);
console.log(`status ${(await client.call('GET /open/v1/orders/{order_id}/tracking', { order_id })).status}`);

let count = 0;
for await (const _order of client.all('GET /open/v1/orders', { limit: 2 })) count++;
console.log(`orders ${count}`);

try {
  await client.call('GET /open/v1/orders/{order_id}', { order_id: 1 });
} catch (error) {
  if (!(error instanceof ApiProblem)) throw error;
  console.log(`refused ${error.code}`);
}
