import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerDetailPage } from './customer-detail-page.tsx';

const customer = {
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
    {
      account_id: 2,
      account_type: 'internal',
      email: 'tom@oak.test',
      phone: '+44 20',
      name: 'Tom',
      status: 'enabled',
      email_verified: true,
    },
    { account_id: 1, account_type: 'main', email: 'oak@demo.test', phone: '', name: 'Mei Lin', status: 'enabled', email_verified: true },
  ],
};
const wallet = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  balance: '-1234.50',
  held: '20.00',
  credit_limit: '2000.00',
  spendable: '745.50',
  updated_at: null,
  holds: 1,
  spent_per_day: '1000.00',
  runway_days: 0,
  reconciliation: { ran_at: '2026-11-16T03:30:00.000Z', agrees: true },
};
const note = {
  note_id: 5,
  body: 'Always double wrap',
  is_pinned: true,
  author: 'Mei Chen',
  is_mine: true,
  created_at: '2026-11-02T00:00:00.000Z',
};
const answers: Record<string, unknown> = {
  getCustomer: customer,
  getBrand: { platform_type: 1, site_name: 'Harbourline' },
  getWallet: wallet,
  'order/getSummary': { this_month: 118, last_month: 100, days: [{ day: '2026-11-16', count: 7 }] },
  'storageFee/getSummary': { bills: 2, unsettled: '14.75', oldest_day: '2026-11-01' },
  getNotes: { list: [note], count: 1 },
  getStatusCount: { list: [{ status: 'approving', count: 1204 }] },
  getHolds: { list: [{ source_type: 'order', source_no: 'SO-1', amount: '20.00', created_at: '2026-11-02T00:00:00.000Z' }], count: 1 },
};
const all = [
  'customers.read',
  'customers.notes',
  'wallets.read',
  'orders.read',
  'inventory.read',
  'top-ups.read',
  'storage-fees.read',
  'operation-log.read',
];

async function show(permissions = all, at = '/customer-list/detail?id=10001') {
  const asked = mockServer(({ path, method }) => {
    const end = Object.keys(answers).find((one) => path.endsWith(`/${one}`));
    if (method === 'POST') return note;
    return end === undefined ? { list: [], count: 0 } : answers[end];
  });
  const { address } = await showPage(<CustomerDetailPage />, { at, permissions: permissions.map((one) => `desk.${one}`) });
  await screen.findByRole('heading', { name: 'Lumen & Oak' });
  return { asked, address, paths: () => new Set(asked.map(({ path }) => path.replace('/api/desk/', ''))) };
}
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the tabs of a customer', () => {
  it('are those of the role, with counts, and each has its URL', async () => {
    const { address } = await show();
    await waitFor(() => expect(tabNames()).toEqual(['Overview', 'Money', 'Orders999+', 'Stock', 'Top-ups', 'Bills2', 'Log', 'Notes1']));
    await user.click(screen.getByRole('tab', { name: 'Money' }));
    await waitFor(() => expect(address()).toBe('/customer-list/detail?id=10001&tab=money'));
    expect(await screen.findByText('SO-1')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(address()).toBe('/customer-list/detail?id=10001'));
  });

  it('STAFF-01 hide money from a role without wallets: no tab, no figure, no request, not by URL either', async () => {
    const { paths } = await show(['customers.read', 'orders.read'], '/customer-list/detail?id=10001&tab=money');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true'));
    expect(screen.queryByText('Balance')).toBeNull();
    expect([...paths()].some((path) => /wallet|billing|topUp|storageFee|getNotes/.test(path))).toBe(false);
  });

  it('read only what is open', async () => {
    const { paths } = await show();
    await screen.findByRole('heading', { name: 'Orders a day' });
    for (const other of ['billing/getTransactionList', 'wallet/getHolds', 'order/getList']) expect(paths().has(other)).toBe(false);
  });

  it('keep a list inside the page: it is always this customer’s, whatever the filters', async () => {
    const { asked, address } = await show(all, '/customer-list/detail?id=10001&tab=orders&status=canceled');
    const last = () => asked.findLast(({ path }) => path.endsWith('order/getList'))?.query.toString();
    await waitFor(() => expect(last()).toContain('customer_id=10001'));
    expect(last()).toContain('status=canceled');
    await user.click(await screen.findByRole('tab', { name: /^Approving/ }));
    await waitFor(() => expect(address()).toBe('/customer-list/detail?id=10001&tab=orders&status=approving'));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('the overview of a customer', () => {
  it('shows six figures, negative amounts with a real minus sign', async () => {
    await show();
    const figures = within(await screen.findByLabelText('Figures'));
    for (const text of [
      '−1,234.50',
      '20.00',
      '745.50',
      'Under 1 day',
      '118',
      '14.75',
      '+18 % on last month',
      '1,000.00 a day, last 14 days',
    ])
      expect(await figures.findByText(text)).toBeTruthy();
  });

  it('lists the people with mail and phone, the main account first', async () => {
    await show();
    const contacts = (await screen.findByRole('heading', { name: 'Contacts' })).closest('section');
    const people = [...(contacts?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
    expect(people[0]).toContain('Mei LinMain account');
    expect(people[0]).toContain('+86 755');
    expect(people[1]).toContain('tom@oak.test');
    for (const title of ['Profile', 'Account care', 'Activity']) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('notes', () => {
  it('are added by N from any tab, not while typing', async () => {
    const { asked } = await show(all, '/customer-list/detail?id=10001&tab=orders');
    const field = await screen.findByLabelText('Order number');
    await user.type(field, 'n');
    expect(screen.queryByRole('dialog')).toBeNull();
    field.blur();
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('textbox'));
    await user.paste('Call on Monday');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ customer_id: 10001, body: 'Call on Monday' }),
    );
  });

  it('cannot be written by a role without the permission', async () => {
    await show(['customers.read']);
    await user.keyboard('n');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Notes')).toBeNull();
  });
});
