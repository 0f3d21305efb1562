import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BoxListPage } from './box-list-page.tsx';
import { InboundDetailPage } from './inbound-detail-page.tsx';
import { InboundImportPage } from './inbound-import-page.tsx';
import { QuickBookingPage } from './quick-booking-page.tsx';
import { boxRow, editor, inbound, lines, mockInbound, supplier } from './testing.ts';

type Own = Record<string, (asked: Asked) => unknown>;
const show = async (change: Partial<InboundDetail> = {}, own: Own = {}, permissions: readonly string[] = editor) => {
  const asked = mockServer(mockInbound({ getInboundDetail: () => ({ ...inbound, ...change }), ...own }));
  const shown = await showPage(<InboundDetailPage />, { at: '/products/inbound/details?id=7', permissions });
  await screen.findByRole('heading', { level: 1, name: inbound.inbound_no });
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const receiving = { bill_status: 'confirmed', audit_status: 'passed', stage: 'pending_quality_control' } as const;

describe('an inbound appointment', () => {
  it('INB-03 says the next step and who has it', async () => {
    const { unmount } = await show();
    expect(screen.getByText('You: Finish the booking and submit it')).toBeTruthy();
    unmount();
    await show({ bill_status: 'confirmed', audit_status: 'passed', stage: 'future_receipt' });
    expect(screen.getByText('Warehouse: Waits for the boxes on 20 Nov 2026')).toBeTruthy();
  });

  it('shows expected, received, qualified and shelved of each SKU, boxes with their state, cost, loss orders and history', async () => {
    const [strip, bulb] = lines;
    await show({
      ...receiving,
      lines: [{ ...strip, received: 78, qualified: 77, shelved: 40 }, bulb] as InboundDetail['lines'],
      services: [
        { service_id: 1, name_en: 'Labelling', name_cn: '贴标', unit: 'unit', price: '0.05', quantity: 100, charged: null, fee: '5.00' },
      ],
      insurance_fee: '3.00',
      declared_value: '1000.00',
      fees_total: '8.00',
      loss_order_nos: ['LO-261116-1'],
      events: [
        ...inbound.events,
        { kind: 'arrived', params: { boxes: 3 }, actor_kind: 'staff', actor_name: 'Chen Yu', created_at: '2026-11-16T08:00:00.000Z' },
      ],
    });
    const cells = section('Products').getByText('STRIP-LED').closest('tr')?.querySelectorAll('td');
    expect([...(cells ?? [])].slice(2, 7).map((cell) => cell.textContent)).toEqual(['80', '80', '78', '77', '40']);
    expect(await section('Boxes').findByText('BX-4KQD7-001')).toBeTruthy();
    expect(section('Boxes').getByText('Counted')).toBeTruthy();
    expect(section('Services and cost').getByText('8.00')).toBeTruthy();
    expect(section('Services and cost').getByText('Insurance, 1000.00 USD declared')).toBeTruthy();
    expect(section('Loss orders').getByRole('link', { name: 'LO-261116-1' })).toBeTruthy();
    expect(
      section('History')
        .getAllByRole('listitem')
        .map((one) => one.textContent?.replace(/ · \d.*/, '')),
    ).toEqual(['Boxes arrived 3Chen Yu', 'Created Mei Lin']);
  });

  it('answers another arrival time', async () => {
    const proposed = { ...receiving, stage: 'future_receipt', proposed_date: '2026-11-23', proposed_period: 'afternoon' } as const;
    const { sent } = await show(proposed, { answerProposal: () => inbound });
    expect(screen.getByText('The warehouse proposes another arrival time: 23 Nov 2026, Afternoon, 13:00–18:00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent('answerProposal').map(({ body }) => body)).toEqual([{ inbound_id: 7, accept: 1 }]));
  });

  it('INB-13 INB-17 offers what the status allows, and says why withdrawing is over', async () => {
    const { unmount } = await show();
    const names = () =>
      within(screen.getByRole('banner'))
        .getAllByRole('button')
        .map((one) => one.textContent);
    expect(names()).toEqual(['', 'Delete', 'Split', 'Withdraw', 'Copy as new', 'Submit', 'Edit']);
    unmount();
    await show(receiving);
    expect(names()).toEqual(['', 'Withdraw', 'Copy as new']);
    expect(screen.getByRole('button', { name: 'Withdraw' }).title).toContain('Contact your account manager or support');
  });

  it('a rejected one shows the comment of the warehouse', async () => {
    await show({ bill_status: 'withdrawn', audit_status: 'rejected', audit_comment: 'Box 2 is over 25 kg.' });
    expect(screen.getByText('Box 2 is over 25 kg.')).toBeTruthy();
    expect(screen.getByText('You: Correct what the warehouse found and submit again')).toBeTruthy();
  });

  it('a supplier sees no prices', async () => {
    const own = lines.map((line) => ({ ...line, purchase_price: null }));
    await show({ lines: own, fees_total: null }, {}, supplier);
    expect(screen.queryByText(/USD|Purchase price|3\.20/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Services and cost' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pack' })).toBeTruthy();
  });
});

describe('the second variant', () => {
  it('INB-04 lists box by box; the boxes of one appointment share its cell', async () => {
    const second = { ...boxRow, box_no: 2, mark: 'BX-4KQD7-002', state: 'announced' };
    mockServer(mockInbound({ getBoxes: () => ({ list: [boxRow, second], count: 2 }) }));
    await showPage(<BoxListPage />, { at: '/products/packages', permissions: editor });
    const cell = (await screen.findByText('BX-4KQD7-001')).closest('tr')?.querySelector('td');
    expect([cell?.textContent, cell?.rowSpan]).toEqual([`${inbound.inbound_no}Confirmed`, 2]);
    const content = [...document.querySelectorAll('.box-content')].map((one) => one.textContent);
    expect(content).toEqual(['STRIP-LED38 of 40', 'STRIP-LED40']);
    expect(screen.getAllByText('Measured: 10.8 kg')).toHaveLength(2);
  });

  it('INB-04 books on one page with the same parts, and lists all errors at once', async () => {
    const asked = mockServer(mockInbound());
    await showPage(<QuickBookingPage />, { at: '/products/packages/create', permissions: editor });
    await user.click(await screen.findByText('Submit', { selector: 'button span' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Warehouse, products: Warehouse: Please fill this in',
      'Warehouse, products: Add at least one product',
      'Packing list: Pack at least one box',
      'Shipping: Enter the courier or freight company',
      'Shipping: Incoming volume, m³: Please fill this in',
      'Shipping: Estimated arrival date: Please fill this in',
      'Shipping: Arrival time period: Please fill this in',
    ]);
    await user.click(alert.getByRole('button', { name: /courier/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Courier')));
    expect(asked.filter(({ path }) => path.endsWith('saveInbound'))).toEqual([]);
  });
});

describe('importing appointments', () => {
  it('INB-27 offers the template of appointments and the earlier imports of this kind', async () => {
    const asked = mockServer(mockInbound({ getList: () => ({ list: [], count: 0 }) }));
    await showPage(<InboundImportPage />, { at: '/products/inbound/import', permissions: editor });
    expect(await screen.findByRole('heading', { level: 1, name: 'Import appointments' })).toBeTruthy();
    await waitFor(() => expect(asked.some(({ query }) => query.get('kind') === 'inbound')).toBe(true));
  });
});
