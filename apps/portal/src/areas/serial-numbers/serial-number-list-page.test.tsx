import { portalMenu } from '@quayside/contract/kernel/menu';
import type { SerialNumberRow } from '@quayside/contract/serial-numbers/serial-numbers.calls';
import { mockServer, showPage } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SerialNumberListPage } from './serial-number-list-page.tsx';

const one = (serial_id: number, box_no: string, change: Partial<SerialNumberRow> = {}): SerialNumberRow => ({
  serial_id,
  customer_id: 10001,
  serial_number: `SN-${serial_id}`,
  box_no,
  receiving_no: 'RV-1',
  product_id: 5,
  sku: 'LAMP-1',
  barcode: '2000000000015',
  status: 'unbound',
  system_order_no: null,
  customer_order_no: null,
  created_at: '2026-11-01T00:00:00.000Z',
  bound_at: null,
  ...change,
});
const show = async (permissions: readonly string[]) => {
  const bound = { status: 'bound', system_order_no: 'SO-7', customer_order_no: 'P-7', bound_at: '2026-11-05T02:00:00.000Z' } as const;
  const asked = mockServer(() => ({ list: [one(1, 'BOX-2'), one(2, 'BOX-2', bound), one(3, 'BOX-1'), one(4, ''), one(5, '')], count: 5 }));
  await showPage(<SerialNumberListPage />, { at: '/customerSerialNumber', permissions });
  await screen.findByText('SN-5');
  return asked;
};

describe('the serial numbers', () => {
  it('SN-02 are a page of their own, with boxes, orders and binding', async () => {
    const stock = portalMenu.find((entry) => entry.path === '/products');
    expect(stock && 'children' in stock && stock.children.map((entry) => entry.path)).toContain('/customerSerialNumber');
    await show(['serial-numbers.read', 'serial-numbers.edit']);
    for (const text of ['SN-2', 'SO-7', 'P-7']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('Bound').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  });

  it('SHELL-62 asks by box, and rows of one box share its cell; those without a box do not', async () => {
    const asked = await show(['serial-numbers.read']);
    expect(asked[0]?.query.get('sort')).toBe('box_no');
    const boxes = [...document.querySelectorAll<HTMLTableRowElement>('tr.ant-table-row')].map((row) => {
      const first = row.cells[0];
      return first?.textContent.startsWith('SN-') ? null : [first?.textContent, first?.rowSpan];
    });
    expect(boxes).toEqual([['BOX-2', 2], null, ['BOX-1', 1], ['-', 1], ['-', 1]]);
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});
