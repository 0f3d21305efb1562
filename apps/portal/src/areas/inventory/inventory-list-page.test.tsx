import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { useTaskTray } from '@quayside/ui/kernel/tasks';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InventoryListPage } from './inventory-list-page.tsx';
import { SnapshotPage } from './snapshot-page.tsx';
import { StockCard } from './stock-card.tsx';
import { StockLogPage } from './stock-log-page.tsx';

const level: InventoryRow = {
  product_id: 5,
  sku: 'LAMP-1',
  product_name: 'Desk lamp',
  image_url: null,
  warehouse_id: 1,
  warehouse_code: 'SZ01',
  warehouse_name_en: 'Shenzhen',
  warehouse_name_cn: '深圳仓',
  total: 1240,
  frozen: 25,
  available: 1215,
  expected: 60,
  warning_quantity: 2000,
  is_low: true,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const logged = {
  ...level,
  log_id: 9,
  kind: 'packaged',
  quantity: -25,
  frozen_quantity: -25,
  total_after: 1215,
  frozen_after: 0,
  available_after: 1215,
  source_type: 'order',
  source_no: 'SO-1',
  remark: '',
  actor_kind: 'system',
  actor_name: 'System',
  created_at: '2026-11-02T00:00:00.000Z',
};
const answers: Record<string, unknown> = {
  getWarehouseList: { list: [{ warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳仓', country: 'CN' }] },
  // The same product in two warehouses: two rows.
  getList: { list: [level, { ...level, warehouse_id: 2, warehouse_code: 'YW01', frozen: 0 }], count: 2 },
  getSnapshot: { list: [level], count: 1 },
  getStockLog: { list: [logged], count: 1 },
  getSummary: { in_stock_skus: 1204, sold_out_skus: 3, low_skus: 12 },
  getLockedBy: { list: [{ source_type: 'order', source_no: 'SO-1', quantity: 25, created_at: '2026-11-02T00:00:00.000Z' }] },
  getStockAge: { list: [{ shelved_on: '2026-10-02', age_days: 44, received: 1300, remaining: 1240, source_no: 'RV-1' }] },
  exportInventory: { job_id: 1 },
  downloadStockLog: { job_id: 2 },
};
const pages = { list: <InventoryListPage />, log: <StockLogPage />, snapshot: <SnapshotPage />, card: <StockCard /> };
const show = async (page: keyof typeof pages, query = '', permissions = ['inventory.read']) => {
  const asked = mockServer(({ path }) => answers[path.split('/').at(-1) ?? '']);
  const shown = await showPage(pages[page], { at: `/page${query}`, permissions });
  return { ...shown, queries: (call: string) => asked.filter(({ path }) => path.endsWith(call)).map(({ query: one }) => one.toString()) };
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const cellsOf = (text: string) => {
  const row = screen.getAllByText(text)[0]?.closest('tr') ?? document.body;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('the inventory', () => {
  it('INV-01 shows total, locked, available and expected of each warehouse, and what is low', async () => {
    await show('list');
    await screen.findByText('SZ01 · Shenzhen');
    expect(cellsOf('SZ01 · Shenzhen')).toEqual(expect.arrayContaining(['1,240', '25', '1,215', '60', 'Low stock2,000']));
    expect(screen.getByText('YW01 · Shenzhen')).toBeTruthy();
  });

  it('the expected quantity opens the inbound appointments of its SKU, for accounts that may see them', async () => {
    const { unmount } = await show('list', '', ['inventory.read', 'inbound.read']);
    const links = await screen.findAllByRole('link', { name: 'Inbound appointments of LAMP-1: 60 units expected' });
    expect(links[0]?.getAttribute('href')).toBe('/products/inbound?sku=LAMP-1');
    unmount();
    await show('list');
    await screen.findByText('SZ01 · Shenzhen');
    expect(screen.queryByRole('link', { name: /units expected/ })).toBeNull();
  });

  it('INV-05 filters what is sold out, and exports what the filter lets through', async () => {
    const { address, queries } = await show('list');
    await user.click(await screen.findByRole('tab', { name: 'Sold out' }));
    expect(address()).toBe('/page?sold_out=1');
    await waitFor(() => expect(queries('getList').at(-1)).toContain('sold_out=1'));
    await press('Export');
    await waitFor(() => expect(queries('exportInventory')).toEqual(['sold_out=1']));
    await waitFor(() => expect(useTaskTray.getState().open).toBe(true));
  });

  it('says which documents lock the pieces, and how old the pieces are', async () => {
    const { queries } = await show('list');
    await press('Show what locks 25 units of LAMP-1');
    const locked = await screen.findByRole('dialog');
    expect(await within(locked).findByText('SO-1')).toBeTruthy();
    expect(within(locked).getByText('Order')).toBeTruthy();
    expect(queries('getLockedBy')).toEqual(['product_id=5&warehouse_id=1']);
    await user.click(within(locked).getByRole('button', { name: 'Close' }));
    await user.click(screen.getAllByRole('button', { name: 'Age' })[0] ?? document.body);
    expect(await screen.findByText('44 days')).toBeTruthy();
    expect(screen.getByText('02 Oct 2026')).toBeTruthy();
  });
});

describe('the stock log', () => {
  it('INV-09 shows every change with its document and can be downloaded', async () => {
    const { queries } = await show('log', '?product_id=5&kind=packaged');
    await screen.findByText('LAMP-1');
    expect(cellsOf('LAMP-1')).toEqual(expect.arrayContaining(['Packaged', '−25', '1,215', 'Order SO-1', 'System']));
    await press('Export');
    await waitFor(() => expect(queries('downloadStockLog')).toEqual(['kind=packaged&product_id=5']));
  });
});

describe('the stock on a day', () => {
  it('INV-07 asks for the deadline before it shows anything', async () => {
    const { queries } = await show('snapshot');
    await press('Show');
    expect(await screen.findByText('Please select As-of day')).toBeTruthy();
    expect(queries('getSnapshot')).toEqual([]);
  });

  it('INV-06 shows the stock of the deadline in the address, and exports that day', async () => {
    const { queries } = await show('snapshot', '?deadline=2026-10-31');
    await screen.findByText('LAMP-1');
    expect(queries('getSnapshot')[0]).toContain('deadline=2026-10-31');
    expect(screen.getByLabelText<HTMLInputElement>('As-of day').value).toBe('31 Oct 2026');
    await press('Export');
    await waitFor(() => expect(queries('exportInventory')).toEqual(['deadline=2026-10-31']));
  });

  it('INV-08 knows no day before 2024-01-01', async () => {
    const { queries } = await show('snapshot', '?deadline=2023-12-31');
    expect(await screen.findByText('Choose a day')).toBeTruthy();
    expect(queries('getSnapshot')).toEqual([]);
    await user.click(screen.getByLabelText('As-of day'));
    await user.enter(screen.getByLabelText('As-of day'), '2023-12-31', '{Enter}');
    await press('Show');
    expect(await screen.findByText('Please select As-of day')).toBeTruthy();
  });
});

describe('the workplace', () => {
  it('DASH-06 says how many SKUs are in stock; each number opens its rows', async () => {
    await show('card');
    const link = await screen.findByRole('link', { name: '1,204' });
    expect(link.getAttribute('href')).toBe('/products/inventory?sold_out=0');
    expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe('/products/inventory?sold_out=1');
    expect(screen.getByRole('link', { name: '12' }).getAttribute('href')).toBe('/products/inventory?low=1');
  });
});
