import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ApiProblem, createClient } from './client.ts';
import { readWebhook } from './webhooks.ts';

type Asked = { url: string; init: RequestInit };
type Said = { status: number; body?: unknown; headers?: Record<string, string> } | 'broken';

/** A server that says these answers, one after the other. */
function clientOf(...answers: Said[]) {
  const asked: Asked[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), init });
    const said = answers.shift() ?? 'broken';
    if (said === 'broken') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(said.body ?? {}), { status: said.status, headers: said.headers ?? {} });
  };
  return {
    client: createClient({ baseUrl: 'https://portal.test/', apiKey: 'qi_key', maxWaitMs: 5, fetch }),
    asked,
  };
}
const headersOf = ({ init }: Asked) => new Headers(init.headers);

describe('the client', () => {
  it('puts fields into the path, the query of a GET and the body of a POST', async () => {
    const { client, asked } = clientOf({ status: 200 }, { status: 200 }, { status: 200 });
    await client.call('GET /open/v1/orders/{order_id}', { order_id: 7 });
    await client.call('GET /open/v1/orders', { status: 'delivered', number: 'A&B' });
    await client.call('POST /open/v1/orders/{order_id}/submit', { order_id: 7, accepted_total: '12.40' });
    expect(asked.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['GET', 'https://portal.test/open/v1/orders/7', undefined],
      ['GET', 'https://portal.test/open/v1/orders?status=delivered&number=A%26B', undefined],
      ['POST', 'https://portal.test/open/v1/orders/7/submit', '{"accepted_total":"12.40"}'],
    ]);
    expect(asked.map((one) => headersOf(one).get('authorization'))).toEqual(Array.from({ length: 3 }, () => 'Bearer qi_key'));
  });

  it('answers a picture as it is', async () => {
    const { client } = clientOf({ status: 200, body: 'bytes', headers: { 'content-type': 'image/png' } });
    const picture = await client.call('GET /open/v1/products/{product_id}/image', { product_id: 7 });
    expect([picture.type, picture.size]).toEqual(['image/png', '"bytes"'.length]);
  });

  it('repeats 429, 503 and a broken connection with the same idempotency key, and nothing else', async () => {
    const { client, asked } = clientOf(
      { status: 429, headers: { 'retry-after': '0' } },
      'broken',
      { status: 503 },
      { status: 200, body: { order_id: 7 } },
    );
    expect(await client.call('POST /open/v1/orders/{order_id}/cancel', { order_id: 7 })).toEqual({ order_id: 7 });
    expect(asked).toHaveLength(4);
    expect(new Set(asked.map((one) => headersOf(one).get('idempotency-key'))).size).toBe(1);
    const refused = clientOf({ status: 500 }, { status: 200 });
    await expect(refused.client.call('GET /open/v1/balance', {})).rejects.toThrow(ApiProblem);
    expect(refused.asked).toHaveLength(1);
  });

  it('throws what the server said, with code, fields and request id', async () => {
    const body = {
      title: 'Taken',
      code: 'orders.number_taken',
      order_id: 7,
      request_id: 'r-1',
      fields: [{ path: 'a', code: 'b', msg: 'c' }],
    };
    const { client } = clientOf({ status: 409, body });
    const error = await client.call('POST /open/v1/orders/{order_id}/cancel', { order_id: 7 }).catch((one: unknown) => one);
    expect(error).toMatchObject({
      status: 409,
      code: 'orders.number_taken',
      message: 'Taken',
      requestId: 'r-1',
      fields: body.fields,
      details: { order_id: 7 },
    });
  });

  it('reads a list to its end by its cursors', async () => {
    const page = (ids: number[], next_cursor: string | null) => ({
      status: 200,
      body: { list: ids.map((order_id) => ({ order_id })), next_cursor },
    });
    const { client, asked } = clientOf(page([3, 2], 'c1'), page([1], null));
    const read: number[] = [];
    for await (const { order_id } of client.all('GET /open/v1/orders', { limit: 2 })) read.push(order_id);
    expect(read).toEqual([3, 2, 1]);
    expect(asked[1]?.url).toBe('https://portal.test/open/v1/orders?limit=2&cursor=c1');
  });
});

describe('a webhook', () => {
  const secret = `whsec_${Buffer.from('a secret of 32 bytes, as we make.').toString('base64')}`;
  const body = JSON.stringify({ type: 'order_status', timestamp: '2026-11-17T08:00:00.000Z', data: { order_id: 7 } });
  const now = Date.parse('2026-11-17T08:00:05Z');
  const signed = (text = body, at = Math.floor(now / 1000)) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`m-1.${at}.${text}`).digest('base64');
    return { 'webhook-id': 'm-1', 'webhook-timestamp': String(at), 'webhook-signature': `v1,AAAA v1,${signature}` };
  };

  it('is read when its signature is right', async () => {
    expect(await readWebhook(secret, { headers: signed(), body }, { now })).toMatchObject({
      id: 'm-1',
      type: 'order_status',
      data: { order_id: 7 },
    });
    expect(await readWebhook(secret, { headers: new Headers(signed()), body }, { now })).toMatchObject({ id: 'm-1' });
  });

  it('is refused when it was changed, is too old, or lacks a header', async () => {
    const read = (headers: Record<string, string>, text: string) => readWebhook(secret, { headers, body: text }, { now });
    await expect(read(signed(), body.replace('7', '8'))).rejects.toThrow('the signature is wrong');
    await expect(read(signed(body, Math.floor(now / 1000) - 301), body)).rejects.toThrow('too old');
    await expect(read({ ...signed(), 'webhook-timestamp': 'x' }, body)).rejects.toThrow('too old');
    await expect(read({ 'webhook-id': 'm-1' }, body)).rejects.toThrow('missing');
    await expect(readWebhook('whsec_AAAA', { headers: signed(), body }, { now })).rejects.toThrow('the signature is wrong');
  });
});
