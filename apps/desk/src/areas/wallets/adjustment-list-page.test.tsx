import type { AdjustmentRow } from '@quayside/contract/wallets/wallets.schemas';
import { showPage } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk } from '#desk/kernel/page-testing.ts';
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
  decided_by: null,
  decided_at: null,
  decision_remark: '',
  created_at: '2026-11-11T00:00:00.000Z',
};

describe('adjustments of balances', () => {
  it('show those that wait for a second person', async () => {
    mockDesk({ 'GET wallet/getAdjustments': () => ({ list: [others], count: 1 }) });
    await showPage(<AdjustmentListPage />, { permissions: ['desk.wallets.read', 'desk.wallets.manage'] });
    await screen.findByText('Booked twice');
    expect(screen.getAllByText('Waiting').length).toBeGreaterThan(0);
  });
});
