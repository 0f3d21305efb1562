import type { DockSlot, FoundInbound } from '@quayside/contract/receiving/receiving.schemas';
import { today } from '@quayside/ui/kernel/today';
import { refused, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawer, mockDesk, press, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { DockCalendarPage } from './dock-calendar-page.tsx';
import { mondayOf } from './dock-days.ts';

const block = (inbound_id: number, volume_m3: string, state: 'confirmed' | 'late' = 'confirmed') => ({
  customer_id: 10001,
  customer_name: `Merchant ${inbound_id}`,
  inbound_id,
  inbound_no: `ASN-261116-AAAA${inbound_id}`,
  state,
  box_quantity: 24,
  volume_m3,
  arrived_at: null,
  proposed_date: null,
  proposed_period: null,
});
const slot = (day: string, period: 'morning' | 'afternoon', capacity_m3: string, blocks: DockSlot['blocks']): DockSlot => ({
  warehouse_id: 1,
  warehouse_name_en: 'Shenzhen 1',
  warehouse_name_cn: '深圳一号',
  day,
  period,
  capacity_m3,
  booked_m3: blocks.reduce((sum, { volume_m3 }) => sum + Number(volume_m3), 0).toFixed(1),
  appointments: blocks.length,
  arrived: blocks.filter(({ state }) => state === 'arrived').length,
  late: blocks.filter(({ state }) => state === 'late').length,
  blocks,
});
const found: FoundInbound = {
  customer_id: 10001,
  customer_name: 'Merchant 2',
  inbound_id: 2,
  inbound_no: 'ASN-261116-AAAA2',
  stage: 'future_receipt',
  box_no: null,
};

async function show(permissions: readonly string[] = ['desk.receiving.work'], propose?: () => unknown) {
  const day = today();
  const desk = mockDesk({
    'GET receiving/getCalendar': () => ({
      slots: [slot(day, 'morning', '18.0', [block(1, '12.1'), block(2, '7.5')]), slot(day, 'afternoon', '24.0', [block(3, '1.0', 'late')])],
    }),
    'GET receiving/find': ({ query }) => ({ found: query.get('code') === 'SF-1' ? [found] : [] }),
    'POST receiving/arrive': () => ({ arrived: 24 }),
    'POST receiving/proposeTime': () => propose?.() ?? {},
    'POST receiving/setCapacity': () => ({}),
  });
  await showPage(<DockCalendarPage />, { permissions: [...permissions], at: '/dock-calendar' });
  await screen.findByText('Merchant 1');
  return { desk, day };
}

describe('the dock calendar', () => {
  it('shows the week from Monday, what is announced of each capacity, and what is late today', async () => {
    const { desk, day } = await show();
    expect(desk.lastQuery('getCalendar')).toContain(`from=${mondayOf(day)}`);
    expect(screen.getByText('19.6 / 18 m³').closest('[data-over]')).toBeTruthy();
    expect(screen.getByText('AAAA1 · 24 ctn · 12.1 m³')).toBeTruthy();
    expect(screen.getByText('Today 0 of 3 are here, 20.6 of 42.0 m³ booked, 1 late')).toBeTruthy();
  });

  it('counts what it does not list, in the week and in the list', async () => {
    const day = today();
    const full = { ...slot(day, 'morning', '18.0', [block(1, '1.0')]), appointments: 2013, late: 3 };
    mockDesk({ 'GET receiving/getCalendar': () => ({ slots: [full, slot(day, 'afternoon', '24.0', [])] }) });
    await showPage(<DockCalendarPage />, { permissions: ['desk.receiving.work'], at: '/dock-calendar' });
    expect(await screen.findByText('+ 2012 more')).toBeTruthy();
    expect(screen.getByText('Today 0 of 2013 are here, 1.0 of 42.0 m³ booked, 3 late')).toBeTruthy();
    await user.click(screen.getByText('List'));
    expect(await screen.findByText('+ 2012 more')).toBeTruthy();
  });

  it('suggests a move for a period over its capacity and asks the merchant', async () => {
    const { desk, day } = await show();
    await press('Propose to the merchant');
    await pressInDrawer('Propose to the merchant');
    await waitFor(() => expect(desk.sent()).toEqual([{ customer_id: 10001, inbound_id: 2, date: day, period: 'afternoon' }]));
  });

  it('shows why a time is refused', async () => {
    const fields = [{ path: 'date', code: 'receiving.dock_closed', msg: 'The dock is closed at this time' }];
    await show(['desk.receiving.work'], () => refused(1001, 'Check the fields', { fields }));
    await press('Propose to the merchant');
    await pressInDrawer('Propose to the merchant');
    expect(await screen.findByText('The dock is closed at this time')).toBeTruthy();
  });

  it('shows others than managers the capacities to read', async () => {
    await show();
    expect(screen.queryByRole('button', { name: '19.6 / 18 m³' })).toBeNull();
  });

  it('lets a manager change a capacity, for that weekday', async () => {
    const { desk, day } = await show(['desk.receiving.work', 'desk.receiving.capacity']);
    await press('19.6 / 18 m³');
    const field = (await drawer()).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '20');
    await pressInDrawer('Save');
    const weekday = new Date(day).getUTCDay() || 7;
    await waitFor(() => expect(desk.sent()).toEqual([{ warehouse_id: 1, weekday, period: 'morning', capacity_m3: '20' }]));
  });

  it('takes a walk-in by its tracking number', async () => {
    const { desk } = await show();
    await press('Walk-in arrival');
    await user.type(await screen.findByLabelText('Box mark, appointment or tracking number'), 'SF-1{Enter}');
    await pressInDrawer('Arrived today');
    await waitFor(() => expect(desk.sent()).toEqual([{ customer_id: 10001, inbound_id: 2 }]));
  });
});
