import type { StorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StorageFeeListPage } from './storage-fee-list-page.tsx';

const bill: StorageBillRow = {
  bill_id: 7,
  bill_no: 'SF20261101-7',
  customer_id: 10001,
  warehouse_id: 1,
  warehouse_name_en: 'Shenzhen',
  warehouse_name_cn: '深圳仓',
  currency: 'USD',
  day: '2026-11-01',
  receivable: '12.00',
  discount: '2.00',
  net: '10.00',
  sku_types: 4,
  pieces: 320,
  volume_m3: '1.250000',
  settled: 0,
  settled_at: null,
  created_at: '2026-11-02T18:00:00.000Z',
};

const two = [bill, { ...bill, bill_id: 8, bill_no: 'SF20261031-8', day: '2026-10-31', net: '1000.20' }];

async function show(
  answer: () => unknown = () => ({ ...bill, settled: 1 }),
  permissions = ['storage-fees.settle', 'top-ups.edit', 'wallets.read'],
  bills: readonly object[] = [bill],
) {
  const asked = mockServer(({ path }) => {
    if (path.endsWith('getStorageFeeSummary')) return { unsettled: '10.00', bills: 1 };
    if (path.endsWith('getStorageForecast')) return { list: [{ day: '2026-11-16', amount: '1.10' }], total: '1.10' };
    if (path.endsWith('settleStorageFee')) return answer();
    if (path.endsWith('getBalance')) return { balance: '1030.50', held: '0.00', credit_limit: '0.00', spendable: '1030.50' };
    return { list: path.endsWith('getStorageFeeList') ? bills : [], count: bills.length };
  });
  const page = await showPage(<StorageFeeListPage />, { permissions });
  await screen.findByText('SF20261101-7');
  return { asked, address: page.address };
}
const settle = async () => {
  await user.click(await screen.findByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('10.00 USD are taken from your balance. This cannot be undone.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
};

describe('storage fees', () => {
  it('BILL-07 BILL-09 shows a bill with its amounts and state, what is owed and what is to come', async () => {
    await show();
    const row = screen.getByText('SF20261101-7').closest('tr')?.textContent ?? '';
    for (const shown of ['01 Nov 2026', 'Shenzhen', 'Unsettled', '12.00', '2.00', '10.00', '320', '1.250000']) expect(row).toContain(shown);
    expect(await screen.findByText('1 bill')).toBeDefined();
    expect((await screen.findByRole('table', { name: /next 30 days/ })).textContent).toBe(
      'Storage fees expected for each of the next 30 days16 Nov1.10 USD',
    );
  });

  it('BILL-08 shows count, sum and the balance after before it settles several, the oldest first', async () => {
    const { asked } = await show(undefined, undefined, two);
    const settled = () => asked.filter(({ path }) => path.endsWith('settleStorageFee')).map(({ body }) => body);
    for (const row of [1, 2]) await user.click(screen.getByRole('checkbox', { name: `Select row ${row}` }));
    await user.click(screen.getByRole('button', { name: 'Settle the selected bills' }));
    const dialog = within((await screen.findAllByText(/Settle 2 bills/))[0]?.closest<HTMLElement>('[role="dialog"]') ?? document.body);
    expect(
      dialog.getByText('2 bills, 1,010.20 USD in total, the oldest first. This cannot be undone. Balance after: 20.30 USD.'),
    ).toBeDefined();
    expect(settled()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Settle' }));
    await screen.findByText('2 bills are settled.');
    expect(settled()).toEqual([{ bill_id: 8 }, { bill_id: 7 }]);
  });

  it('BILL-08 settles a bill once it is confirmed', async () => {
    const { asked } = await show();
    await settle();
    await screen.findByText('Bill SF20261101-7 is settled.');
    expect(asked.find(({ path }) => path.endsWith('settleStorageFee'))?.body).toEqual({ bill_id: 7 });
  });

  it('a short balance says what is missing and leads to the top-up', async () => {
    const short = 'The balance does not cover this: 4.00 USD are missing. Please top up first.';
    const { address } = await show(() => refused(4201, short, { code: 'wallets.short', request_id: 'r', details: { missing: '4.00' } }));
    await settle();
    expect(await screen.findByText(short)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Top up' }));
    await waitFor(() => expect(address()).toBe('/billing/topUp'));
  });

  it('offers no settling to those who may only look', async () => {
    await show(undefined, []);
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  });
});
