import type { DeskStockLogRow } from '@quayside/contract/inventory/inventory.schemas';
import { showPage } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, mockDesk, press } from '#desk/kernel/page-testing.ts';
import { StockLogPage } from './stock-log-page.tsx';

const line: DeskStockLogRow = {
  log_id: 1,
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  product_id: 7,
  sku: 'LAMP-1',
  product_name: 'Oak lamp',
  warehouse_id: 1,
  warehouse_code: 'SZ01',
  warehouse_name_en: 'Shenzhen',
  warehouse_name_cn: '深圳仓',
  kind: 'adjusted',
  quantity: -20,
  frozen_quantity: 0,
  total_after: 100,
  frozen_after: 5,
  available_after: 95,
  source_type: 'adjustment',
  source_no: 'ADJ-1',
  reason: null,
  remark: 'Yearly count',
  actor_kind: 'staff',
  actor_name: 'Ada Okafor',
  created_at: '2026-11-01T00:00:00.000Z',
};

async function show(at: string, rows = [line]) {
  const desk = mockDesk({
    'GET inventory/getStockLog': () => ({ list: rows, count: rows.length }),
    'GET customer/getList': () => ({ list: [{ customer_id: 10001, name: 'Lumen & Oak' }], count: 1 }),
    'GET customer/getCustomer': () => ({ customer_id: 10001, name: 'Lumen & Oak' }),
  });
  const page = await showPage(<StockLogPage />, { at, permissions: ['desk.inventory.read', 'desk.customers.read'] });
  return { ...desk, address: page.address };
}

describe('the stock log at the desk', () => {
  it('asks whose it is before it reads anything', async () => {
    const { lastQuery, address } = await show('/stock-log');
    const picker = await screen.findByRole('combobox', { name: 'Whose stock log?' });
    expect(lastQuery('getStockLog')).toBeUndefined();
    await choose(picker, 'Lum', 'Lumen & Oak · 10001');
    await screen.findByText('ADJ-1');
    expect(address()).toBe('/stock-log?customer_id=10001');
    expect(lastQuery('getStockLog')).toContain('customer_id=10001');
  });

  it('asks too when the address names no customer there could be', async () => {
    await show('/stock-log?customer_id=abc');
    expect(await screen.findByText('Whose stock log?')).toBeTruthy();
  });

  it('shows what changed, to what, why and by whom', async () => {
    await show('/stock-log?customer_id=10001');
    const row = (await screen.findByText('ADJ-1')).closest('tr')?.textContent ?? '';
    for (const text of ['LAMP-1', 'Adjusted', '-20', '100', '95', 'Yearly count', 'Ada Okafor']) expect(row).toContain(text);
    expect(await screen.findByText('Lumen & Oak · 10001')).toBeTruthy();
  });

  it('keeps the customer when the other filters are reset', async () => {
    const { address } = await show('/stock-log?customer_id=10001&keyword=lamp&kind=loss');
    await screen.findByText('ADJ-1');
    await press('Reset');
    await waitFor(() => expect(address()).toBe('/stock-log?customer_id=10001'));
  });

  it('says that nothing moved yet, not that filters hide it', async () => {
    await show('/stock-log?customer_id=10001', []);
    expect(await screen.findByText('No changes yet')).toBeTruthy();
  });
});
