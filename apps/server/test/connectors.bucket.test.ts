import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { s3Server } from './kit/s3-server.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-s3-drop-'));
const s3 = await s3Server(folder, { lists: true });
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});
const settings = s3.settings();
const kit = await testApp({}, [], { stores: chooseStores(readConfig(settings, '/tmp'), '/tmp') });
const { send } = kit;
const { aSeller, connect, pull, ordersOf } = storeKit(kit);

const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket, Key, Body }));
const keysBelow = async (Prefix: string) =>
  ((await client.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length));
const read = async (Key: string) => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

const head = 'order_no,sku,quantity,first_name,phone,country,state,city,postal_code,address1';
const row = (no: string, sku: string, quantity = '1') =>
  `${no},${sku},${quantity},Ana,+1 213 555 0188,us,California,Los Angeles,90012,1 Main St`;

async function aDrop() {
  const shop = await aSeller();
  const store_id = await connect(shop.token, '', { kind: 'csv_drop', shop_url: '', token: '' });
  const { shop_url, state } = (await send(calls.get, { store_id }, shop.token)).content;
  expect(state).toBe('connected');
  return { shop, store_id, place: `csv-drop/${shop_url}` };
}

describe('CSV drop in a bucket', () => {
  it('ORD-05 a file under the prefix is taken once and moved beside its result', async () => {
    const { shop, store_id, place } = await aDrop();
    const { sku } = shop.product;
    await put(`${place}/in/monday orders.csv`, [head, row('S-1', sku, '2'), row('S-2', sku, '0')].join('\n'));
    await put(`${place}/in/notes.txt`, 'not a file of orders');
    expect(await pull(shop.token, store_id)).toMatchObject({ pulled_count: 1, error_code: null });
    expect((await ordersOf(shop.token, store_id)).map(({ number, state }) => [number, state])).toEqual([['S-1', 'created']]);
    expect(await keysBelow(`${place}/in/`)).toEqual(['notes.txt']);
    const done = (await keysBelow(`${place}/done/`)).toSorted();
    expect(done.map((name) => name.replace(/^.*Z-/, ''))).toEqual(['monday orders.csv', 'monday orders.csv.result.txt']);
    expect(await read(`${place}/done/${done[1]}`)).toBe(
      'orders taken: 1\nrows not taken: 1\nrow 3: quantity is not a whole number from 1 to 99999\n',
    );
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toHaveLength(1);
  });

  it('files of another merchant are not seen', async () => {
    const [one, other] = [await aDrop(), await aDrop()];
    await put(`${other.place}/in/a.csv`, [head, row('S-9', other.shop.product.sku)].join('\n'));
    expect(await pull(one.shop.token, one.store_id)).toMatchObject({ pulled_count: 0, error_code: null });
    expect(await keysBelow(`${other.place}/in/`)).toEqual(['a.csv']);
  });

  it('a bucket that cannot be reached is named on the page, and the file is taken when it is back', async () => {
    const { shop, store_id, place } = await aDrop();
    await put(`${place}/in/a.csv`, [head, row('S-5', shop.product.sku)].join('\n'));
    const refuse = (_request: unknown, reply: { destroy: () => void }) => reply.destroy();
    s3.http.prependListener('request', refuse);
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: 'no_folder', pulled_count: 0 });
    s3.http.off('request', refuse);
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: null, pulled_count: 1 });
  });
});
