import type { AdjustmentRow } from '@quayside/contract/wallets/wallets.schemas';
import { showPage } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, mockDesk, press, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { AdjustmentListPage } from './adjustment-list-page.tsx';

const others: AdjustmentRow = {
  adjustment_id: 5,
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  amount: '-750.00',
  reason: 'Booked twice',
  state: 'proposed',
  needs_second: true,
  proposed_by: 'Jo',
  is_mine: false,
  decided_by: null,
  decided_at: null,
  decision_remark: '',
  created_at: '2026-11-11T00:00:00.000Z',
};

async function show(row: AdjustmentRow) {
  const desk = mockDesk({
    'GET wallet/getAdjustments': () => ({ list: [row], count: 1 }),
    'POST wallet/decide': () => ({ ...row, state: 'booked' }),
  });
  await showPage(<AdjustmentListPage />, { permissions: ['desk.wallets.read', 'desk.wallets.manage'] });
  await screen.findByText('Booked twice');
  return desk;
}

describe('adjustments of balances', () => {
  it('are approved by a second person', async () => {
    const { sent } = await show(others);
    await press('Agree');
    expect(await screen.findByText('Book \u2212750.00 USD for Lumen & Oak?')).toBeDefined();
    await pressInDrawer('Agree');
    await screen.findByText('The adjustment is booked.');
    expect(sent()).toEqual([{ customer_id: 10001, adjustment_id: 5, agree: true, remark: '' }]);
  });

  it('cannot be agreed to by whoever proposed them', async () => {
    await show({ ...others, is_mine: true });
    expect(screen.getByText('Your own; somebody else decides')).toBeDefined();
    expect(buttons('Agree')).toEqual([]);
  });
});
