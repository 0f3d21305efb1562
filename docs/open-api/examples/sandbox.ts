/**
 * A whole order in the sandbox, with nothing but the public document: BASE_URL=… API_KEY=qst_… ARRIVAL=2026-12-02 node sandbox.ts
 * The paths and the examples of the bodies are read from /open/openapi.json.
 */
const { BASE_URL = '', API_KEY = '', ARRIVAL = '', SKU = `LAMP-${Date.now()}` } = process.env;
type Body = Record<string, unknown>;
type Operation = { operationId: string; requestBody?: { content: { 'application/json': { example: Body } } } };
export type Document = { paths: Record<string, Record<string, Operation>> };

const document = (await (await fetch(`${BASE_URL}/open/openapi.json`)).json()) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Makes a call by its name in the document; what the path names is part of the input. */
async function call(name: string, input: Body = {}): Promise<Body> {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`the document has no ${name}`);
  const path = found.path.replace(/\{(\w+)\}/g, (_all, field: string) => String(input[field]));
  const inPath = new Set([...found.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field));
  const body = Object.fromEntries(Object.entries(input).filter(([field]) => !inPath.has(field)));
  const answer = await fetch(BASE_URL + path, {
    method: found.method.toUpperCase(),
    headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(found.method === 'get' ? {} : { body: JSON.stringify(body) }),
  });
  const content = (await answer.json()) as Body;
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(content)}`);
  return content;
}
const exampleOf = (name: string): Body =>
  operations.find(({ operation }) => operation.operationId === name)?.operation.requestBody?.content['application/json'].example ?? {};

await call('sandboxes.simulateTopUp', { amount: 1000 });
const product = await call('products.openCreate', { ...exampleOf('products.openCreate'), sku: SKU });
console.log(`product ${String(product['product_id'])}`);

const lines = [{ sku: SKU, quantity: 10 }];
const box = { count: 1, weight_kg: '12.5', length_cm: '60', width_cm: '40', height_cm: '50', items: lines };
const shipping = {
  shipping_method: 'express',
  carrier: 'SF Express',
  tracking_numbers: ['SF1000000000001'],
  volume_m3: '0.2',
  packaging: 'carton',
  arrival_date: ARRIVAL,
  arrival_period: 'morning',
};
const booked = await call('inbound.openCreate', {
  warehouse_id: 1,
  lines,
  packing_method: 'one_box',
  boxes: [box],
  shipping,
  submit: true,
});
const received = await call('sandboxes.simulateInbound', { inbound_id: booked['inbound_id'], to: 'completed' });
console.log(`inbound ${String(received['stage'])}`);

const wanted = {
  ...exampleOf('orders.openCreate'),
  platform_order_no: `TEST-${SKU}`,
  postal_code: '90012',
  lines: [{ sku: SKU, quantity: 2 }],
};
const quoted = await call('orders.openQuote', { warehouse_id: 1, country: 'US', postal_code: '90012', lines: wanted.lines });
const [cheapest] = quoted['methods'] as { method: string; total: string | null }[];
const order = await call('orders.openCreate', { ...wanted, method: cheapest?.method });
await call('orders.openSubmit', { order_id: order['order_id'] });
console.log(`order ${String(order['order_no'])} by ${cheapest?.method ?? ''} for ${cheapest?.total ?? ''}`);

for (const to of ['approved', 'packaged', 'shipped', 'in_transit', 'delivered'])
  await call('sandboxes.simulateOrder', { order_id: order['order_id'], to });
const { status } = await call('orders.openGet', { order_id: order['order_id'] });
console.log(`status ${String(status)}`);
