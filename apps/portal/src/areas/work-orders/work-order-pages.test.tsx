import type { WorkOrderDetail } from '@quayside/contract/work-orders/work-orders.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WorkOrderCreatePage } from './work-order-create-page.tsx';
import { WorkOrderDetailPage } from './work-order-detail-page.tsx';
import { WorkOrderListPage } from './work-order-list-page.tsx';

const prices = {
  order: '3.00',
  count: '0.05',
  photo: '0.80',
  relabel: '0.15',
  repack: '0.40',
  bundle: '0.60',
  return: '0.30',
  dispose: '0.20',
  count_weigh: '0.10',
  photo_close_up: '0.40',
  relabel_print: '0.05',
  repack_carton: '0.90',
  repack_padding: '0.20',
  bundle_bag: '0.10',
  bundle_label: '0.05',
  return_pallet: '25.00',
  dispose_proof: '10.00',
};
const order: WorkOrderDetail = {
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
  note: '',
  bundle_product_id: null,
  bundle_sku: null,
  bundle_quantity: null,
  address: null,
  address_cleared_at: null,
  tracking_no: '',
  taken_by: null,
  result_note: '',
  quoted: '3.50',
  fees: [{ item: 'order', quantity: 1, price: '3.00', amount: '3.00' }],
  lines: [{ product_id: 3, sku: 'LAMP-01', product_name: 'Lamp', quantity: 10, done_quantity: null, remark: '' }],
  photos: [],
  events: [{ kind: 'submitted', actor_kind: 'main', actor_name: 'Mei Lin', created_at: '2026-11-17T08:00:00.000Z' }],
};
const product = {
  product_id: 3,
  sku: 'LAMP-01',
  product_name: 'Lamp',
  name_cn: '灯',
  name_en: 'Lamp',
  barcode: 'X',
  alias: '',
  image_url: null,
  total: 12,
  frozen: 2,
  available: 10,
};
const both = ['work-orders.read', 'work-orders.edit', 'products.read'];

function server() {
  let current = order;
  return mockServer(({ path }) => {
    if (path.endsWith('getWarehouseList')) return { list: [{ warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳仓' }] };
    if (path.endsWith('selfService/getOptions')) return { valid_from: '2024-01-01', prices };
    if (path.endsWith('commonProductListForSearch')) return { list: [product] };
    if (path.endsWith('selfService/getStateCount')) return { list: [] };
    if (path.endsWith('selfService/getList')) return { list: [order], count: 1 };
    if (path.endsWith('cancelSelfService')) current = { ...order, state: 'canceled', closed_at: '2026-11-17T09:00:00.000Z' };
    return current;
  });
}

describe('self-service orders', () => {
  it('SELF-01 the list shows number, work, state and total', async () => {
    server();
    await showPage(<WorkOrderListPage />, { permissions: both, at: '/selfServiceOrder' });
    const row = (await screen.findByText('SS-261117-4KQD7')).closest('tr');
    expect(row?.textContent).toContain('Count');
    expect(row?.textContent).toContain('3.50');
    expect(screen.getByRole('button', { name: /New self-service order/ })).toBeTruthy();
  });

  it('SELF-01 the details show the lines and cost, and can be canceled until the work has begun', async () => {
    const asked = server();
    await showPage(<WorkOrderDetailPage />, { permissions: both, at: '/selfServiceOrder/details?id=7' });
    await screen.findByText('LAMP-01');
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await screen.findByText('SS-261117-4KQD7 was canceled');
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ work_order_id: 7 }]);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('the form quotes while one types, and submits the total it showed', async () => {
    const asked = server();
    await showPage(<WorkOrderCreatePage />, { permissions: both, at: '/selfServiceOrder/create' });
    await user.click(await screen.findByText('Relabel'));
    await user.click(await screen.findByLabelText('Print the labels'));
    await user.replace(screen.getByLabelText('Units'), '10');
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Quote' }).textContent).toContain('5.00'));
    await user.click(screen.getByLabelText('Warehouse'));
    await user.click(await screen.findByText(/^SZ01/));
    await user.click(screen.getByLabelText('SKU'));
    await user.click(await screen.findByText(/LAMP-01 .* 10 available/));
    await user.click(screen.getByRole('button', { name: 'Submit order' }));
    await screen.findByText('SS-261117-4KQD7 was submitted');
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { type: 'relabel', options: ['relabel_print'], warehouse_id: 1, lines: [{ product_id: 3, quantity: 10 }], total: '5.00' },
    ]);
  });
});
