import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';

const CSV_DROP_DIR = mkdtempSync(join(tmpdir(), 'quayside-drop-'));
afterAll(() => rmSync(CSV_DROP_DIR, { recursive: true, force: true }));
const kit = await testApp({}, [], { stores: chooseStores(readConfig({ CSV_DROP_DIR }, '/tmp'), '/tmp') });
const { send } = kit;
const { aSeller, connect, pull, ordersOf, detail, setStore } = storeKit(kit);

describe('CSV drop', () => {
  it('ORD-05 a file in the folder is taken once and archived with its result; wrong rows are named', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, '', { kind: 'csv_drop', shop_url: '', token: '' });
    const { shop_url } = (await send(calls.get, { store_id }, shop.token)).content;
    const head = 'order_no,sku,quantity,first_name,phone,country,state,city,postal_code,address1';
    const row = (no: string, quantity: string) =>
      `${no},${shop.product.sku},${quantity},Ana,+1 213 555 0188,us,California,Los Angeles,90012,1 Main St`;
    const put = (name: string, rows: string[]) => {
      const path = join(CSV_DROP_DIR, shop_url, 'in', name);
      writeFileSync(path, [head, ...rows].join('\n'));
      utimesSync(path, new Date(0), new Date(0));
    };
    put('a.csv', [row('C-1', '2'), row('C-1', '1'), row('C-2', 'many')]);
    put('b.csv', [row('C-3', '1')]);
    expect(await pull(shop.token, store_id)).toMatchObject({ state: 'connected', pulled_count: 2, error_code: null });
    const list = await ordersOf(shop.token, store_id);
    expect(list.map(({ number, state }) => [number, state])).toEqual([
      ['C-1', 'created'],
      ['C-3', 'created'],
    ]);
    expect((await detail(shop, list[0]?.order_id ?? 0)).lines).toMatchObject([{ quantity: 3 }]);
    expect(readdirSync(join(CSV_DROP_DIR, shop_url, 'in'))).toEqual([]);
    const done = readdirSync(join(CSV_DROP_DIR, shop_url, 'done')).toSorted();
    expect(done.map((name) => name.replace(/^.*Z-/, ''))).toEqual(['a.csv', 'a.csv.result.txt', 'b.csv', 'b.csv.result.txt']);
    const result = readFileSync(join(CSV_DROP_DIR, shop_url, 'done', done[1] ?? ''), 'utf8');
    expect(result).toBe('orders taken: 1\nrows not taken: 1\nrow 4: quantity is not a whole number from 1 to 99999\n');
    put('again.csv', [row('C-1', '2')]);
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toHaveLength(2);
  });

  it('a folder that is gone is named on the page', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, '', { kind: 'csv_drop', shop_url: '', token: '' });
    await setStore(store_id, { shop_url: 'drop-gone' });
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: 'no_folder' });
  });
});
