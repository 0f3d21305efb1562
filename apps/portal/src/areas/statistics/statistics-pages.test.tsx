import { mockServer, readIn, refused, showPage, user } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CountryDataPage } from './country-data-page.tsx';
import { seriesStep } from './map/map-steps.ts';
import { MonthlyExpensesPage } from './monthly-expenses-page.tsx';
import { MonthlyShippingPage } from './monthly-shipping-page.tsx';
import { MonthlyVolumePage } from './monthly-volume-page.tsx';
import { SkuShipmentPage } from './sku-shipment-page.tsx';

const period = {
  from: '2026-10',
  to: '2026-11',
  before_from: '2026-08',
  before_to: '2026-09',
  months: ['2026-10', '2026-11'],
  running: '2026-11',
};
const values = (one: string, two: string, sum: string, before: string) => ({ values: [one, two], sum, before });
const shipping = {
  ...period,
  series: [
    { key: 'AIR', parent: null, measures: { orders: values('1200', '34', '1234', '1000'), units: values('1300', '40', '1340', '0') } },
  ],
  total: { orders: values('1200', '34', '1234', '1000'), units: values('1300', '40', '1340', '0') },
};
const volume = {
  ...period,
  series: [
    {
      key: 'AIR',
      parent: null,
      measures: {
        volume_m3: values('1.234567', '0.000400', '1.234967', '0'),
        chargeable_kg: values('1.500', '0.250', '1.750', '0'),
        weight_kg: values('1.000', '0.200', '1.200', '0'),
      },
    },
  ],
  total: {
    volume_m3: values('1.234567', '0.000400', '1.234967', '0'),
    chargeable_kg: values('1.500', '0.250', '1.750', '0'),
    weight_kg: values('1.000', '0.200', '1.200', '0'),
  },
};
const expenses = {
  ...period,
  series: [
    { key: 'shipping', parent: null, measures: { amount: values('100.10', '50.05', '150.15', '100.00') } },
    { key: 'base_freight', parent: 'shipping', measures: { amount: values('100.10', '50.05', '150.15', '100.00') } },
  ],
  total: { amount: values('100.10', '50.05', '150.15', '100.00') },
  orders: values('2', '1', '3', '2'),
};
const country = (code: string, orders: number) => ({
  country: code,
  orders,
  units: orders * 2,
  cost: '10.00',
  cost_per_order: '5.00',
  exceptions: 1,
  p50: 6,
  before: { orders: 2, units: 4, cost: '8.00' },
});
const { country: _all, ...sums } = country('', 6);
const countries = { ...period, list: [country('DE', 4), country('YU', 2)], total: { ...sums, countries: 2, countries_before: 1 } };
const skus = {
  ...period,
  list: [{ product_id: 1, sku: 'LAMP-1', product_name: 'Desk lamp', orders: 2, units: 5, before: 4, values: [2, 3] }],
  count: 2,
  total: { orders: 3, units: 7, before: 4, values: [3, 4] },
};
const answers: Record<string, unknown> = {
  getMonthlyShipping: shipping,
  getMonthlyVolume: volume,
  getMonthlyExpenses: expenses,
  getCountryData: countries,
  getSkuShipment: skus,
  getMethodList: { list: [] },
  export: { job_id: 1 },
};
const show = async (page: ReactNode, at = '/statistics') => {
  await readIn('en', ['statistics', 'statistics-columns', 'money-columns']);
  const asked = mockServer(({ path }) => answers[path.split('/').at(-1) ?? ''] ?? { list: [], count: 0 });
  return {
    asked,
    ...(await showPage(page, {
      at,
      permissions: ['orders.read', 'transactions.read', 'statistics.read', 'statistics.skus', 'statistics.expenses'],
    })),
  };
};
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the statistics pages', () => {
  it('STAT-01 chart and table show the same figures; a bar and a figure open the orders that were shipped then', async () => {
    const { address } = await show(<MonthlyShippingPage />);
    expect(await screen.findByText('Shipped orders, months of Asia/Shanghai')).toBeTruthy();
    expect((await row(/^AIR/)).getByText('1,200')).toBeTruthy();
    const bar = screen.getByRole('button', { name: 'Oct 26: 1,200' });
    expect((await row(/^Total/)).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '1,200',
      '34',
      '1,234',
      '+23.4 %',
      '100.0 %',
    ]);
    expect((await row(/^AIR/)).getByRole('link', { name: '34' }).getAttribute('href')).toBe(
      '/order/orderList?shipped_from=2026-11-01&shipped_to=2026-11-30&method=AIR',
    );
    await user.click(bar);
    expect(address()).toBe('/order/orderList?shipped_from=2026-10-01&shipped_to=2026-10-31');
  });

  it('STAT-01 says which period is compared, and exports what is shown', async () => {
    const { asked } = await show(<MonthlyShippingPage />, '/statistics?from=2026-10&to=2026-11&split=warehouse');
    expect(await screen.findByText(/Oct 26 – Nov 26 compared with Aug 26 – Sept? 26\. Nov 26 is not over yet\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await expect
      .poll(() => asked.find(({ path }) => path.endsWith('statistics/export'))?.body)
      .toEqual({ page: 'shipping', from: '2026-10', to: '2026-11', split: 'warehouse' });
  });

  it('STAT-01 shows what is wrong with a range of the URL', async () => {
    await readIn('en', ['statistics']);
    const fields = [{ path: 'to', code: 'statistics.range_backwards', msg: 'The last month is before the first one' }];
    mockServer(({ path }) =>
      path.endsWith('getMonthlyShipping')
        ? refused(1002, 'x', { code: 'request.invalid', request_id: '1', details: {}, fields })
        : { list: [] },
    );
    await showPage(<MonthlyShippingPage />, { at: '/statistics?from=2026-05&to=2026-04', permissions: ['statistics.read'] });
    expect(await screen.findByText('The last month is before the first one')).toBeTruthy();
  });

  it('STAT-02 SHELL-69 marks countries on the map in five steps, grey without any; one that no longer exists is named as unknown', async () => {
    await show(<CountryDataPage />);
    expect((await row(/Germany/)).getByRole('link').getAttribute('href')).toBe(
      '/order/orderList?country=DE&shipped_from=2026-10-01&shipped_to=2026-11-30',
    );
    expect(await row(/Unknown country \(YU\)/)).toBeTruthy();
    await expect.poll(() => document.querySelector('[data-country="DE"]')?.getAttribute('class')).toBe('map-step-5');
    expect(document.querySelector('[data-country="FR"]')?.getAttribute('class')).toBe('map-step-0');
    expect(document.querySelectorAll('image, [href^="http"]')).toHaveLength(0);
    expect([seriesStep(0, 9), seriesStep(1, 1000), seriesStep(999, 1000), seriesStep(1000, 1000)]).toEqual([0, 1, 5, 5]);
  });

  it('STAT-03 writes volume to the cubic centimetre', async () => {
    await show(<MonthlyVolumePage />);
    const cells = (await row(/^Total/)).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(0, 3)).toEqual(['1.234567', '0.0004', '1.234967']);
  });

  it('STAT-04 opens a fee group into its fees, and a fee into its ledger entries', async () => {
    await show(<MonthlyExpensesPage />);
    await screen.findByRole('row', { name: /^Total 100\.10/ });
    expect(screen.queryByText('Base freight')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the fees of Basic shipping' }));
    expect((await row(/^Base freight/)).getByRole('link', { name: '50.05' }).getAttribute('href')).toBe(
      '/billing/transactionHistory?from=2026-11-01&to=2026-11-30&fee_type=base_freight',
    );
    // 150.15 for 3 orders.
    expect(screen.getAllByText('50.05', { selector: 'dd' })).toHaveLength(2);
  });

  it('STAT-04 shows each month as shares, and per shipped order; a month without orders has none', async () => {
    answers['getMonthlyExpenses'] = {
      ...expenses,
      series: [
        { key: 'shipping', parent: null, measures: { amount: values('90.00', '30.00', '120.00', '50.00') } },
        { key: 'storage', parent: null, measures: { amount: values('10.10', '20.05', '30.15', '50.00') } },
      ],
      orders: values('2', '0', '2', '2'),
    };
    await show(<MonthlyExpensesPage />);
    const cells = async (name: RegExp) => (await row(name)).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(await cells(/^Storage/)).toEqual(['10.10', '20.05', '30.15', '\u221239.7 %', '20.1 %']);
    await user.click(screen.getByText('Share', { selector: '.ant-segmented-item-label' }));
    expect(await screen.findByRole('heading', { name: 'Share by fee type, %' })).toBeTruthy();
    expect(await cells(/^Storage/)).toEqual(['10.1', '40.1', '20.1', '\u221259.8 %', '20.1 %']);
    expect((await cells(/^Total/)).slice(0, 3)).toEqual(['100.0', '100.0', '100.0']);
    await user.click(screen.getByText('Per order', { selector: '.ant-segmented-item-label' }));
    expect((await cells(/^Storage/)).slice(0, 3)).toEqual(['5.05', '-', '15.08']);
    // 100.10 for two orders: the bar says what the table says.
    expect((await cells(/^Total/)).slice(0, 3)).toEqual(['50.05', '-', '75.08']);
    expect(screen.getByRole('button', { name: 'Oct 26: 50.05' })).toBeTruthy();
  });

  it('STAT-05 lists SKUs with their trend; the rows add up to the total', async () => {
    await show(<SkuShipmentPage />);
    const cells = async (name: RegExp) =>
      (await row(name))
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent);
    expect(await cells(/^LAMP-1/)).toEqual(['2', '3', '5']);
    expect(await cells(/^Other SKUs/)).toEqual(['1', '1', '2']);
    expect(await cells(/^Total/)).toEqual(['3', '4', '7']);
    expect((await row(/^LAMP-1/)).getByRole('link', { name: '3' }).getAttribute('href')).toBe(
      '/order/orderList?shipped_from=2026-11-01&shipped_to=2026-11-30&sku=LAMP-1',
    );
  });
});
