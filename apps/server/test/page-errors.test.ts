import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { pageErrorsCalls } from '@quayside/contract/page-errors/page-errors.calls';
import { tellProvider } from '#server/areas/page-errors/page-errors.service.ts';
import { webhookChat } from '#server/ports/chat/webhook.ts';
import { testApp } from './kit/test-app.ts';

const heard: { method: string | undefined; type: string | undefined; body: string }[] = [];
let answer = { status: 200, wait: 0 };
const room = createServer((request: IncomingMessage, response) => {
  void (async () => {
    heard.push({ method: request.method, type: request.headers['content-type'], body: await text(request) });
    await new Promise((wake) => setTimeout(wake, answer.wait));
    response.writeHead(answer.status, answer.status === 302 ? { location: '/elsewhere' } : {}).end('ok');
  })();
});
await new Promise<void>((ready) => room.listen(0, '127.0.0.1', ready));
afterAll(() => room.close());
const url = `http://127.0.0.1:${(room.address() as AddressInfo).port}/hook/secret-key`; // it listens on a port, not on a pipe

const { deps, make, send, work } = await testApp({ CHAT_WEBHOOK_URL: url });
const { db } = deps.database;
const { getToken, send: report } = pageErrorsCalls;
const merchant = await make.aMerchant();
const fault = { page: '/orderList?search=Mei', message: "Cannot read 'x' of mei@shop.test", stack: 'at a.js:1:2' };
const token = async (of = merchant.token) => (await send(getToken, {}, of)).content.token;

describe('page-errors.send', () => {
  it('NET-26 posts to the provider’s chat, with the customer and without personal data, and shows users nothing', async () => {
    work();
    expect(await send(report, { token: await token(), ...fault }, merchant.token)).toMatchObject({ error_code: 0, msg: '', content: {} });
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
    expect(heard[0]).toMatchObject({ method: 'POST', type: 'application/json' });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      text: `Page fault at /orderList (customer ${merchant.customer_id})\nCannot read 'x' of …@…\nat a.js:1:2`,
    });
    expect(JSON.stringify(await db.selectFrom('jobs').selectAll().execute())).not.toContain('mei@shop.test');
    expect(await db.selectFrom('operation_log').selectAll().execute()).toEqual([]);
  });

  it('requires its own token: none, a tampered one, an old one and another merchant’s are illegal operations', async () => {
    const good = await token();
    const other = await token((await make.aMerchant()).token);
    const old = deps.secrets.seal(`${merchant.customer_id} ${Date.now() - 1}`, 'page-errors').toString('base64url');
    for (const bad of ['x', `${good.slice(0, -2)}AA`, other, old]) {
      expect((await send(report, { token: bad, ...fault }, merchant.token)).error_code).toBe(1008);
    }
    expect((await send(report, fault as never, merchant.token)).content).toMatchObject({ fields: [{ path: 'token', code: 'required' }] });
    expect((await send(report, { token: good, ...fault })).error_code).toBe(1010);
  });

  it('takes only so much', async () => {
    const long = { token: await token(), page: 'x'.repeat(301), message: 'x'.repeat(1001), stack: 'x'.repeat(4001) };
    expect((await send(report, long, merchant.token)).content).toMatchObject({
      fields: [{ path: 'page' }, { path: 'message' }, { path: 'stack' }],
    });
  });

  it('is in the server’s log even when the chat is not available', async () => {
    const lines: unknown[] = [];
    const logger = { warn: (line: unknown) => void lines.push(line) } as never; // the job uses nothing else of it
    await tellProvider({ logger, chat: { say: async () => {} } }, { customer_id: 1, page: '/x', message: 'm', stack: '', request_id: 'r' });
    expect(lines).toEqual([{ page_error: { customer_id: 1, page: '/x', message: 'm', stack: '', request_id: 'r' } }]);
  });
});

describe('the chat', () => {
  it('fails with an error when the chat refuses, redirects or times out, and never logs its address', async () => {
    for (const [next, words] of [
      [{ status: 500, wait: 0 }, 'the chat answered 500'],
      [{ status: 302, wait: 0 }, 'the chat could not be reached'],
      [{ status: 200, wait: 400 }, 'it took too long'],
    ] as const) {
      answer = next;
      const said = await webhookChat(url, 150)
        .say('x')
        .catch((error: unknown) => String(error));
      expect(said).toContain(words);
      expect(said).not.toContain('secret-key');
    }
    await expect(webhookChat('http://127.0.0.1:22999/x').say('x')).rejects.toThrow('ECONNREFUSED');
  });
});
