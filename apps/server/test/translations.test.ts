import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { translationsCalls } from '@quayside/contract/translations/translations.calls';
import { baiduTranslator } from '#server/ports/translation/baidu.ts';
import { testApp } from './kit/test-app.ts';

const [appId, key] = ['20261115000', 'secret-key'];
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const words: Record<string, string> = { 橡木台灯: 'Oak table lamp', 'Oak table lamp': '橡木台灯', 'a & b=c': '甲和乙' };
let waiting = 0;

/** Mocks Baidu's API: a form in, MD5 over app, text, salt and key, an error as a number with status 200. */
const baidu = createServer(async (request, reply) => {
  const form = new URLSearchParams(await bodyOf(request));
  const [q, salt] = [form.get('q') ?? '', form.get('salt') ?? ''];
  if (q === 'slow') return void waiting++;
  reply.setHeader('content-type', 'application/json');
  if (q === 'broken') return void reply.writeHead(502).end('<html>');
  if (form.get('appid') !== appId || form.get('sign') !== md5(`${appId}${q}${salt}${key}`))
    return void reply.end('{"error_code":"54001","error_msg":"Invalid Sign"}');
  const trans_result = q.split('\n').map((src) => ({ src, dst: words[src] ?? `${form.get('from')}>${form.get('to')}` }));
  reply.end(JSON.stringify({ from: form.get('from'), to: form.get('to'), trans_result }));
});
await new Promise<void>((ready) => baidu.listen(0, '127.0.0.1', ready));
const url = `http://127.0.0.1:${(baidu.address() as AddressInfo).port}/api/trans/vip/translate`;
afterAll(() => baidu.close());
afterAll(() => baidu.closeAllConnections());

const { translate } = translationsCalls;
const withKey = await testApp({ BAIDU_TRANSLATE_APP_ID: appId, BAIDU_TRANSLATE_KEY: key, BAIDU_TRANSLATE_URL: url });
const wrongKey = await testApp({ BAIDU_TRANSLATE_APP_ID: appId, BAIDU_TRANSLATE_KEY: 'wrong', BAIDU_TRANSLATE_URL: url });
const without = await testApp();

describe('translations.translate', () => {
  it('PROD-54 puts a name into the other language, signed as the service wants it', async () => {
    const { token } = await withKey.make.aMerchant();
    expect((await withKey.send(translate, { text: '橡木台灯', from: 'zh', to: 'en' }, token)).content).toEqual({ text: 'Oak table lamp' });
    expect((await withKey.send(translate, { text: 'Oak table lamp', from: 'en', to: 'zh' }, token)).content).toEqual({ text: '橡木台灯' });
    expect((await withKey.send(translate, { text: 'a & b=c', from: 'en', to: 'zh' }, token)).content).toEqual({ text: '甲和乙' });
    expect((await withKey.send(translate, { text: 'x\ny', from: 'en', to: 'zh' }, token)).content).toEqual({ text: 'en>zh\nen>zh' });
    expect((await withKey.send(translate, { text: 'same', from: 'en', to: 'en' }, token)).content).toEqual({ text: 'same' });
  });

  it('D-104 says that there is no service: without a key, with a wrong one, and when it is broken', async () => {
    const ask = async ({ make, send }: typeof withKey, text: string) =>
      send(translate, { text, from: 'en', to: 'zh' }, (await make.aMerchant()).token);
    for (const [app, text] of [
      [without, 'x'],
      [wrongKey, 'x'],
      [withKey, 'broken'],
    ] as const) {
      expect(await ask(app, text)).toMatchObject({ status: 503, error_code: 3301, msg: expect.stringContaining('Failed to get service') });
    }
  });

  it('holds no connection to the database while it waits: sixteen slow ones, and others are served', async () => {
    const { token } = await withKey.make.aMerchant();
    const slow = Array.from({ length: 16 }, () => withKey.send(translate, { text: 'slow', from: 'en', to: 'zh' }, token));
    await expect.poll(() => waiting).toBe(16);
    expect((await withKey.send(translate, { text: '橡木台灯', from: 'zh', to: 'en' }, token)).status).toBe(200);
    baidu.closeAllConnections();
    for (const answer of await Promise.all(slow)) expect(answer.status).toBe(503);
  });

  it('gives up on a service that does not answer in time', async () => {
    await expect(baiduTranslator({ appId, key, url }, 100).translate('slow', 'en', 'zh')).rejects.toThrow(/timeout/i);
  });

  it("is for those who may edit products, and for texts of a product's length", async () => {
    const { customer_id, token } = await withKey.make.aMerchant();
    const reader = await withKey.make.anAccount(customer_id, 'internal', ['products.read']);
    expect((await withKey.send(translate, { text: 'x', from: 'en', to: 'zh' }, reader.token)).status).toBe(403);
    expect((await withKey.send(translate, { text: 'x'.repeat(256), from: 'en', to: 'zh' }, token)).status).toBe(422);
  });
});
