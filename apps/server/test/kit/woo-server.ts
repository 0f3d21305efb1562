import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export const WOO = { consumer_key: 'ck_test', consumer_secret: 'cs_test' };
export type WooOrder = { id: number; sku: string; status?: string; quantity?: number; modified?: string };

/** Speaks WooCommerce's REST API v3: Basic sign-in, `X-WP-TotalPages`, orders with notes and meta data, batches of stock. */
export async function wooServer() {
  const shop = {
    orders: [] as WooOrder[],
    pages: [] as string[],
    meta: new Map<number, { key: string; value: unknown }[]>(),
    notes: [] as string[],
    stock: new Map<string, number>(),
    hooks: [] as { id: number; topic: string; delivery_url: string; secret: string }[],
    mayHook: true,
    /** Happens before it answers that an order has changed. */
    onMeta: null as (() => Promise<unknown>) | null,
    /** How often it has refused a sign-in, and how long it takes to do so. */
    refused: 0,
    refuseMs: 0,
    /** How long it takes to answer a page of orders. */
    pauseMs: 0,
    next: [] as ('html' | '429' | 'no_pages' | 'lost')[],
  };
  const answer = (reply: ServerResponse, status: number, content: unknown, headers = {}) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(content));
  const to = {
    first_name: 'Bob',
    last_name: 'Lee',
    company: '',
    address_1: '5 High St',
    address_2: '',
    city: 'Austin',
    state: 'TX',
    postcode: '73301',
    country: 'US',
  };
  const nodeOf = ({ id, sku, status = 'processing', quantity = 1 }: WooOrder) => ({
    id,
    number: String(id),
    status,
    currency: 'USD',
    date_created_gmt: '2026-11-10T08:00:00',
    customer_note: '',
    billing: { ...to, phone: '+1 512 555 0100', email: 'bob@mail.test' },
    shipping: to,
    meta_data: shop.meta.get(id) ?? [],
    line_items: [{ name: 'Mug', sku, product_id: 40, variation_id: 41, quantity, price: 9.5 }],
  });
  const one = (reply: ServerResponse, method: string, url: URL, body: string) => {
    const path = url.pathname.replace('/wp-json/wc/v3/', '');
    if (path === 'system_status') return answer(reply, 200, { environment: { site_url: 'https://mugs.example.com' }, settings: {} });
    if (path === 'orders') {
      const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))];
      shop.pages.push(url.search);
      const after = url.searchParams.get('modified_after') ?? '';
      const known = shop.orders.filter(({ modified }) => modified === undefined || modified > after);
      const list = known.slice((page - 1) * size, page * size).map(nodeOf);
      if (shop.next[0] === 'no_pages' && shop.next.shift()) return answer(reply, 200, list);
      return void setTimeout(
        () => answer(reply, 200, list, { 'x-wp-totalpages': String(Math.max(1, Math.ceil(known.length / size))) }),
        shop.pauseMs,
      );
    }
    const [, hookId] = /^webhooks(?:\/(\d+))?$/.exec(path) ?? [];
    if (path.startsWith('webhooks')) {
      if (!shop.mayHook) return answer(reply, 403, { code: 'woocommerce_rest_cannot_create' });
      if (method === 'GET')
        return answer(
          reply,
          200,
          shop.hooks.map(({ secret: _secret, ...hook }) => hook),
        );
      const given = JSON.parse(body) as { topic: string; delivery_url: string; secret: string };
      const known = shop.hooks.find((hook) => hook.id === Number(hookId));
      const { id } = known
        ? Object.assign(known, given)
        : (shop.hooks[shop.hooks.push({ id: shop.hooks.length + 1, ...given }) - 1] ?? { id: 0 });
      return answer(reply, 200, { id });
    }
    const batch = /^products\/(?:(\d+)\/variations\/)?batch$/.exec(path);
    if (batch) {
      const { update } = JSON.parse(body) as { update: { id: number; stock_quantity: number }[] };
      for (const { id, stock_quantity } of update) shop.stock.set(batch[1] ? `${batch[1]}/${id}` : String(id), stock_quantity);
      return answer(reply, 200, { update: update.map(({ id }) => ({ id })) });
    }
    const [, id, notes] = /^orders\/(\d+)(\/notes)?$/.exec(path) ?? [];
    const order = shop.orders.find((known) => known.id === Number(id));
    if (!order) return answer(reply, 404, { code: 'not_found' });
    if (notes) {
      shop.notes.push((JSON.parse(body) as { note: string }).note);
      return answer(reply, 201, { id: shop.notes.length });
    }
    if (method === 'PUT') {
      shop.meta.set(order.id, (JSON.parse(body) as { meta_data: { key: string; value: unknown }[] }).meta_data);
      if (shop.onMeta) return void shop.onMeta().then(() => answer(reply, 200, nodeOf(order)));
      // The shop has done it, and the answer never arrives.
      if (shop.next[0] === 'lost' && shop.next.shift()) return void reply.destroy();
    }
    return answer(reply, 200, nodeOf(order));
  };
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const login = `Basic ${Buffer.from(`${WOO.consumer_key}:${WOO.consumer_secret}`).toString('base64')}`;
      if (request.headers.authorization !== login) {
        shop.refused++;
        return void setTimeout(() => answer(reply, 401, { code: 'woocommerce_rest_cannot_view' }), shop.refuseMs);
      }
      if (shop.next[0] === 'html' && shop.next.shift()) return void reply.writeHead(200).end('<!doctype html><title>Maintenance</title>');
      if (shop.next[0] === '429' && shop.next.shift()) return answer(reply, 429, {}, { 'retry-after': '3' });
      return one(reply, request.method ?? 'GET', new URL(request.url ?? '/', 'http://x'), body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { shop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
