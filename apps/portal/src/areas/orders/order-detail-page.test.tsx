import { mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderDetailPage } from './order-detail-page.tsx';
import { editor, mockOrders, order, quote, row } from './testing.ts';

type Own = Record<string, (asked: Asked) => unknown>;
const [method] = quote.methods;
const bound = {
  quote_id: 3,
  method: 'EU-LINE',
  version: '2026-11',
  currency: 'CNY',
  price_group: 'STANDARD',
  at: '2026-11-15T08:30:00.000Z',
  expires_at: '2026-11-16T08:30:00.000Z',
  bound_at: '2026-11-15T09:00:00.000Z',
  shipping: '9.10',
  other: '6.35',
  total: '15.45',
  items: method?.items ?? [],
  taxes: method?.taxes ?? [],
  warnings: [],
  zone: 'DE-1',
  chargeable_g: 3500,
};
const show = async (detail: object = {}, own: Own = {}) => {
  const asked = mockServer(mockOrders({ getOrderDetail: () => ({ ...order, ...detail }), ...own }));
  const shown = await showPage(<OrderDetailPage />, { at: '/order/orderList/details?id=7', permissions: editor });
  await screen.findAllByText(row.order_no);
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of an order', () => {
  it('ORD-13 shows tracking, last-mile number, the fees with their rules and totals, and who pays taxes', async () => {
    await show({ status: 'uploaded', quote: bound, tracking_no: 'YT123', last_mile_no: 'LM-9', ioss_number: 'IM2760000742' });
    const rows = section('Cost')
      .getAllByRole('row')
      .map((line) => [...line.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Fee', 'Rule and inputs', 'Amount'],
      ['Basic shipping', '3.50 kg × 2.60 CNY, zone DE-1', '9.10'],
      ['Registration', '1.60 CNY per parcel', '1.60'],
      ['IOSS', '19.00 % of 25.00', '4.75'],
      ['Estimated cost', '9.10'],
      ['Other charges', '6.35'],
      ['Total', '15.45'],
    ]);
    expect(section('Cost').getByText(/^USD, held since/)).toBeTruthy();
    expect(section('Cost').getByText('Tariff 2026-11, zone DE-1, chargeable 3.50 kg')).toBeTruthy();
    expect(section('Cost').getByText('IOSS 4.75 USD: we pay it and charge it with the order')).toBeTruthy();
    for (const text of ['EU line', 'YT123', 'LM-9', 'IM2760000742']) expect(section('Shipping').getByText(text), text).toBeTruthy();
  });

  it('ORD-04 shows the services with their projected fee, and the timeline with who and when', async () => {
    const services = [{ service: 'PHOTO', name_en: 'Photo', name_cn: '拍照', quantity: 2, projected_fee: '3.00' }];
    const event = { actor_kind: 'merchant', actor_name: 'Mei Lin', created_at: '2026-11-15T09:00:00.000Z' };
    const events = [
      { ...event, event_id: 1, kind: 'created', params: {} },
      { ...event, event_id: 2, kind: 'submitted', params: { total: '1200.00' } },
    ];
    await show({ services, events });
    expect(section('Shipping').getByText('Photo').closest('li')?.textContent).toBe('Photo2 ×3.00');
    const lines = section('Timeline').getAllByText(/Mei Lin/);
    expect(lines).toHaveLength(2);
    expect(section('Timeline').getByText(/Submitted for shipment, 1,200.00 USD held/)).toBeTruthy();
  });

  it('ORD-27 names the reason of an order that was sent back, and Fix opens the wizard at the field', async () => {
    const { address } = await show({ status: 'error', error_reason: 'Postcode is wrong', error_fields: ['postal_code', 'method'] });
    expect(screen.getByText('Postcode is wrong')).toBeTruthy();
    expect(screen.getByText('To fix: Postal code, Shipping method')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fix' }));
    await waitFor(() => expect(address()).toBe('/order/orderList/edit?id=7&step=recipient&field=postal_code'));
  });

  it('ORD-14 ORD-28 ships after a question', async () => {
    const { sent } = await show();
    await user.click(screen.getByRole('button', { name: 'Ship' }));
    const dialog = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
    expect(dialog.getByText(/11\.69 USD are held/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Submit for shipment' }));
    expect(await screen.findByText('1 order submitted, 15.45 USD held')).toBeTruthy();
    expect(sent('submitOrder').map(({ body }) => body)).toEqual([{ ids: [7], accepted: [] }]);
  });

  it('ORD-14 leads to the products, and without a method to the logistics step', async () => {
    const { address } = await show({ method: '', quoted_total: null });
    expect(section('Cost').getByText(/No shipping method is chosen yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit product info' }));
    expect(address()).toBe('/order/orderList/edit?id=7&step=goods');
    await user.click(screen.getByRole('button', { name: 'Choose method' }));
    expect(address()).toBe('/order/orderList/next?id=7');
  });
});
