import type { ApprovalRow } from '@quayside/contract/approvals/approvals.schemas';
import { showPage } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, mockDesk, press, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { ApprovalListPage } from './approval-list-page.tsx';

const others: ApprovalRow = {
  approval_id: 5,
  kind: 'credit_limit',
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  amount_usd: '750.00',
  reason: 'Contract 7',
  changes: [{ field: 'credit_limit', before: '0.00', after: '750.00' }],
  state: 'proposed',
  proposed_by: 'Jo',
  proposed_at: '2026-11-11T00:00:00.000Z',
  is_mine: false,
  decided_by: null,
  decided_at: null,
  decision_remark: '',
};

async function show(row: ApprovalRow) {
  const desk = mockDesk({
    'GET approval/getList': () => ({ list: [row], count: 1 }),
    'GET approval/getRule': () => ({ threshold_usd: '500', rate_percent: '2' }),
    'POST approval/decide': () => ({ ...row, state: 'agreed' }),
  });
  await showPage(<ApprovalListPage />, { permissions: ['desk.approvals.decide'] });
  await screen.findByText('Contract 7');
  return desk;
}

describe('approvals', () => {
  it('show what would change, and are agreed to by a second person', async () => {
    const { sent } = await show(others);
    expect(await screen.findByText('Above USD 500 a second person must agree. The oldest comes first.')).toBeDefined();
    expect(screen.getByText(/0\.00 → 750\.00|0\.00 →/)).toBeDefined();
    await press('Agree');
    await pressInDrawer('Agree');
    await screen.findByText('Agreed and carried out.');
    expect(sent()).toEqual([{ approval_id: 5, agree: true, remark: '' }]);
  });

  it('are withdrawn, not agreed to, by whoever proposed them', async () => {
    const { sent } = await show({ ...others, is_mine: true });
    expect(buttons('Agree')).toEqual([]);
    await press('Withdraw');
    await pressInDrawer('Withdraw');
    await screen.findByText('The proposal is withdrawn.');
    expect(sent()).toEqual([{ approval_id: 5, agree: false, remark: '' }]);
  });

  it('that were decided have no more buttons', async () => {
    await show({ ...others, state: 'agreed', decided_by: 'Ann', decided_at: '2026-11-12T00:00:00.000Z' });
    for (const name of ['Agree', 'Reject', 'Withdraw']) expect(buttons(name)).toEqual([]);
  });
});
