import type { DeskInventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, choose, drawer, fieldOf, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { InventoryListPage } from './inventory-list-page.tsx';

const level: DeskInventoryRow = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  product_id: 7,
  sku: 'LAMP-1',
  product_name: 'Oak lamp',
  image_url: null,
  warehouse_id: 1,
  warehouse_code: 'SZ01',
  warehouse_name_en: 'Shenzhen',
  warehouse_name_cn: '深圳仓',
  total: 120,
  frozen: 5,
  available: 115,
  expected: 0,
  warning_quantity: 0,
  is_low: false,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const elsewhere: DeskInventoryRow = { ...level, warehouse_id: 2, warehouse_code: 'YW01', total: 2, available: 2, frozen: 0, is_low: true };
const warehouses = [
  { warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳仓' },
  { warehouse_id: 2, code: 'YW01', name_en: 'Yiwu', name_cn: '义乌仓' },
];
const everything = ['desk.inventory.read', 'desk.inventory.adjust', 'desk.products.read', 'desk.customers.read'];

async function show(answer: () => unknown = () => level, permissions = everything) {
  let rows = [level, elsewhere];
  const desk = mockDesk({
    'GET inventory/getList': ({ query }) => ({ list: query.has('product_id') ? rows.slice(0, 1) : rows, count: rows.length }),
    'GET warehouse/getList': () => ({ list: warehouses }),
    'GET customer/getList': () => ({ list: [{ customer_id: 10001, name: 'Lumen & Oak' }], count: 1 }),
    'GET customer/getCustomer': () => ({ customer_id: 10001, name: 'Lumen & Oak' }),
    'GET product/getList': () => ({ list: [{ ...level, product_id: 9, sku: 'MUG-1', product_name: 'Mug' }], count: 1 }),
    'POST inventory/adjust': answer,
  });
  const page = await showPage(<InventoryListPage />, { permissions });
  await screen.findByText('SZ01');
  return { ...desk, address: page.address, nowInBooks: (list: DeskInventoryRow[]) => (rows = list) };
}
const adjustFirst = async () => {
  await press('Adjust');
};

const because = async (reason: string) => choose((await drawer()).getByLabelText('Reason'), '', reason);

describe('the stock of all merchants', () => {
  it('shows the same product once for each warehouse, with what is low', async () => {
    await show();
    expect(screen.getAllByText('LAMP-1')).toHaveLength(2);
    expect(screen.getByText('Low').closest('tr')?.textContent).toContain('YW01');
    const link = screen.getAllByRole('link', { name: 'Log' })[0]?.getAttribute('href');
    expect(link).toBe('/stock-log?customer_id=10001&keyword=LAMP-1&warehouse_id=1');
  });

  it('is narrowed by words, warehouse and what is sold out', async () => {
    const { address } = await show();
    await press('More filters');
    await choose(screen.getByLabelText('Warehouse'), 'YW', 'YW01 · Yiwu');
    await choose(screen.getByLabelText('Stock'), 'Sold', 'Sold out');
    await user.enter(screen.getByLabelText('SKU, name, alias or barcode'), 'lamp', '{Enter}');
    expect(address()).toBe('/?warehouse_id=2&sold_out=1&keyword=lamp');
  });

  it('is corrected by a count with its reason, and what was believed goes along', async () => {
    const { sent } = await show(() => ({ ...level, total: 100 }));
    await adjustFirst();
    expect((await drawer()).getByTestId('believed').textContent).toBe('120');
    await write('Stock count', '100');
    expect((await drawer()).getByText('-20')).toBeTruthy();
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('Please select Reason'))).toBe('Reason');
    expect(sent()).toEqual([]);
    await because('Damaged');
    await write('Remark', 'Yearly count');
    await pressInDrawer('Save');
    const sentLine = {
      customer_id: 10001,
      product_id: 7,
      warehouse_id: 1,
      counted: 100,
      believed: 120,
      reason: 'damaged',
      remark: 'Yearly count',
    };
    await waitFor(() => expect(sent()).toEqual([sentLine]));
    expect(await screen.findByText('LAMP-1: stock is now 100 units.')).toBeTruthy();
  });

  it('cannot be counted below what orders have locked: told at the count', async () => {
    const msg = '5 pieces are locked by orders';
    await show(() => refused(1001, 'No', { fields: [{ path: 'counted', code: 'inventory.below_frozen', msg }] }));
    await adjustFirst();
    await write('Stock count', '3');
    await because('Lost');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText(msg))).toBe('Stock count');
  });

  it('that moved meanwhile is explained and loaded again; then the count is sent against the new figure', async () => {
    const conflict = refused(1012, 'Conflict', { code: 'request.conflict', fields: [] });
    const answers: unknown[] = [conflict, { ...level, total: 100 }];
    const { sent, nowInBooks } = await show(() => answers.shift());
    await adjustFirst();
    await write('Stock count', '100');
    await because('Lost');
    await pressInDrawer('Save');
    expect(await screen.findByText(/The stock has changed since you opened this/)).toBeTruthy();
    nowInBooks([{ ...level, total: 110 }]);
    await pressInDrawer('Load the figure');
    await waitFor(async () => expect((await drawer()).getByTestId('believed').textContent).toBe('110'));
    expect(screen.queryByText(/The stock has changed/)).toBeNull();
    await pressInDrawer('Save');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ counted: 100, believed: 110, reason: 'lost' });
  });

  it('takes a count of what never lay there: the books say none', async () => {
    const { sent, nowInBooks } = await show();
    nowInBooks([]);
    await press('Enter a count');
    const pick = async (name: string) => (await drawer()).getByLabelText(name);
    await choose(await pick('Customer'), '10001', 'Lumen & Oak · 10001');
    await choose(await pick('Product'), 'mug', 'MUG-1 · Mug');
    await choose(await pick('Warehouse'), 'SZ', 'SZ01 · Shenzhen');
    await pressInDrawer('Next');
    await screen.findByText('Adjust the stock of MUG-1');
    await write('Stock count', '12');
    await because('Found again');
    await pressInDrawer('Save');
    await waitFor(() => expect(sent()[0]).toMatchObject({ product_id: 9, warehouse_id: 1, counted: 12, believed: 0 }));
  });

  it('is only looked at by those who may not adjust it', async () => {
    await show(undefined, ['desk.inventory.read']);
    for (const name of ['Adjust', 'Enter a count']) expect(buttons(name)).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'Log' })).toHaveLength(2);
  });
});
