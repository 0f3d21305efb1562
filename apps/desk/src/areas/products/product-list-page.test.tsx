import type { DeskProductRow } from '@quayside/contract/products/products.schemas';
import { refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, choose, drawer, fieldOf, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { ProductListPage } from './product-list-page.tsx';

const lamp: DeskProductRow = {
  product_id: 7,
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  sku: 'LAMP-1',
  product_name: 'Oak lamp',
  name_cn: '台灯',
  name_en: 'lamp',
  color: '',
  size: '',
  declared_value: '12.50',
  property_ids: [1],
  hs_code: '940520',
  weight_g: 1000,
  warning_quantity: 0,
  barcode: '2000000000015',
  alias: '',
  image_url: null,
  image_error: null,
  image_file_id: null,
  scan_serial: 0,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  total: 5,
  frozen: 1,
  available: 4,
  length_cm: '30.00',
  width_cm: null,
  height_cm: null,
  measured_weight_g: null,
  measured_length_cm: null,
  measured_width_cm: null,
  measured_height_cm: null,
  measured_volume_m3: null,
  measured_at: null,
};
const heavy: DeskProductRow = {
  ...lamp,
  product_id: 8,
  sku: 'LAMP-2',
  measured_weight_g: 1350,
  measured_length_cm: '31.00',
  measured_width_cm: '20.00',
  measured_height_cm: '10.00',
  measured_volume_m3: '0.006200',
  measured_at: '2026-11-02T00:00:00.000Z',
};

async function show(refuse: Response | null = null, permissions = ['desk.products.read', 'desk.products.measure', 'desk.customers.read']) {
  const desk = mockDesk({
    'GET product/getList': () => ({ list: [lamp, heavy], count: 2 }),
    'GET customer/getList': () => ({ list: [{ customer_id: 10001, name: 'Lumen & Oak' }], count: 1 }),
    'GET customer/getCustomer': () => ({ customer_id: 10001, name: 'Lumen & Oak' }),
    'POST product/measure': ({ body }) => refuse?.clone() ?? { ...lamp, ...(body as Partial<DeskProductRow>) },
  });
  const page = await showPage(<ProductListPage />, { permissions });
  await screen.findByText('LAMP-1');
  return { ...desk, address: page.address };
}
const rowOf = (sku: string) => {
  const row = screen.getByText(sku).closest('tr');
  if (!row) throw new Error(`no row ${sku}`);
  return row;
};
const measureFirst = async () => {
  await press('Measure');
};

describe('products of all merchants', () => {
  it('show what was measured beside what was declared, and only a large difference stands out', async () => {
    await show();
    const row = within(rowOf('LAMP-2'));
    expect(row.getByText('1000 g')).toBeTruthy();
    expect(row.getByText('1350 g')).toBeTruthy();
    expect(row.getByText('+35%').dataset['tone']).toBe('bad');
    // 31 against 30 cm is within the tolerance.
    expect(row.queryByText('+3.3%')).toBeNull();
    expect(row.getByText('31.00 × 20.00 × 10.00 cm')).toBeTruthy();
  });

  it('are narrowed to what nobody has measured, and to one customer found by name', async () => {
    const { address, lastQuery } = await show();
    await user.click(screen.getByRole('tab', { name: /Not measured/ }));
    expect(address()).toBe('/?measured=0');
    const picker = screen.getByLabelText('Customer');
    await user.enter(picker, 'Lum');
    // One request for the word, not one for each letter.
    await waitFor(() => expect(lastQuery('customer/getList')).toBe('limit=20&order=asc&search=Lum'));
    await choose(picker, '', 'Lumen & Oak · 10001');
    await waitFor(() => expect(address()).toBe('/?measured=0&customer_id=10001'));
    expect(lastQuery('product/getList')).toContain('customer_id=10001');
  });

  it('PROD-02 take down weight and size beside the declared ones, warning of a large difference before saving', async () => {
    const { sent } = await show();
    await measureFirst();
    expect((await drawer()).getByText('Declared 1000 g')).toBeTruthy();
    await write('Weight', '1100');
    expect((await drawer()).getByText('+10%').dataset['tone']).toBe('quiet');
    expect(screen.queryByText(/Please measure once more/)).toBeNull();
    await write('Weight', '1300');
    expect((await drawer()).getByText('+30%').dataset['tone']).toBe('bad');
    expect(await screen.findByText(/Please measure once more/)).toBeTruthy();
    await write('Length', '30.5');
    await write('Width', '20');
    await write('Height', '10');
    await pressInDrawer('Save');
    const sizes = { measured_weight_g: 1300, measured_length_cm: '30.5', measured_width_cm: '20', measured_height_cm: '10' };
    await waitFor(() => expect(sent()).toEqual([{ customer_id: 10001, product_id: 7, ...sizes }]));
    expect(await screen.findByText('The measurements of LAMP-1 are saved.')).toBeTruthy();
  });

  it('say at the fields what is missing or no number', async () => {
    const { sent } = await show();
    await measureFirst();
    await write('Length', 'long');
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('Please enter a plain number such as 12.50'))).toBe('Length');
    expect(fieldOf(screen.getByText('Please input Weight'))).toBe('Weight');
    expect(sent()).toEqual([]);
  });

  it('show at the field what the server refuses', async () => {
    await show(refused(1001, 'No', { fields: [{ path: 'measured_weight_g', code: 'too_big', msg: 'Must be at most 9' }] }));
    await press('Measure', rowOf('LAMP-2'));
    await pressInDrawer('Save');
    expect(fieldOf(await screen.findByText('Must be at most 9'))).toBe('Weight');
  });

  it('are only looked at by those who do not measure', async () => {
    await show(null, ['desk.products.read']);
    expect(buttons('Measure')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Lumen & Oak' })).toBeNull();
  });
});
