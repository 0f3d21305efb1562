import type { StockTake, StockTakeLine } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, press } from '#desk/kernel/page-testing.ts';
import { StockTakePage } from './stock-take-page.tsx';

const take: StockTake = {
  take_id: 1001,
  take_no: 'ST-261116-K7QX4R',
  warehouse_id: 1,
  warehouse_code: 'SZ01',
  warehouse_name_en: 'Shenzhen',
  warehouse_name_cn: '深圳仓',
  state: 'open',
  note: 'Aisle 4',
  started_by: 'Mei',
  started_at: '2026-11-16T01:00:00.000Z',
  closed_by: null,
  closed_at: null,
  lines: 2,
  differing: 1,
  surplus: 0,
  shortage: 2,
};
const line: StockTakeLine = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  product_id: 7,
  sku: 'LAMP-1',
  product_name: 'Oak lamp',
  barcode: 'B7',
  believed: 10,
  counted: 8,
  difference: -2,
  total: 11,
  frozen: 0,
  reason: 'damaged',
  remark: '',
  counted_by: 'Mei',
  counted_at: '2026-11-16T01:10:00.000Z',
};
const owner = (customer_id: number, customer_name: string) => ({
  customer_id,
  customer_name,
  product_id: 7,
  sku: 'LAMP-1',
  product_name: 'Oak lamp',
});

async function show(answers: { scan?: (body: unknown) => unknown; post?: () => unknown; state?: StockTake['state'] } = {}) {
  const desk = mockDesk({
    'GET stockTake/getDetail': () => ({ ...take, state: answers.state ?? 'open' }),
    'GET stockTake/getLines': () => ({ list: [line], count: 1 }),
    'POST stockTake/scan': ({ body }) => answers.scan?.(body) ?? { line, owners: [] },
    'POST stockTake/post': () => answers.post?.() ?? { ...take, state: 'posted' },
  });
  await showPage(<StockTakePage />, { permissions: ['desk.stock-takes.manage'], at: '/stock-takes/details?take_id=1001' });
  await screen.findByText('LAMP-1');
  return desk;
}
const field = () => screen.getByRole('textbox', { name: 'Scan or type a SKU or barcode' });

describe('a stock-take', () => {
  it('keeps the cursor in the scan field and says what each scan has counted', async () => {
    const desk = await show();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.type(field(), 'B7{Enter}');
    expect(await screen.findByText('LAMP-1: 8 counted, system quantity 10')).toBeTruthy();
    expect(desk.sent()).toEqual([{ take_id: 1001, code: 'B7', quantity: 1 }]);
    expect(field().getAttribute('value')).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('asks whose product it is, and counts it for that customer', async () => {
    const owners = [owner(10001, 'Lumen & Oak'), owner(10002, 'Nordlicht')];
    const scan = (body: unknown) => ((body as { customer_id?: number }).customer_id === undefined ? { line: null, owners } : undefined);
    const desk = await show({ scan });
    await user.type(field(), 'B7{Enter}');
    await press('Nordlicht · LAMP-1');
    await waitFor(() => expect(desk.sent()[1]).toEqual({ take_id: 1001, code: 'B7', quantity: 1, customer_id: 10002 }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('marks what has moved since, and shows every reason why nothing was posted', async () => {
    const fields = [
      { path: 'moved', code: 'stock-takes.moved', msg: 'Moved: LAMP-1' },
      { path: 'below_frozen', code: 'stock-takes.below_frozen', msg: 'Locked: MUG-1' },
    ];
    await show({ post: () => refused(1001, 'No', { fields }) });
    expect(screen.getByText('Moved, count again')).toBeTruthy();
    await press('Post');
    expect(await screen.findByText(/1 SKUs are corrected: 0 units more, 2 units fewer/)).toBeTruthy();
    await press('Post', await screen.findByRole('dialog', { hidden: true }));
    expect(await screen.findByText('Moved: LAMP-1')).toBeTruthy();
    expect(screen.getByText('Locked: MUG-1')).toBeTruthy();
  });

  it('is only read once it is closed', async () => {
    await show({ state: 'posted' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('Change')).toBeNull();
  });
});
