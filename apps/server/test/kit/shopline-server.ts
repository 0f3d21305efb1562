import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** Speaks Shopline's Admin REST API as far as orders are pulled: a bearer token, pages by the `Link` header. */
export async function shoplineServer({ pageSize = 4 } = {}) {
  const orders: { id: number; sku: string; canceled?: boolean; quantity?: number }[] = [];
  const asked: string[] = [];
  let url = '';
  const server = createServer((request, reply) => {
    const at = new URL(request.url ?? '/', 'http://x');
    const answer = (status: number, content: unknown, headers = {}) =>
      void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(content));
    if (request.headers.authorization !== 'Bearer line_test') return answer(401, { errors: 'Unauthorized' });
    if (at.pathname === '/admin/openapi/v20251201/merchants/shop.json') return answer(200, { data: { name: 'Line shop' } });
    if (at.pathname !== '/admin/openapi/v20251201/orders.json') return answer(404, { errors: 'Not Found' });
    asked.push(at.search);
    const start = Number(at.searchParams.get('page_info') ?? 0);
    const list = orders.slice(start, start + pageSize).map(({ id, sku, canceled = false, quantity = 3 }) => ({
      id: `L${id}`,
      name: `L-${id}`,
      created_at: '2026-11-10T16:00:00+08:00',
      cancelled_at: canceled ? '2026-11-11T16:00:00+08:00' : null,
      fulfillment_status: 'unshipped',
      currency: 'USD',
      email: 'lin@mail.test',
      phone: null,
      shipping_address: {
        first_name: 'Lin',
        last_name: 'Wu',
        phone: '+1 213 555 0188',
        country_code: 'US',
        province: 'California',
        city: 'Los Angeles',
        zip: '90012',
        address1: '8 Hill St',
      },
      line_items: [{ sku, title: 'Tea', variant_id: '77', quantity, price: '4.20' }],
    }));
    const next = start + pageSize;
    const link =
      next < orders.length ? { link: `<${url}/admin/openapi/v20251201/orders.json?limit=100&page_info=${next}>; rel="next"` } : {};
    return answer(200, { orders: list }, link);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, orders, asked };
}
