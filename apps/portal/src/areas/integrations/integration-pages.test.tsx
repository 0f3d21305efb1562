import type { DeliveryRow, IntegrationDetail } from '@quayside/contract/integrations/integrations.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DeliveryListPage } from './delivery-list-page.tsx';
import { IntegrationDetailPage } from './integration-detail-page.tsx';
import { IntegrationListPage } from './integration-list-page.tsx';

const shop: IntegrationDetail = {
  integration_id: 7,
  store_account_id: 'shop-eu',
  name: 'Web shop',
  warehouses: 'SZ01,YW01',
  warehouse_ids: [1, 2],
  enabled: 1,
  apikeys: ['ab12'],
  push_options: ['order_status', 'tracking'],
  push_stock_change: 1,
  push_url: 'https://hooks.example.com/quay',
  waiting: 3,
  failing_since: null,
  stopped_at: null,
  scopes: ['orders.edit'],
  allowed_addresses: ['203.0.113.0/24'],
  keys: [
    {
      key_id: 5,
      last_four: 'ab12',
      is_test: 0,
      created_at: '2026-11-02T10:00:00.000Z',
      expires_at: null,
      last_used_at: null,
      last_used_ip: '',
    },
  ],
  has_secret: 1,
  created_at: '2026-11-02T10:00:00.000Z',
};
const options = {
  warehouses: [{ warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳' }],
  scopes: [{ name: 'orders.edit', title_en: 'Orders: Create and edit', title_cn: '订单：创建与编辑' }],
};
const profile = { email: 'main@shop.test', email_verified: 1 };
type Asked = { path: string };
const answers =
  (more: Record<string, unknown> = {}) =>
  (asked: Asked) => {
    const drafts = { getDraft: { draft: null }, saveDraft: { version: 1, updated_at: shop.created_at }, discardDraft: {} };
    const known = { getProfile: profile, getOptions: options, getDetail: shop, ...drafts, ...more };
    const found = Object.entries(known).find(([end]) => asked.path.endsWith(end));
    return found?.[1] ?? { list: [shop], count: 1 };
  };
const manages = { permissions: ['integrations.read', 'integrations.manage'] } as const;

describe('integrations', () => {
  it('PLUG-02 are listed with account ID, warehouses, key, push options and enable flag, and a row leads to its page', async () => {
    mockServer(answers());
    const { address } = await showPage(<IntegrationListPage />, { at: '/plugins', ...manages });
    const row = within((await screen.findByRole('link', { name: 'Web shop' })).closest('tr') as HTMLElement);
    for (const text of ['shop-eu', 'SZ01,YW01', '…ab12', 'Order status, Tracking number, Stock changes', 'On'])
      expect(row.getByText(text)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Web shop' }));
    await waitFor(() => expect(address()).toBe('/plugins/details?id=7'));
  });

  it('what is typed is kept, and offered when the form is opened again', async () => {
    const draft = { version: 3, updated_at: shop.created_at, content: { base: null, values: { name: 'Label printer' } } };
    const asked = mockServer(answers({ getDraft: { draft } }));
    await showPage(<IntegrationListPage />, { at: '/plugins', ...manages });
    await user.click((await screen.findAllByRole('button', { name: 'Add integration' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Label printer'));
    await user.type(dialog.getByLabelText('Name'), ' 2');
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('saveDraft'))).toBeTruthy(), { timeout: 4000 });
    const kept = asked.findLast(({ path }) => path.endsWith('saveDraft'))?.body;
    expect(kept).toMatchObject({ form: 'integration', record: 'new', content: { values: { name: 'Label printer 2' } } });
  });

  it('PLUG-02 D-70 a push without a target is marked at the target; with one everything is sent', async () => {
    const asked = mockServer(answers({ savePlugin: shop }));
    await showPage(<IntegrationListPage />, { at: '/plugins', ...manages });
    await user.click((await screen.findAllByRole('button', { name: 'Add integration' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Web shop');
    await user.type(dialog.getByLabelText('Account ID'), 'shop-eu');
    await user.click(dialog.getByLabelText('Stock changes'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter the URL the messages go to')).toBeTruthy();
    await user.type(dialog.getByLabelText('Target URL'), 'https://hooks.example.com/quay');
    await user.click(await dialog.findByLabelText('Orders: Create and edit'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('savePlugin'))).toBeTruthy());
    expect(asked.find(({ path }) => path.endsWith('savePlugin'))?.body).toMatchObject({
      name: 'Web shop',
      store_account_id: 'shop-eu',
      enabled: 1,
      scopes: ['orders.edit'],
      push_url: 'https://hooks.example.com/quay',
      push_options: [],
      push_stock_change: 1,
    });
  });

  it('a test key is made beside the live one and marked; the sandbox is emptied after a question', async () => {
    const live = shop.keys[0];
    const both = { ...shop, keys: [{ ...live, key_id: 6, last_four: 'cd34', is_test: 1 }, live] };
    const asked = mockServer(
      answers({ getDetail: both, generateKey: { apikey: 'qst_new', key_id: 7, expires_at: null }, emptySandbox: {} }),
    );
    await showPage(<IntegrationDetailPage />, { at: '/plugins/details?id=7', ...manages });
    const row = within((await screen.findByText('…cd34')).closest('tr') as HTMLElement);
    expect(row.getByText('Test')).toBeTruthy();
    expect(within(screen.getByText('…ab12').closest('tr') as HTMLElement).getByText('Live')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New test key' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New test key' }));
    await user.click(await screen.findByRole('button', { name: 'I have copied it' }));
    expect(asked.find(({ path }) => path.endsWith('generateKey'))?.body).toMatchObject({ is_test: 1 });
    await user.click(screen.getByRole('button', { name: 'Empty sandbox' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Empty sandbox' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('emptySandbox'))).toBe(true));
  });

  it('a new key is shown once, and says so', async () => {
    const apikey = `qi_${'x'.repeat(43)}`;
    mockServer(answers({ generateKey: { apikey, key_id: 6, expires_at: null } }));
    await showPage(<IntegrationDetailPage />, { at: '/plugins/details?id=7', ...manages });
    await user.click(await screen.findByRole('button', { name: 'New key' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New key' }));
    expect(await screen.findByText(apikey)).toBeTruthy();
    expect(screen.getByText('Copy it now: it is shown only once.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have copied it' }));
    await waitFor(() => expect(screen.queryByText(apikey)).toBeNull());
  });

  it('who may only read sees no buttons that change it', async () => {
    mockServer(answers());
    await showPage(<IntegrationDetailPage />, { at: '/plugins/details?id=7', permissions: ['integrations.read'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Web shop' })).toBeTruthy();
    for (const name of ['Edit', 'Delete', 'New key', 'New signing secret']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('a target that was given up says what waits and starts again', async () => {
    const asked = mockServer(answers({ getDetail: { ...shop, stopped_at: '2026-11-05T02:00:00.000Z' }, resumePush: shop }));
    await showPage(<IntegrationDetailPage />, { at: '/plugins/details?id=7', ...manages });
    expect(await screen.findByText(/because hooks\.example\.com took no message for three days\. 3 messages wait\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start sending again' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('resumePush'))).toBe(true));
  });

  it('its messages show what came back, and one is sent again', async () => {
    const row: DeliveryRow = {
      delivery_id: '6b0f8dd6-7d0e-4e22-9f3c-1c4dd31f3a51',
      topic: 'order_status',
      object: 'order 5',
      state: 'failed',
      tries: 8,
      status: null,
      is_test: 0,
      next_try_at: null,
      created_at: '2026-11-02T10:00:00.000Z',
      ended_at: '2026-11-03T12:00:00.000Z',
    };
    const asked = mockServer(
      answers({
        getDeliveries: { list: [row], count: 1 },
        getDeliveryCount: { list: [{ key: 'failed', count: 1 }] },
        replayDelivery: { count: 1 },
      }),
    );
    await showPage(<DeliveryListPage />, { at: '/plugins/deliveries?id=7', ...manages });
    expect(await screen.findByText('No answer')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('replayDelivery'))?.body).toEqual({ integration_id: 7, delivery_id: row.delivery_id }),
    );
    expect(asked.find(({ path }) => path.endsWith('getDeliveryCount'))?.query.get('integration_id')).toBe('7');
  });
});
