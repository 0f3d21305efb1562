import type { DeskLossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { showPage, user } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { LossOrderDetailPage } from './loss-order-detail-page.tsx';

const disputed: DeskLossOrderDetail = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  loss_order_id: 7,
  loss_order_no: 'LO-261116-4KQD7',
  type: 'abnormal',
  source: 'inbound',
  source_id: 12,
  source_no: 'ASN-261114-7WRX2',
  warehouse_id: 1,
  inspection: 'full',
  state: 'pending',
  waits_for: 'staff',
  difference: 2,
  compensation: null,
  outcome: null,
  deadline: '2026-11-30',
  creator: 'Wei Zhang',
  created_at: '2026-11-16T08:00:00.000Z',
  updated_at: '2026-11-16T08:00:00.000Z',
  closed_at: null,
  review_comment: '',
  reviewed_by: null,
  reviewed_at: null,
  dispute_text: 'They cost 15 USD each.',
  disputed_at: '2026-11-17T08:00:00.000Z',
  images: [],
  lines: [],
};

async function show(loss: DeskLossOrderDetail = disputed, permissions = ['desk.loss-orders.read', 'desk.loss-orders.review']) {
  const desk = mockDesk({
    'GET lossOrder/getDetail': () => loss,
    'GET warehouse/getList': () => ({ list: [] }),
    'POST lossOrder/review': () => ({ ...loss, state: 'reviewed', waits_for: 'merchant', compensation: '30.00', approval_id: null }),
  });
  await showPage(<LossOrderDetailPage />, { permissions, at: '/loss-orders/details?customer=10001&id=7' });
  await screen.findByText('They cost 15 USD each.');
  return desk;
}

describe('a loss order at the desk', () => {
  it('STAFF-06 a dispute is answered with a comment and an amount; both are needed', async () => {
    const desk = await show();
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await screen.findByText('Answer LO-261116-4KQD7');
    await pressInDrawer('Send answer');
    expect(desk.sent()).toEqual([]);
    await user.replace(screen.getByLabelText('Compensation'), '30');
    await user.replace(screen.getByLabelText('Review comment'), 'Invoice seen.');
    await pressInDrawer('Send answer');
    await screen.findByText('The answer to LO-261116-4KQD7 was sent');
    expect(desk.sent()).toEqual([{ customer_id: 10001, loss_order_id: 7, comment: 'Invoice seen.', compensation: '30' }]);
  });

  it('those who may only look, and a loss order that waits for its merchant, have no answer button', async () => {
    await show(disputed, ['desk.loss-orders.read']);
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });
});
