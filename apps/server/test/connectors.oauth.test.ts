import { describe, expect, it } from 'vitest';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { mayReachHere, oauthAnswer, SHOPIFY_SECRET, shopifyServer } from './kit/shopify-server.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';

const config = readConfig({ SHOPIFY_CLIENT_ID: 'app', SHOPIFY_CLIENT_SECRET: SHOPIFY_SECRET }, '/tmp');
const shopify = await shopifyServer({ budget: 1_000_000 });
const kit = await testApp({}, [], { stores: chooseStores(config, '/tmp', { mayReach: mayReachHere, timeoutMs: 500 }) });
const { deps, send } = kit;
const { aSeller, connect, pull, run, setStore } = storeKit(kit);
let serial = 5000;
const next = () => ++serial;

describe('Shopify by OAuth', () => {
  const aWaiting = async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, shopify.url, { token: '' });
    await setStore(store_id, { shop_url: 'https://lamps.myshopify.com' });
    const { url } = (await send(calls.startOauth, { store_id }, shop.token)).content;
    return { shop, store_id, url: new URL(url) };
  };

  it('PLUG-03 the merchant agrees in Shopify, and the code becomes a token that is never shown', async () => {
    const { shop, store_id, url } = await aWaiting();
    expect((await send(calls.get, { store_id }, shop.token)).content).toMatchObject({ state: 'waiting', has_credentials: 0 });
    expect([url.host, url.pathname, url.searchParams.get('client_id')]).toEqual(['lamps.myshopify.com', '/admin/oauth/authorize', 'app']);
    expect(url.searchParams.get('redirect_uri')).toMatch(/\/plugins\/stores\/callback$/);
    shopify.shop.codes.add('code-1');
    const query = oauthAnswer({ code: 'code-1', shop: 'lamps.myshopify.com', state: url.searchParams.get('state') ?? '', timestamp: '1' });
    expect((await send(calls.finishOauth, { query }, shop.token)).content).toMatchObject({ state: 'checking' });
    await setStore(store_id, { shop_url: shopify.url });
    await run();
    expect((await send(calls.get, { store_id }, shop.token)).content).toMatchObject({ state: 'connected', has_credentials: 1 });
    shopify.shop.orders.splice(0, Infinity, { id: next(), lines: [{ sku: shop.product.sku }] });
    expect(await pull(shop.token, store_id)).toMatchObject({ pulled_count: 1, error_code: null });
  });

  it('a changed parameter, another shop, another merchant and a late answer are refused', async () => {
    const { shop, url } = await aWaiting();
    const state = url.searchParams.get('state') ?? '';
    const good = { code: 'c', shop: 'lamps.myshopify.com', state, timestamp: '1' };
    const finish = (query: string, token = shop.token) => send(calls.finishOauth, { query }, token);
    expect((await finish(oauthAnswer(good).replace('code=c', 'code=d'))).error_code).toBe(6105);
    expect((await finish(oauthAnswer({ ...good, shop: 'evil.myshopify.com' }))).error_code).toBe(6105);
    expect((await finish(oauthAnswer({ ...good, state: 'x' }))).error_code).toBe(6105);
    expect((await finish(oauthAnswer(good), (await aSeller()).token)).error_code).toBe(6105);
    const late = deps.secrets.seal(JSON.stringify({ store_id: 1, until: Date.now() - 1 }), `store oauth:${shop.customer_id}`);
    expect((await finish(oauthAnswer({ ...good, state: late.toString('base64url') }))).error_code).toBe(6105);
  });

  it('a code that Shopify does not know leaves the store unconnected, with the reason', async () => {
    const { shop, store_id, url } = await aWaiting();
    const query = oauthAnswer({ code: 'unknown', shop: 'lamps.myshopify.com', state: url.searchParams.get('state') ?? '', timestamp: '1' });
    await send(calls.finishOauth, { query }, shop.token);
    await setStore(store_id, { shop_url: shopify.url });
    await run();
    expect((await send(calls.get, { store_id }, shop.token)).content).toMatchObject({ state: 'refused', error_code: 'refused' });
  });
});
