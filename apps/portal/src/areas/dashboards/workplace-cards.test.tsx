import { mockServer, readIn, showPage, user } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { BalanceCard } from '#portal/areas/wallets/balance-card.tsx';
import { row } from '#portal/areas/orders/testing.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { ExceptionsCard } from './exceptions-card.tsx';
import { FulfilmentCard } from './fulfilment-card.tsx';
import { InboxCard } from './inbox-card.tsx';
import { LatestOrdersCard } from './latest-orders-card.tsx';
import { MonthCard } from './month-card.tsx';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const figures = {
  month: 612,
  before: 561,
  days: Array.from({ length: 14 }, (_, at) => ({ day: day(at + 2), count: at })),
  exceptions: 3,
  errors: 2,
  due_soon: 1,
};
const fulfilment = {
  days: [
    { day: day(14), delivered: 4, on_the_way: 18, in_warehouse: 27, exception: 0 },
    { day: day(15), delivered: 0, on_the_way: 3, in_warehouse: 6, exception: 1 },
  ],
  delivery: [{ country: 'DE', parcels: 40, p50: 6, p90: 8 }],
};
const soon = new Date(Date.now() + 24 * 3_600_000).toISOString();
const later = new Date(Date.now() + 9 * 24 * 3_600_000).toISOString();
const inbox = [
  { kind: 'exceptions', count: 3, id: 7, example: 'SO-261109-QF40NB', detail: 'customs', deadline: soon },
  { kind: 'loss_orders', count: 1, id: 12, example: 'LO-261101-ABCDE', detail: '21.60', deadline: later },
  { kind: 'errors', count: 1, id: 9, example: 'SO-261114-K3TT91', detail: 'Postcode is wrong', deadline: null },
  { kind: 'low_stock', count: 4, id: 3, example: 'LIGHT-BIKE-SET', detail: '12', deadline: null },
];
const answers: Record<string, unknown> = {
  getInbox: { list: inbox },
  getOrderFigures: figures,
  getFulfilment: fulfilment,
  getRunway: { per_day: '1262.00', days: 9 },
  getBalance: { balance: '26240.15', held: '3523.75', credit_limit: '0.00', spendable: '22716.40' },
  getList: { list: [row, { ...row, order_id: 8, order_no: 'SO-261115-XYZ789', sku_quantity: 3, quoted_total: null }], count: 2 },
};
const show = async (card: ReactNode) => {
  await readIn('en', ['dashboards', 'wallets', 'orders', 'order-status']);
  mockServer(({ path }) => answers[path.split('/').at(-1) ?? '']);
  return showPage(card, { permissions: ['orders.read', 'wallets.read'] });
};

describe('the cards of the workplace', () => {
  it('lists what needs the merchant, with example, deadline and one verb that opens it', async () => {
    const { address } = await show(<InboxCard />);
    await screen.findByText('3 exceptions need a reply');
    const lines = screen.getAllByRole('listitem').map((line) => within(line));
    expect(lines.map((line) => line.getByRole('button').textContent)).toEqual(['Reply', 'Review', 'Fix', 'Restock']);
    expect(lines[0]?.getByText('SO-261109-QF40NB: customs asks for documents')).toBeTruthy();
    expect(lines[2]?.getByText('Not shipped until fixed')).toBeTruthy();
    expect(document.querySelectorAll('.inbox-due.is-urgent')[0]?.textContent).toMatch(/20\d\d/);
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(address()).toBe('/order/orderList?processing=awaiting_reply');
    await user.click(screen.getByRole('button', { name: 'Fix' }));
    expect(address()).toBe('/order/orderList/details?id=9');
  });

  it('says so when nothing needs the merchant', async () => {
    mockServer(() => ({ list: [] }));
    await readIn('en', ['dashboards']);
    await showPage(<InboxCard />);
    expect(await screen.findByText('Nothing needs you at present.')).toBeTruthy();
  });

  it('DASH-04 shows the month beside the same days of the last one', async () => {
    await show(<MonthCard />);
    expect(await screen.findByText('612')).toBeTruthy();
    expect(screen.getByText('+9 % on the same days of last month')).toBeTruthy();
    expect(document.querySelector('.small-line polyline')?.getAttribute('points')?.split(' ')).toHaveLength(14);
  });

  it('DASH-05 sums up exceptions and errors and opens them', async () => {
    await show(<ExceptionsCard />);
    expect((await screen.findByRole('link', { name: '5' })).getAttribute('href')).toBe('/order/orderList?status=alert');
    expect(screen.getByText('3 exceptions, 2 errors, 1 due within two days')).toBeTruthy();
  });

  it('DASH-07 draws the orders of a day by where they are now, and the delivery time by country', async () => {
    const first = await show(<FulfilmentCard />);
    expect(await screen.findByText('15 Nov: Delivered 0, On the way 3, In the warehouse 6, Exception 1')).toBeTruthy();
    const tallest = [...document.querySelectorAll<HTMLElement>('.stacked-bar')][0];
    expect(
      [...(tallest?.children ?? [])].reduce((sum, part) => sum + Number.parseFloat((part as HTMLElement).style.height), 0),
    ).toBeCloseTo(100);
    first.unmount();
    await show(<DeliveryCard />);
    expect((await screen.findByText('Germany')).closest('li')?.textContent).toBe('Germany6 / 8');
  });

  it('DASH-08 lists the newest orders with status, items, country and price', async () => {
    await show(<LatestOrdersCard />);
    await screen.findByText(row.order_no);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((line) => [...line.children].slice(1, 5).map((cell) => cell.textContent))).toEqual([
      ['Approving (confirming)', 'LAMP-1', 'Germany', '11.69'],
      ['Approving (confirming)', 'LAMP-1 +2', 'Germany', '-'],
    ]);
  });

  it('DASH-03 shows balance, held and spendable, and how long they last', async () => {
    await show(<BalanceCard />);
    expect(await screen.findByText('9 days left at 1262.00 USD a day')).toBeTruthy();
    for (const amount of ['26,240.15', '3,523.75', '22,716.40']) expect(screen.getByText(amount), amount).toBeTruthy();
  });
});
