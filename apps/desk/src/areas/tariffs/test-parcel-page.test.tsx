import type { ParcelPrices } from '@quayside/contract/tariffs/tariffs.schemas';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { PriceGroupPanel } from './price-group-panel.tsx';
import { TestParcelPage } from './test-parcel-page.tsx';

const row = { sheet: 'prices', row_no: 41 } as const;
const saver = {
  method: 'US-SAVER',
  name_en: 'US Saver',
  name_zh: '美国经济',
  days_min: 8,
  days_max: 12,
  zone: '3',
  zone_row: { sheet: 'zones', row_no: 18 } as const,
  method_row: { sheet: 'methods', row_no: 2 } as const,
  billing_method: 'greater',
  volume_factor: 8000,
  volumetric_g: 288,
  billable_g: 420,
  chargeable_g: 450,
  items: [
    { code: 'basic_shipping', amount: '8.26', inputs: { chargeable_g: 450, price: '56.00', group_percent: '95.00', minimum: false }, row },
    { code: 'registration', amount: '4.14', inputs: { fee: '28.00' }, row: { sheet: 'zone_fees', row_no: 7 } as const },
  ],
  taxes: [{ kind: 'vat', rule: 'X', mode: 'recipient', due: '3.80', row: { sheet: 'tax_rules', row_no: 3 } as const }],
  estimated_cost: '8.26',
  other_charges: '4.14',
  total: '12.40',
} satisfies ParcelPrices['offered'][number];
const prices: ParcelPrices = {
  version: { version_id: 11, name: 'DEMO-2026-2', first_day: '2026-06-01', last_day: '2027-05-31', currency: 'CNY' },
  errors: [],
  warnings: [],
  rate: '0.14',
  actual_g: 420,
  offered: [saver, { ...saver, method: 'AIR', name_en: 'Air Express', total: '27.01' }],
  refused: [
    {
      method: 'MAIL',
      name_en: 'US Economy Mail',
      name_zh: '小包',
      days_min: 1,
      days_max: 2,
      reasons: [{ code: 'SIDE_OVER_LIMIT', figures: { actual: '24.00', limit: '22.00' } }],
    },
  ],
};
const at = '/tariffs/parcel?day=2026-11-16&warehouse=SZ01&price_group=STANDARD&country=US&postal_code=94107&weight_g=420&value_usd=18.00';

async function show(url: string, answer: ParcelPrices = prices) {
  const desk = mockDesk({
    'GET tariff/explain': () => answer,
    'GET tariff/getGroups': () => ({ list: [{ price_group: 'STANDARD', customers: 3 }] }),
  });
  await showPage(<TestParcelPage />, { permissions: ['desk.tariffs.read'], at: url });
  return desk;
}

describe('the test of a parcel', () => {
  it('reads the parcel from the URL and explains the cheapest price step by step, with the row of the workbook', async () => {
    const desk = await show(at);
    expect(await screen.findByText('Why is US Saver 12.40 USD?')).toBeTruthy();
    expect(desk.lastQuery('tariff/explain')).toContain('weight_g=420');
    expect(screen.getByText(/288 g at factor 8000/)).toBeTruthy();
    expect(screen.getByText('Prices, row 41')).toBeTruthy();
    expect(screen.getByText('Chargeable weight (g) 450 · Price 56.00 CNY · Group pays (%) 95.00')).toBeTruthy();
    expect(screen.getByText('Fee 28.00 CNY')).toBeTruthy();
    expect(screen.getByText('paid by the recipient: about 3.80 USD')).toBeTruthy();
    expect(screen.getByText(/Remote area, .*: no rule applies/)).toBeTruthy();
    expect(screen.getByText('Longest side 24.00 cm is over 22.00 cm')).toBeTruthy();
  });

  it('explains another method when it is chosen', async () => {
    await show(at);
    await press('Air Express');
    expect(await screen.findByText('Why is Air Express 27.01 USD?')).toBeTruthy();
  });

  it('asks for the parcel first, and then calculates what was typed', async () => {
    const desk = await show('/tariffs/parcel');
    for (const [label, value] of [
      ['Warehouse', 'SZ01'],
      ['Country (code)', 'DE'],
      ['Weight (g)', '500'],
    ] as const) {
      await user.click(await screen.findByLabelText(label));
      await user.paste(value);
    }
    expect(desk.lastQuery('tariff/explain')).toBeUndefined();
    await press('Calculate');
    await waitFor(() => expect(desk.lastQuery('tariff/explain')).toContain('country=DE'));
  });
});

describe('the price group on the page of a customer', () => {
  it('shows the group and sends a change with its reason for approval', async () => {
    const desk = mockDesk({
      'GET tariff/getCustomerGroup': () => ({ price_group: 'VIP', set_by: 'Lars Holt', set_at: '2026-11-16T08:00:00.000Z', waiting: 0 }),
      'GET tariff/getGroups': () => ({ list: [{ price_group: 'VIP', customers: 3 }] }),
      'POST tariff/setCustomerGroup': () => ({ price_group: 'VIP', set_by: null, set_at: null, waiting: 1, approval_id: 4 }),
    });
    await showPage(<PriceGroupPanel customer_id={10001} />, { permissions: ['desk.tariffs.read', 'desk.tariffs.edit'], at: '/customers' });
    expect(await screen.findByText('VIP')).toBeTruthy();
    await press('Change the price group');
    await write('Reason', 'Contract 7');
    await pressInDrawer('Save');
    await waitFor(() => expect(desk.sent()).toEqual([{ customer_id: 10001, price_group: 'VIP', reason: 'Contract 7' }]));
  });

  it('is not changed while a change waits', async () => {
    mockDesk({ 'GET tariff/getCustomerGroup': () => ({ price_group: 'VIP', set_by: null, set_at: null, waiting: 1 }) });
    await showPage(<PriceGroupPanel customer_id={10001} />, { permissions: ['desk.tariffs.read', 'desk.tariffs.edit'], at: '/customers' });
    expect(await screen.findByText('A change waits for approval.')).toBeTruthy();
    expect(buttons('Change the price group')).toHaveLength(0);
  });
});
