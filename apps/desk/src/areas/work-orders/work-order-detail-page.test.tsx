import type { DeskWorkOrderDetail } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { showPage, user } from '@quayside/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { WorkOrderDetailPage } from './work-order-detail-page.tsx';

const submitted: DeskWorkOrderDetail = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  work_order_id: 7,
  work_order_no: 'SS-261117-4KQD7',
  type: 'count',
  state: 'submitted',
  warehouse_id: 1,
  options: [],
  skus: 1,
  units: 10,
  total: '3.50',
  created_by: 'Mei Lin',
  created_at: '2026-11-17T08:00:00.000Z',
  begun_at: null,
  closed_at: null,
  note: 'Shelf A3',
  bundle_product_id: null,
  bundle_sku: null,
  bundle_quantity: null,
  address: null,
  address_cleared_at: null,
  tracking_no: '',
  taken_by: null,
  result_note: '',
  quoted: '3.50',
  fees: [],
  lines: [{ product_id: 3, sku: 'LAMP-01', product_name: 'Lamp', quantity: 10, done_quantity: null, remark: '' }],
  photos: [],
  events: [],
};

async function show(order: DeskWorkOrderDetail, permissions = ['desk.work-orders.read', 'desk.work-orders.work']) {
  let current = order;
  const desk = mockDesk({
    'GET selfService/getDetail': () => current,
    'POST selfService/begin': () => (current = { ...order, state: 'in_progress' }),
    'POST selfService/complete': () => (current = { ...order, state: 'done' }),
  });
  await showPage(<WorkOrderDetailPage />, { permissions, at: '/work-orders/details?customer=10001&id=7' });
  await screen.findByText('LAMP-01');
  return desk;
}

describe('a self-service order at the desk', () => {
  it('SELF-01 the work is begun, and its result entered: a count is never filled in beforehand', async () => {
    const desk = await show(submitted);
    await user.click(screen.getByRole('button', { name: 'Begin work' }));
    await screen.findByText('SS-261117-4KQD7 is yours');
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    await screen.findByText('Complete SS-261117-4KQD7');
    await pressInDrawer('Complete');
    expect(desk.sent()).toEqual([{ customer_id: 10001, work_order_id: 7 }]);
    await user.replace(screen.getByLabelText('LAMP-01 · 10'), '9');
    await pressInDrawer('Complete');
    await screen.findByText('SS-261117-4KQD7 is done');
    expect(desk.sent().at(-1)).toMatchObject({ lines: [{ product_id: 3, done_quantity: 9 }] });
  });

  it('those who may only look have no buttons', async () => {
    await show(submitted, ['desk.work-orders.read']);
    expect(screen.queryByRole('button', { name: 'Begin work' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });
});
