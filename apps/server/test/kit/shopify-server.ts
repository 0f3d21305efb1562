import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { isPublicAddress } from '#server/ports/public-address.ts';

export const SHOPIFY_TOKEN = 'shpat_test';
export const SHOPIFY_SECRET = 'secret-of-the-app';
/** As in production, except that this machine counts as a public address. */
export const mayReachHere = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

export type ShopLine = { sku: string; title?: string; quantity?: number; price?: string; variant?: number };
export type ShopOrder = {
  id: number;
  lines: ShopLine[];
  country?: string;
  phone?: string;
  currency?: string;
  canceled?: boolean;
  fulfilled?: boolean;
};
type Behaviour = 'html' | '401' | '429' | '500' | 'silent' | 'throttled' | 'cut';

/**
 * Speaks Shopify's GraphQL Admin API as far as it is used: cursor pages, a budget of points that refills by the second, user errors,
 * fulfilment orders that can be fulfilled once, OAuth's code that works once. `next` makes it misbehave, one request each.
 */
export async function shopifyServer({ pageSize = 10, budget = 2000, cost = 100 } = {}) {
  const shop = {
    orders: [] as ShopOrder[],
    tracking: new Map<string, string[]>(),
    stock: new Map<string, number>(),
    codes: new Set<string>(),
    asked: [] as { name: string; variables: Record<string, unknown> }[],
    next: [] as Behaviour[],
    /** Answers every page with the first one and its cursor. */
    isStuck: false,
    lineCap: 25,
    available: budget,
    scopes: ['read_orders', 'write_inventory'],
    mutationsRun: 0,
  };
  const answer = (reply: ServerResponse, status: number, content: unknown, headers = {}) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(content));
  const costOf = () => ({
    cost: { requestedQueryCost: cost, throttleStatus: { maximumAvailable: budget, currentlyAvailable: shop.available, restoreRate: 100 } },
  });
  const graphql = (reply: ServerResponse, query: string, variables: Record<string, unknown>) => {
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    shop.asked.push({ name, variables });
    if (shop.available < cost || shop.next[0] === 'throttled') {
      if (shop.next[0] === 'throttled') shop.next.shift();
      return answer(reply, 200, { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions: costOf() });
    }
    shop.available -= cost;
    return answer(reply, 200, { data: dataOf(shop, pageSize, name, variables), extensions: costOf() });
  };
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const behaviour = shop.next[0];
      if (behaviour !== undefined && behaviour !== 'throttled') {
        shop.next.shift();
        if (behaviour === 'silent') return undefined;
        if (behaviour === 'html') return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Opening soon</h1>');
        if (behaviour === '429') return answer(reply, 429, {}, { 'retry-after': '2' });
        if (behaviour === 'cut') return void reply.writeHead(200).end('{"data":{"orders"');
        return answer(reply, Number(behaviour), { errors: 'no' });
      }
      if (request.url === '/admin/oauth/access_token') {
        const asked = JSON.parse(body) as { code: string; client_secret: string };
        const isGood = asked.client_secret === SHOPIFY_SECRET && shop.codes.delete(asked.code);
        return isGood
          ? answer(reply, 200, { access_token: SHOPIFY_TOKEN, scope: 'read_orders' })
          : answer(reply, 400, { error: 'invalid_request' });
      }
      if (request.url !== '/admin/api/2025-10/graphql.json') return answer(reply, 404, { errors: 'Not Found' });
      if (request.headers['x-shopify-access-token'] !== SHOPIFY_TOKEN)
        return answer(reply, 401, { errors: 'Invalid API key or access token' });
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      return graphql(reply, query, variables);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ...shop, shop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Shop = Awaited<ReturnType<typeof shopifyServer>>['shop'];
const gid = (kind: string, id: number | string) => `gid://shopify/${kind}/${id}`;

function dataOf(shop: Shop, pageSize: number, name: string, variables: Record<string, unknown>): unknown {
  if (name === 'Shop')
    return {
      shop: { name: 'Lamps & Co' },
      locations: { nodes: [{ id: gid('Location', 1) }] },
      currentAppInstallation: { accessScopes: shop.scopes.map((handle) => ({ handle })) },
    };
  if (name === 'Orders') return { orders: orderPage(shop, pageSize, variables['after']) };
  if (name === 'Lines') {
    const order = shop.orders.find(({ id }) => gid('Order', id) === variables['id']);
    return { order: order ? { lineItems: linePage(shop, order, Number(variables['after'])) } : null };
  }
  if (name === 'Fulfillments') {
    const numbers = shop.tracking.get(String(variables['id'])) ?? [];
    return {
      order: {
        fulfillmentOrders: { nodes: [{ id: `FO ${String(variables['id'])}`, status: numbers.length > 0 ? 'CLOSED' : 'OPEN' }] },
        fulfillments: numbers.map((number) => ({ trackingInfo: [{ number }] })),
      },
    };
  }
  if (name === 'Fulfill') {
    shop.mutationsRun++;
    const { lineItemsByFulfillmentOrder: all, trackingInfo } = variables['fulfillment'] as {
      lineItemsByFulfillmentOrder: { fulfillmentOrderId: string }[];
      trackingInfo: { number: string };
    };
    const id = all[0]?.fulfillmentOrderId.replace('FO ', '') ?? '';
    if (shop.tracking.has(id))
      return { fulfillmentCreate: { fulfillment: null, userErrors: [{ field: null, message: 'already fulfilled' }] } };
    shop.tracking.set(id, [trackingInfo.number]);
    return { fulfillmentCreate: { fulfillment: { id: 'x' }, userErrors: [] } };
  }
  const { quantities } = variables['input'] as { quantities: { inventoryItemId: string; quantity: number }[] };
  for (const { inventoryItemId, quantity } of quantities) shop.stock.set(inventoryItemId, quantity);
  return { inventorySetQuantities: { userErrors: [] } };
}

function orderPage(shop: Shop, pageSize: number, after: unknown) {
  const start = shop.isStuck || after === null ? 0 : Number(after);
  const end = Math.min(start + pageSize, shop.orders.length);
  return {
    nodes: shop.orders.slice(start, end).map((order) => orderNode(shop, order)),
    pageInfo: { hasNextPage: end < shop.orders.length, endCursor: String(end) },
  };
}

function linePage(shop: Shop, { lines }: ShopOrder, start: number) {
  const end = Math.min(start + shop.lineCap, lines.length);
  return {
    nodes: lines.slice(start, end).map(({ sku, title = 'Lamp', quantity = 1, price = '18.50', variant = 7 }) => ({
      sku,
      title,
      variantTitle: null,
      currentQuantity: quantity,
      originalUnitPriceSet: { shopMoney: { amount: price } },
      variant: { id: gid('ProductVariant', variant), inventoryItem: { id: gid('InventoryItem', variant) } },
    })),
    pageInfo: { hasNextPage: end < lines.length, endCursor: String(end) },
  };
}

function orderNode(shop: Shop, order: ShopOrder) {
  const { id, country = 'US', phone = '+1 213 555 0188', currency = 'USD', canceled = false, fulfilled = false } = order;
  return {
    id: gid('Order', id),
    name: `#${id}`,
    createdAt: '2026-11-10T08:00:00Z',
    cancelledAt: canceled ? '2026-11-11T08:00:00Z' : null,
    displayFulfillmentStatus: fulfilled ? 'FULFILLED' : 'UNFULFILLED',
    currencyCode: currency,
    note: null,
    email: 'ana@mail.test',
    phone: null,
    shippingAddress: {
      firstName: 'Ana',
      lastName: 'Núñez',
      company: null,
      phone,
      countryCodeV2: country,
      province: 'California',
      provinceCode: 'CA',
      city: 'Los Angeles',
      zip: country === 'US' ? '90012' : '10115',
      address1: '100 Main St.',
      address2: null,
    },
    lineItems: linePage(shop, order, 0),
  };
}

/** What Shopify sends the browser back with, signed. */
export function oauthAnswer(params: Record<string, string>): string {
  const query = new URLSearchParams(params);
  const signed = [...query].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  query.set('hmac', createHmac('sha256', SHOPIFY_SECRET).update(signed.join('&')).digest('hex'));
  return query.toString();
}
