import type { StoreDetail, StoreOrderRow, StoreSkuRow } from '@quayside/contract/connectors/connectors.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoreCallbackPage } from './store-callback-page.tsx';
import { StoreDetailPage } from './store-detail-page.tsx';
import { StoreListPage } from './store-list-page.tsx';
import { StoreOrderListPage } from './store-order-list-page.tsx';
import { StoreSkuListPage } from './store-sku-list-page.tsx';

const AT = '2026-11-10T08:00:00.000Z';
const store: StoreDetail = {
  store_id: 7,
  kind: 'shopify',
  name: 'Lamps EU',
  shop_url: 'https://lamps.myshopify.com',
  shop_name: 'Lamps & Co',
  enabled: 1,
  state: 'connected',
  warehouse_id: 1,
  held: 3,
  unmapped: 2,
  changed: 1,
  is_pulling: 0,
  pulled_at: AT,
  pulled_count: 12,
  next_pull_at: AT,
  error_code: null,
  error_detail: '',
  error_at: null,
  created_at: AT,
  order_prefix: 'EU-',
  fallback_phone: '',
  pull_minutes: 15,
  rules: [{ countries: ['DE'], min_weight_g: null, max_weight_g: 2000, min_value: null, max_value: null, method: 'WORLD' }],
  auto_submit: 1,
  hold_above: '40.00',
  push_tracking: 1,
  push_stock: 0,
  stock_buffer: 0,
  has_credentials: 1,
};
const options = {
  kinds: ['shopify', 'woocommerce', 'csv_drop', 'shopline'],
  has_oauth: 1,
  warehouses: [{ warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳' }],
  methods: [{ method: 'WORLD', name_en: 'World line', name_cn: '全球专线' }],
};
const warehouses = { list: [{ warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳' }] };
const held: StoreOrderRow = {
  store_order_id: 5,
  number: '#1001',
  ordered_at: AT,
  state: 'held',
  reason: 'unmapped',
  problems: [],
  unmapped: ['LAMP-OAK'],
  country: 'DE',
  order_id: null,
  order_no: '',
  shop_change: null,
  shop_changed_at: null,
  tracking_state: 'none',
  tracking_no: '',
  tracking_error: null,
  created_at: AT,
};
const sku: StoreSkuRow = {
  store_sku_id: 9,
  sku: 'LAMP-OAK',
  title: 'Oak lamp',
  state: 'unmapped',
  product_id: null,
  product_sku: '',
  product_name: '',
  pushed_quantity: null,
  created_at: AT,
};
type Asked = { path: string };
const answers =
  (more: Record<string, unknown> = {}) =>
  (asked: Asked) => {
    const known = {
      getProfile: { email: 'main@shop.test', email_verified: 1 },
      getStoreOptions: options,
      getDraft: { draft: null },
      saveDraft: { version: 1, updated_at: AT },
      discardDraft: {},
      getWarehouseList: warehouses,
      getStore: store,
      ...more,
    };
    return Object.entries(known).find(([end]) => asked.path.endsWith(`/${end}`))?.[1] ?? { list: [store], count: 1 };
  };
const permissions = ['connectors.read', 'connectors.edit', 'connectors.manage'] as const;
const manages = { permissions: [...permissions] };

describe('stores', () => {
  it('PLUG-03 are listed with platform, state and what waits; a row leads to its page', async () => {
    mockServer(answers());
    const { address } = await showPage(<StoreListPage />, { at: '/plugins/stores', ...manages });
    const row = within((await screen.findByRole('link', { name: 'Lamps EU' })).closest('tr') as HTMLElement);
    for (const text of ['Shopify', 'Connected']) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole('link', { name: '3' }).getAttribute('href')).toBe('/plugins/stores/orders?id=7&state=held');
    await user.click(screen.getByRole('link', { name: 'Lamps EU' }));
    await waitFor(() => expect(address()).toBe('/plugins/stores/details?id=7'));
  });

  it('PLUG-03 connecting sends the token and everything else; a wrong address is marked', async () => {
    const asked = mockServer(answers({ saveStore: { ...store, state: 'checking' } }));
    await showPage(<StoreListPage />, { at: '/plugins/stores', ...manages });
    await user.click((await screen.findAllByRole('button', { name: 'Connect a store' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Lamps EU');
    await user.type(dialog.getByLabelText('Store address'), 'lamps.com');
    await user.type(dialog.getByLabelText('Access token'), 'shpat_1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter the address such as https://my-shop.myshopify.com')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Store address'));
    await user.type(dialog.getByLabelText('Store address'), 'https://lamps.myshopify.com');
    await user.click(dialog.getByLabelText('Ships from'));
    await user.click(await screen.findByText('SZ01 · Shenzhen', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByLabelText('Submit orders by themselves'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('saveStore'))).toBeTruthy());
    expect(asked.find(({ path }) => path.endsWith('saveStore'))?.body).toMatchObject({
      kind: 'shopify',
      name: 'Lamps EU',
      shop_url: 'https://lamps.myshopify.com',
      token: 'shpat_1',
      warehouse_id: 1,
      auto_submit: 1,
      push_tracking: 1,
    });
  });

  it('what is typed is kept for the next time, but never a credential', async () => {
    const asked = mockServer(answers());
    await showPage(<StoreListPage />, { at: '/plugins/stores', ...manages });
    await user.click((await screen.findAllByRole('button', { name: 'Connect a store' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Access token'), 'shpat_secret');
    await user.type(dialog.getByLabelText('Name'), 'Lamps EU');
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('saveDraft'))).toBeTruthy(), { timeout: 4000 });
    const drafts = asked.filter(({ path }) => path.endsWith('saveDraft')).map(({ body }) => body);
    expect(drafts.at(-1)).toMatchObject({ form: 'store', record: 'new', content: { values: { name: 'Lamps EU', token: '' } } });
    expect(JSON.stringify(drafts)).not.toContain('shpat_secret');
  });

  it('the page says the last error and the last success in plain words, and pulls on demand', async () => {
    const failing = { ...store, error_code: 'html', error_detail: '200', error_at: AT };
    const asked = mockServer(answers({ getStore: failing, syncNow: failing }));
    await showPage(<StoreDetailPage />, { at: '/plugins/stores/details?id=7', ...manages });
    expect(await screen.findByText(/answered with a web page instead of data/)).toBeTruthy();
    expect(screen.getByText('Last success')).toBeTruthy();
    expect(await screen.findByText('World line')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pull orders now' }));
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('syncNow'))?.body).toEqual({ store_id: 7 }));
  });

  it('who may only read sees no buttons that change it', async () => {
    mockServer(answers());
    await showPage(<StoreDetailPage />, { at: '/plugins/stores/details?id=7', permissions: ['connectors.read'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lamps EU' })).toBeTruthy();
    for (const name of ['Edit', 'Disconnect', 'Pull orders now']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('a store that waits for consent leads to Shopify', async () => {
    const asked = mockServer(answers({ getStore: { ...store, state: 'waiting' }, startStoreOauth: { url: '#agree' } }));
    await showPage(<StoreDetailPage />, { at: '/plugins/stores/details?id=7', ...manages });
    await user.click(await screen.findByRole('button', { name: 'Connect in Shopify' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('startStoreOauth'))).toBe(true));
  });

  it('the answer of Shopify is handed on as it is, and leads to the store', async () => {
    const asked = mockServer(answers({ finishStoreOauth: store }));
    const { address } = await showPage(<StoreCallbackPage />, { at: '/plugins/stores/callback?code=c&hmac=h&state=s', ...manages });
    await waitFor(() => expect(address()).toBe('/plugins/stores/details?id=7'));
    expect(asked.filter(({ path }) => path.endsWith('finishStoreOauth')).map(({ body }) => body)).toEqual([
      { query: 'code=c&hmac=h&state=s' },
    ]);
  });
});

describe('orders and SKUs of a store', () => {
  it('PLUG-03 a held order says why, is tried again, and leads to mapping', async () => {
    const list = { list: [held], count: 1 };
    const retried = { list: [{ ...held, state: 'created', order_id: 3 }] };
    const asked = mockServer(answers({ getStoreOrders: list, getStoreOrderCount: { list: [] }, retryStoreOrders: retried }));
    const { address } = await showPage(<StoreOrderListPage />, { at: '/plugins/stores/orders?id=7', ...manages });
    expect(await screen.findByText('SKU not mapped: LAMP-OAK')).toBeTruthy();
    const row = within(screen.getByText('#1001').closest('tr') as HTMLElement);
    await user.click(row.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 1 orders were created')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('retryStoreOrders'))?.body).toEqual({ store_id: 7, ids: [5] });
    await user.click(row.getByRole('button', { name: 'Map SKU' }));
    await waitFor(() => expect(address()).toBe('/plugins/stores/skus?id=7&state=unmapped'));
  });

  it('PLUG-03 what the shop changed after submission is said on the store’s page and in the list, until somebody has seen to it', async () => {
    const changed = {
      ...held,
      state: 'submitted',
      reason: null,
      unmapped: [],
      order_id: 3,
      order_no: 'O3',
      shop_change: 'canceled',
      shop_changed_at: AT,
    };
    const list = { getStoreOrders: { list: [changed], count: 1 }, getStoreOrderCount: { list: [] }, settleStoreOrders: { count: 1 } };
    const asked = mockServer(answers(list));
    const page = await showPage(<StoreDetailPage />, { at: '/plugins/stores/details?id=7', ...manages });
    const link = await screen.findByRole('link', { name: 'Show changed orders' });
    expect(link.getAttribute('href')).toBe('/plugins/stores/orders?id=7&state=changed');
    page.unmount();
    await showPage(<StoreOrderListPage />, { at: '/plugins/stores/orders?id=7&state=changed', ...manages });
    expect(await screen.findByText(/Cancelled in the store after it was submitted/)).toBeTruthy();
    const row = within(screen.getByText('#1001').closest('tr') as HTMLElement);
    await user.click(row.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('settleStoreOrders'))?.body).toEqual({ store_id: 7, ids: [5] }));
  });

  it('PLUG-03 a SKU is mapped to what is suggested', async () => {
    const suggested = { list: [{ product_id: 4, sku: 'OAKLAMP', product_name: 'Oak lamp', likeness: 0.82 }] };
    const mapped = { ...sku, state: 'mapped', product_id: 4, product_sku: 'OAKLAMP' };
    const asked = mockServer(
      answers({
        getStoreSkus: { list: [sku], count: 1 },
        getStoreSkuCount: { list: [] },
        suggestStoreSku: suggested,
        mapStoreSku: mapped,
      }),
    );
    await showPage(<StoreSkuListPage />, { at: '/plugins/stores/skus?id=7', ...manages });
    await user.click(await screen.findByRole('button', { name: 'Map' }));
    expect(await screen.findByText('82 % alike')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'This one: OAKLAMP' }));
    expect(await screen.findByText('LAMP-OAK is mapped to OAKLAMP')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('mapStoreSku'))?.body).toEqual({ store_id: 7, store_sku_id: 9, product_id: 4 });
  });
});
