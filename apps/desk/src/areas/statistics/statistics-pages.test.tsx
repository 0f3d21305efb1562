import type { DeskAnalysis } from '@quayside/contract/statistics/dashboards.schemas';
import { mockServer, readIn, showPage, user } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AnalysisPage } from './analysis-page.tsx';
import { MonitorPage } from './monitor-page.tsx';

const analysis: DeskAnalysis = {
  from: '2026-10',
  to: '2026-11',
  before_from: '2026-08',
  before_to: '2026-09',
  months: ['2026-10', '2026-11'],
  running: '2026-11',
  customers: [
    {
      customer_id: 10001,
      name: 'Harbour Toys',
      account_manager: 'Wei Zhang',
      orders: 1200,
      units: 2400,
      revenue: '9600.50',
      revenue_before: '8000.00',
      exceptions: 12,
    },
  ],
  managers: [
    { staff_id: 3, name: 'Wei Zhang', customers: 1, orders: 1200, revenue: '9600.50' },
    { staff_id: null, name: '', customers: 2, orders: 0, revenue: '0.00' },
  ],
  lanes: [
    {
      method: 'AIR',
      country: 'DE',
      orders: 1200,
      cost: '9600.00',
      cost_per_order: '8.00',
      exceptions: 12,
      delivered: 1000,
      p50: 7,
      p90: 11,
    },
  ],
  choice: [{ staff_id: 3, name: 'Wei Zhang' }],
  total: { customers: 3, orders: 1200, units: 2400, revenue: '9600.50', revenue_before: '8000.00', exceptions: 12 },
};
const monitor = {
  at: '2026-11-17T08:00:00.000Z',
  statuses: [{ status: 'uploaded', count: 1234 }],
  ageing: { in_time: 5, due_soon: 2, late: 1, very_late: 0, unknown: 0 },
  exceptions: { awaiting_reply: 3, overdue: 1, replied: 0 },
  inbound: { to_confirm: 0, on_the_way: 4, arriving_today: 1, in_warehouse: 0 },
  jobs: { waiting: 0, running: 1, failed: 0 },
  choice: analysis.choice,
};

async function show(page: ReactNode, at = '/dashboard') {
  await readIn('en', ['statistics', 'order-status']);
  const asked = mockServer(({ path }) => (path.endsWith('onitor') ? monitor : analysis));
  return { asked, ...(await showPage(page, { at, permissions: ['desk.statistics.read', 'desk.customers.read'] })) };
}
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the dashboards of the desk', () => {
  it('DASH-01 shows revenue, orders and exceptions by customer, by account manager and by lane', async () => {
    await show(<AnalysisPage />);
    expect(await cells(/^Harbour Toys/)).toEqual(['Wei Zhang', '9,600.50', '+20.0 %', '1,200', '2,400', '1.0 %']);
    expect(await cells(/^Wei Zhang/)).toEqual(['1', '1,200', '9,600.50']);
    expect(await cells(/^None/)).toEqual(['2', '0', '0.00']);
    expect((await cells(/^AIR/)).join(' ')).toContain('8.00');
  });

  it('DASH-01 is narrowed to the customers of an account manager, and the URL keeps that', async () => {
    const { asked, address } = await show(<AnalysisPage />);
    await screen.findByRole('row', { name: /^Harbour Toys/ });
    await user.click(screen.getByRole('combobox', { name: 'Account manager' }));
    await user.click(await screen.findByText('Wei Zhang', { selector: '.ant-select-item-option-content' }));
    expect(address()).toBe('/dashboard?account_manager_id=3');
    await expect.poll(() => asked.at(-1)?.query.get('account_manager_id')).toBe('3');
  });

  it('DASH-01 shows what is happening now at all customers', async () => {
    const { asked } = await show(<MonitorPage />, '/dashboard?account_manager_id=3');
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.getByText('What is happening now at all customers. Refreshes every 15 seconds.')).toBeTruthy();
    expect(asked[0]?.query.get('account_manager_id')).toBe('3');
  });
});
