import { newToken } from '../../apps/server/src/kernel/tokens.ts';
import { child } from '../child.ts';
import { ms as inMs, perSecond, type Figure } from '../figure.ts';
import { fillShop, productsOf } from '../orders/fill-shop.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { median } from '../statistics.ts';
import type { World } from '../world.ts';
import type { Asked, RateGiven, RateTold } from './rate-process.ts';

const PER_SECOND = 300;
const FOR_MS = 8000;
const ROUNDS = 5;
const ORDERS = 60;

/** 300 mixed requests a second of a merchant's program, against the same work through the portal's own calls. */
export async function openMix(world: World): Promise<Figure[]> {
  const database = await world.database();
  const [merchant] = await fillShop(database, 1);
  if (!merchant) throw new Error('there is no merchant');
  const { token: key, hash: key_hash } = newToken();
  await database.db.insertInto('api_keys').values({ customer_id: merchant.customer_id, key_hash }).execute();
  const server = await child<ServerTold>('server-process.ts', { url: database.url, timing: false } satisfies ServerGiven);
  const site = server.told.ours;
  const open = { authorization: `Bearer ${key}` };
  const portal = { token: merchant.token };
  const p99 = { open: [] as number[], portal: [] as number[] };
  const rates = { open: [] as number[], portal: [] as number[] };
  try {
    const ids = await someOrders(site, open);
    const [product_id = 0] = await productsOf(database, merchant.customer_id, 1);
    const mixes = { open: openCalls(site, ids), portal: portalCalls(site, ids, product_id) };
    for (let round = -1; round < ROUNDS; round++) {
      for (const kind of ['portal', 'open'] as const) {
        const headers = kind === 'open' ? open : portal;
        const { ms, seconds } = await load({ mix: mixes[kind], headers, perSecond: PER_SECOND, forMs: round < 0 ? FOR_MS / 4 : FOR_MS });
        if (round < 0) continue;
        p99[kind].push(percentile(ms, 0.99));
        rates[kind].push(ms.length / seconds);
      }
    }
  } finally {
    await server.end();
  }
  const ratio = median(p99.open.map((one, round) => one / (p99.portal[round] ?? Number.NaN)));
  return [
    {
      name: `Open API, ${PER_SECOND} mixed requests/s, p99`,
      ours: inMs(median(p99.open)),
      baseline: `${inMs(median(p99.portal))} the portal's own calls`,
      ratio,
      bar: { most: 1.5 },
    },
    {
      name: 'Open API, requests answered per second',
      ours: perSecond(median(rates.open)),
      baseline: `${perSecond(median(rates.portal))} the portal's own calls`,
      ratio: median(rates.open.map((one, round) => one / (rates.portal[round] ?? Number.NaN))),
      bar: { least: 0.8 },
    },
  ];
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

async function load(given: RateGiven): Promise<RateTold> {
  const { told, end } = await child<RateTold>('open/rate-process.ts', given);
  await end();
  if (told.failed > 0) throw new Error(`${told.failed} of ${told.failed + told.ms.length} requests failed`);
  return told;
}

const parcel = { warehouse_id: 1, country: 'US', postal_code: '90012' };

/** Orders as a program creates them; their ids. */
async function someOrders(site: string, headers: Record<string, string>): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < ORDERS; at++) {
    const to = {
      first_name: 'Ana',
      last_name: 'Nunez',
      phone: '+12135550188',
      state: 'California',
      city: 'Los Angeles',
      address1: '100 Main St.',
    };
    const body = JSON.stringify({ ...parcel, ...to, platform_order_no: `BENCH-${at}`, lines: [{ sku: 'SKU-0000001', quantity: 1 }] });
    const answer = await fetch(`${site}/open/v1/orders`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const { order_id } = (await answer.json()) as { order_id?: number }; // the answer of this call
    if (order_id === undefined) throw new Error(`an order could not be created: ${answer.status}`);
    ids.push(order_id);
  }
  return ids;
}

/** Of six requests one is a list of orders, two single orders, one a tracking, one stock and one a list of products; seldom a quote. */
function openCalls(site: string, ids: readonly number[]): Asked[] {
  const get = (path: string): Asked => ({ method: 'GET', url: `${site}/open/v1${path}` });
  const body = JSON.stringify({ ...parcel, lines: [{ sku: 'SKU-0000001', quantity: 1 }] });
  return ids.flatMap((id) => [
    get('/orders?limit=20'),
    get(`/orders/${id}`),
    get(`/orders/${id}/tracking`),
    get('/stock-levels?limit=20'),
    get(`/orders/${id}`),
    get('/products?limit=20'),
    ...(id % 20 === 0 ? [{ method: 'POST', url: `${site}/open/v1/quotes`, body } as const] : []),
  ]);
}

function portalCalls(site: string, ids: readonly number[], product_id: number): Asked[] {
  const get = (path: string): Asked => ({ method: 'GET', url: `${site}/api/ucenter${path}` });
  const body = JSON.stringify({ ...parcel, lines: [{ product_id, unit_price: '9.90', quantity: 1 }] });
  return ids.flatMap((id) => [
    get('/order/getList?limit=20'),
    get(`/order/getOrderDetail?order_id=${id}`),
    get(`/tracking/getTracking?order_id=${id}`),
    get('/inventory/getList?limit=20'),
    get(`/order/getOrderDetail?order_id=${id}`),
    get('/product/getList?limit=20'),
    ...(id % 20 === 0 ? [{ method: 'POST', url: `${site}/api/ucenter/quote/getShippingMethods`, body } as const] : []),
  ]);
}
