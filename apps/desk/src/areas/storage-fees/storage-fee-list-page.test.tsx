import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { StorageFeeListPage } from './storage-fee-list-page.tsx';

const bill: DeskStorageBillRow = {
  bill_id: 1,
  bill_no: 'SF-20261110-SZ01-10001',
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  warehouse_id: 1,
  warehouse_name_en: 'Shenzhen',
  warehouse_name_cn: '深圳仓',
  currency: 'USD',
  day: '2026-11-10',
  receivable: '8.00',
  discount: '0.00',
  net: '8.00',
  sku_types: 1,
  pieces: 10,
  volume_m3: '10.000000',
  settled: 0,
  settled_at: null,
  settled_by: null,
  created_at: '2026-11-11T00:00:00.000Z',
};
const second = { ...bill, bill_id: 2, bill_no: 'SF-20261111-SZ01-10001', day: '2026-11-11' };
const foreign = { ...bill, bill_id: 3, bill_no: 'SF-20261111-SZ01-10002', customer_id: 10002, customer_name: 'Nordlicht' };
const sums = {
  chosen: { bills: 2, receivable: '16.00', discount: '1.00', net: '15.00' },
  owed: [{ age: '30', bills: 2, net: '15.00' }],
  automatic: 0,
};

async function show(list: DeskStorageBillRow[], at = '/storage-fees') {
  const desk = mockDesk({
    'GET storageFee/getList': () => ({ list, count: list.length }),
    'GET storageFee/getSums': ({ query }) => (query.has('customer_id') ? sums : { ...sums, chosen: null, automatic: null }),
    'POST storageFee/setAutomatic': () => ({ automatic: 1 }),
    'POST storageFee/discountMany': () => ({ saved: 2, proposed: 0, skipped: 0 }),
  });
  await showPage(<StorageFeeListPage />, { permissions: ['desk.storage-fees.read', 'desk.storage-fees.manage'], at });
  await screen.findByText(bill.bill_no);
  return desk;
}
const selectAll = async () => {
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
};

describe('storage fees at the desk', () => {
  it('opens on what is owed, with its sum by age; a bill opens its detail', async () => {
    const desk = await show([bill]);
    expect(desk.lastQuery('storageFee/getList')).toContain('settled=0');
    expect(await screen.findByText('Owed up to 30 days')).toBeTruthy();
    expect(screen.queryByText('Automatic settlement')).toBeNull();
    expect(screen.getByRole('link', { name: bill.bill_no }).getAttribute('href')).toBe('/storage-fees/details?customer_id=10001&bill_id=1');
  });

  it('shows the sum and the switch of one customer', async () => {
    const desk = await show([bill], '/storage-fees?customer_id=10001');
    expect(await screen.findByText('2 bills · Receivable 16.00, discount 1.00')).toBeTruthy();
    await user.click(screen.getByRole('switch'));
    await waitFor(() => expect(desk.sent()).toEqual([{ customer_id: 10001, automatic: 1 }]));
  });

  it('gives one discount on several bills of one customer, and of one only', async () => {
    const desk = await show([bill, second]);
    await selectAll();
    await press('Discount on selected');
    await write('Discount (% of the receivable)', '10');
    await write('Reason', 'late delivery');
    await pressInDrawer('Save');
    await waitFor(() => expect(desk.sent()).toEqual([{ customer_id: 10001, bill_ids: [1, 2], percent: '10', reason: 'late delivery' }]));
    expect(await screen.findByText('2 saved, 0 sent for approval, 0 skipped.')).toBeTruthy();
  });

  it('asks for bills of one customer when two are selected', async () => {
    await show([bill, foreign]);
    await selectAll();
    await press('Discount on selected');
    expect(await screen.findByText('Select bills of one customer.')).toBeTruthy();
  });
});
