import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#server/ports/public-address.ts';
import { sendWebhooks } from '#server/ports/webhooks/web.ts';
import { webhookServer } from './kit/webhook-server.ts';

const shopServer = await webhookServer();

describe('the port of webhooks', () => {
  const post = (url: string, webhooks = shopServer.webhooks) => webhooks.send({ url, headers: {}, body: '{}' });

  it('reaches no private address, by literal, by name or by redirect', async () => {
    const strict = sendWebhooks({ mayReach: isPublicAddress, timeoutMs: 1000 });
    for (const url of [`${shopServer.site}/x`, 'http://localhost:1/x', 'http://[::ffff:127.0.0.1]/x'])
      expect(await post(url, strict), url).toMatchObject({ status: null, answer: 'this address is not on the public internet' });
    shopServer.answers.set('/moved', { status: 302, headers: { location: `${shopServer.site}/secret` } });
    expect(await post(`${shopServer.site}/moved`)).toMatchObject({ status: 302 });
    expect(shopServer.received.some(({ path }) => path === '/secret')).toBe(false);
  });

  it('waits a bounded time and keeps a bounded part of the answer', async () => {
    expect(await post(`${shopServer.site}/silent`)).toMatchObject({ status: null, answer: 'no answer within 1 s' });
    shopServer.answers.set('/long', { status: 200, body: 'x'.repeat(5_000_000) });
    expect((await post(`${shopServer.site}/long`)).answer).toHaveLength(1000);
    expect(await post('http://127.0.0.1:1/')).toMatchObject({ status: null, answer: expect.stringContaining('ECONNREFUSED') });
  });
});
