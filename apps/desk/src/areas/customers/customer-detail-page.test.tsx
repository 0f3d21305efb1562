import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { mockServer, refused, showPage, user, type Play } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CustomerDetailPage } from './customer-detail-page.tsx';
import { attentionOf } from './attention.ts';

const everything = ['desk.customers.read', 'desk.customers.manage', 'desk.customers.act', 'desk.staff.read'];
const oak: CustomerDetail = {
  customer_id: 10001,
  name: 'Lumen & Oak',
  platform_type: 1,
  status: 'active',
  email: 'oak@demo.test',
  country: 'CN',
  account_manager_id: 102,
  account_manager: 'Tomás Rivera',
  created_at: '2026-11-01T00:00:00.000Z',
  phone: '+86 755',
  currency: 'USD',
  is_fulfilment_fee_customer: false,
  pause: null,
  accounts: [
    { account_id: 1, account_type: 'main', email: 'oak@demo.test', phone: '', name: 'Mei Lin', status: 'enabled', email_verified: true },
  ],
};

/** Mocks the server: stores the customer; `refuse` answers a path with a refusal. */
function play(start: CustomerDetail, refuse: (path: string) => Response | null): Play {
  let customer = start;
  return ({ path, method, body }) => {
    const no = refuse(path);
    if (no) return no;
    if (path.endsWith('/getBrand')) return { platform_type: 1, site_name: 'Harbourline' };
    if (path.endsWith('/getManagers')) return { list: [{ staff_id: 103, name: 'Grace Hall', role: 'sales_manager' }] };
    if (path.endsWith('/actFor')) return { token: 'acting-token' };
    if (method === 'POST') customer = { ...customer, ...(body as Partial<CustomerDetail>) };
    return customer;
  };
}

async function show(
  change: Partial<CustomerDetail> = {},
  permissions = everything,
  refuse: (path: string) => Response | null = () => null,
) {
  const asked = mockServer(play({ ...oak, ...change }, refuse));
  await showPage(<CustomerDetailPage />, { at: '/customer-list/detail?id=10001', permissions });
  await screen.findByRole('heading', { name: 'Lumen & Oak' });
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body]) };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('a customer at the desk', () => {
  it('has a password reset mailed to an account, after the page has said where the link goes', async () => {
    const { sent } = await show({}, [...everything, 'desk.accounts.reset']);
    await press('Reset password');
    expect((await dialog()).getByText(/A link goes to oak@demo.test/)).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Reset password' }));
    await waitFor(() => expect(sent()).toEqual([['startPasswordReset', { customer_id: 10001, account_id: 1 }]]));
    expect(await screen.findByText('A link was mailed to oak@demo.test.')).toBeTruthy();
  });

  it('has no password reset for staff who may not start one', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull();
  });

  it('STAFF-01 is paused only with a reason, after the page has said that all sessions end at once', async () => {
    const { sent } = await show();
    await press('Pause');
    expect((await dialog()).getByText(/All their sessions end at once/)).toBeTruthy();
    expect((await dialog()).getByText(/The customer reads: Your account is paused. Contact Harbourline/)).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).not.toBeNull());
    expect(sent()).toEqual([]);
    await user.click((await dialog()).getByRole('textbox'));
    await user.paste('Unpaid since August');
    await user.click((await dialog()).getByRole('button', { name: 'Pause' }));
    const wanted = { customer_id: 10001, status: 'paused', reason: 'Unpaid since August' };
    await waitFor(() => expect(sent()).toEqual([['changeStatus', wanted]]));
  });

  it('shows why, by whom and since when it is paused', async () => {
    const pause = { reason: 'Unpaid since August', paused_by: 'Grace Hall', paused_at: '2026-11-16T08:00:00.000Z' };
    await show({ status: 'paused', pause });
    expect(await screen.findByText(/Paused by Grace Hall, .*: Unpaid since August/)).toBeTruthy();
  });

  it('cannot be acted for while it is paused', async () => {
    await show({ status: 'paused' });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Act for this customer' })).disabled).toBe(true);
    expect(screen.getAllByRole('button', { name: 'Activate' }).length).toBeGreaterThan(0);
  });

  it('gets another account manager, and a refusal stands at the field', async () => {
    const fields = [{ path: 'account_manager_id', code: 'customers.no_manager', msg: 'Cannot be an account manager' }];
    const { sent } = await show({}, everything, (path) => (path.endsWith('/setAccountManager') ? refused(1001, 'No', { fields }) : null));
    await press('Change');
    await user.click((await dialog()).getByRole('combobox'));
    await user.click(await screen.findByTitle('Grace Hall · Sales manager'));
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    const message = await screen.findByText('Cannot be an account manager');
    expect(message.closest('.ant-form-item')?.textContent).toContain('Account manager');
    expect(sent()).toEqual([['setAccountManager', { customer_id: 10001, account_manager_id: 103 }]]);
  });

  it('becomes the fulfilment-fee customer after the page has said that another one loses it', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('switch', { name: 'Fulfilment-fee customer' }));
    expect((await dialog()).getByText(/Whoever has it now loses it/)).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Open the page' }));
    await waitFor(() => expect(sent()).toEqual([['setFulfilmentFee', { customer_id: 10001, is_fulfilment_fee_customer: true }]]));
  });

  it('shows people who may only look nothing they could change', async () => {
    await show({}, ['desk.customers.read']);
    for (const name of ['Pause', 'Act for this customer', 'Change']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('acting for a customer', () => {
  const opened = () => ({ opener: {} as unknown, location: { replace: vi.fn<(path: string) => void>() }, close: vi.fn<() => void>() });

  it('says that everything is logged under the own name, then opens the portal with the session', async () => {
    const tab = opened();
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // only these parts are used
    await show();
    await press('Act for this customer');
    expect((await dialog()).getByText(/logged under your name/)).toBeTruthy();
    expect((await dialog()).getByText(/would be replaced/)).toBeTruthy();
    await press('Open the portal in a new tab');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/'));
    expect(localStorage.getItem('token')).toBe('acting-token');
    expect(tab.opener).toBeNull();
  });

  it('warns of the own merchant session it replaces, and keeps that one when the server refuses', async () => {
    localStorage.setItem('token', 'my-own');
    const tab = opened();
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // as above
    await show({}, everything, (path) => (path.endsWith('/actFor') ? refused(2701, 'This customer is paused.') : null));
    await press('Act for this customer');
    expect((await dialog()).getByText(/It is replaced by this one/)).toBeTruthy();
    await press('Open the portal in a new tab');
    expect(await screen.findByText('This customer is paused.')).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('my-own');
    expect(tab.close).toHaveBeenCalled();
  });

  it('offers a link when the browser opens no tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await show();
    await press('Act for this customer');
    await press('Open the portal in a new tab');
    expect((await screen.findByRole('link', { name: 'Open the portal' })).getAttribute('href')).toBe('/');
  });
});

describe('what needs attention', () => {
  const now = Date.parse('2026-11-16T00:00:00Z');
  const wallet = { balance: '50.00', spendable: '50.00', runway_days: 40 };

  it('is nothing for a customer that is doing well', () => {
    expect(attentionOf({ customer: oak, wallet, topUps: { count: 0, list: [] }, soldOut: { count: 0 } }, now)).toEqual([]);
  });

  it('names the most urgent first, with figures', () => {
    const accounts = oak.accounts.map((account) => ({ ...account, email_verified: false }));
    const pause = { reason: 'Unpaid', paused_by: 'Grace', paused_at: '2026-11-15T00:00:00.000Z' };
    const customer = { ...oak, pause, account_manager_id: null, accounts };
    const topUps = { count: 2, list: [{ submitted_at: '2026-11-15T10:00:00.000Z' }] };
    const storage = { bills: 3, unsettled: '12.00', oldest_day: '2026-11-06' };
    const found = attentionOf({ customer, wallet: { ...wallet, balance: '-1.00' }, topUps, storage, soldOut: { count: 4 } }, now);
    expect(found).toEqual([
      { key: 'paused', reason: 'Unpaid', name: 'Grace', at: '2026-11-15T00:00:00.000Z' },
      { key: 'negative', amount: '-1.00' },
      { key: 'top_ups', count: 2, since: '2026-11-15T10:00:00.000Z' },
      { key: 'storage', count: 3, amount: '12.00', days: 10 },
      { key: 'sold_out', count: 4 },
      { key: 'manager' },
      { key: 'verify' },
    ]);
  });

  it('warns of money that runs out, not of a customer that spends nothing', () => {
    const keys = (change: { balance?: string; spendable?: string; runway_days: number | null }) =>
      attentionOf({ customer: oak, wallet: { ...wallet, ...change } }, now).map(({ key }) => key);
    expect(keys({ runway_days: 2 })).toEqual(['low']);
    expect(keys({ runway_days: 3 })).toEqual([]);
    expect(keys({ spendable: '0.00', runway_days: 0 })).toEqual(['empty']);
    expect(keys({ balance: '0.00', spendable: '0.00', runway_days: null })).toEqual([]);
  });
});
