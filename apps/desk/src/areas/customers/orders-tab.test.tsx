import { showPage, user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, mockDesk, press, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { OrdersTab } from './orders-tab.tsx';

const row = {
  order_id: 11,
  order_no: 'SO-AAA',
  platform_order_no: '#KO-1',
  status: 'shipped',
  recipient_name: 'Anna Steiner',
  country: 'AT',
  goods: [],
  created_at: '2026-11-11T00:00:00.000Z',
};
const rows = [
  row,
  { ...row, order_id: 12, order_no: 'SO-BBB', status: 'delivered' },
  { ...row, order_id: 13, order_no: 'SO-CCC', status: 'canceled' },
];

const tracking = {
  status: 'shipped',
  number: 'TRK00001',
  waybill_no: 'WB-1',
  tracking_no: 'TRK00001',
  last_mile_no: '',
  tracking_url: 'https://brand.test/track?number=TRK00001',
  country: 'AT',
  expires_on: null,
  list: [{ at: row.created_at, status: 'shipped', sub_status: '', description: '', location: '' }],
};

async function show(permissions: string[]) {
  const desk = mockDesk({
    'GET tracking/getTracking': () => tracking,
    'POST shipping/changeNumber': () => ({}),
    'POST tracking/setStatus': () => tracking,
    'GET order/getList': () => ({ list: rows, count: 3 }),
    'POST exceptions/raise': () => ({}),
  });
  await showPage(<OrdersTab customer_id={10001} />, { permissions });
  await screen.findByText('SO-CCC');
  return desk;
}

describe('the orders of a customer', () => {
  it('STAFF-08 an order under way can be stopped with an exception: reason and text', async () => {
    const desk = await show(['desk.exceptions.handle']);
    expect(buttons('Raise an exception')).toHaveLength(1);
    await press('Raise an exception');
    await screen.findByText('Raise an exception for SO-AAA');
    await pressInDrawer('Raise an exception');
    expect(await screen.findByText('Write what the merchant should do')).toBeTruthy();
    await user.enter(screen.getByRole('textbox', { name: 'Question' }), 'Which house number?');
    await pressInDrawer('Raise an exception');
    await waitFor(() =>
      expect(desk.sent()).toEqual([{ customer_id: 10001, order_id: 11, reason: 'address', body: 'Which house number?' }]),
    );
  });

  it('nobody else sees the action; an order that was never packed has no parcel', async () => {
    await show([]);
    expect(buttons('Raise an exception')).toHaveLength(0);
    expect(buttons('Parcel')).toHaveLength(2); // shipped and delivered, not the cancelled one
  });

  const openParcel = async () => {
    const [first] = buttons('Parcel');
    if (first) await user.click(first);
    await screen.findByText('Parcel of SO-AAA');
  };
  /** The dialog above the drawer. */
  const modal = () => document.querySelector('.ant-modal') ?? document.body;
  const writeReason = () => user.enter(screen.getByRole('textbox', { name: 'Reason' }), 'Carrier called');

  it('STAFF-08 staff who ship change a wrong tracking number, with a reason', async () => {
    const desk = await show(['desk.shipping.ship']);
    await openParcel();
    expect(buttons('Set status')).toHaveLength(0);
    expect(buttons('Print label')).toHaveLength(0);
    await press('Change number');
    await screen.findByText('Change the tracking number of SO-AAA');
    await press('Change number', modal());
    expect(await screen.findByText('Write the reason')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Tracking number' }), { target: { value: 'TRK00002' } });
    await writeReason();
    await press('Change number', modal());
    await waitFor(() =>
      expect(desk.sent()).toEqual([
        { customer_id: 10001, order_id: 11, tracking_no: 'TRK00002', last_mile_no: '', reason: 'Carrier called' },
      ]),
    );
  });

  it('STAFF-08 staff who may set a status choose one that lies ahead, with a reason', async () => {
    const desk = await show(['desk.tracking.set']);
    await openParcel();
    expect(buttons('Change number')).toHaveLength(0);
    await press('Set status');
    await screen.findByText('Set the status of SO-AAA');
    await writeReason();
    await press('Set status', modal());
    await waitFor(() =>
      expect(desk.sent()).toEqual([{ customer_id: 10001, order_id: 11, status: 'in_transit', remark: 'Carrier called' }]),
    );
  });
});
