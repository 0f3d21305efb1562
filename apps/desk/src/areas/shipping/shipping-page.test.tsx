import type { RefusedVoid, ShippingRow } from '@quayside/contract/shipping/shipping.schemas';
import { refused, showPage, user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, drawer, mockDesk, press, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { fileCells, rowsOf } from './file-rows.ts';
import { ShippingPage } from './shipping-page.tsx';

const row: ShippingRow = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  order_id: 7,
  order_no: 'SO-261116-ABCDEF',
  waybill_no: 'WB-261116-ABCDEFGH',
  country: 'DE',
  method: 'EXP',
  method_name_en: 'Express',
  method_name_cn: '快递',
  weight_g: 420,
  packed_at: '2026-11-16T01:00:00.000Z',
  packed_by: 'Mei',
  intercept_requested: false,
  label: null,
};
const shipped = { ...row, tracking_no: 'TRK00001', last_mile_no: '' };

const refusedVoid: RefusedVoid = {
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  order_id: 8,
  order_no: 'SO-261116-GHJKLM',
  waybill_no: 'WB-261116-GHJKLMNP',
  tracking_no: 'TRK00002',
  reason: 'The label is too old to be voided.',
  requested_at: '2026-11-16T02:00:00.000Z',
};

async function show(label: ShippingRow['label'] = null, voids: readonly RefusedVoid[] = []) {
  let refused_voids = voids;
  const desk = mockDesk({
    'GET shipping/getList': () => ({ list: [{ ...row, label }], count: 1 }),
    'GET shipping/find': () => ({ ...row, label }),
    'POST shipping/buyLabelAgain': () => ({ state: 'waiting', tracking_no: '', reason: '' }),
    'GET shipping/getRefusedVoids': () => ({ list: refused_voids }),
    'POST shipping/voidLabelAgain': () => ({}),
    'POST shipping/closeVoid': () => {
      refused_voids = [];
      return {};
    },
    'POST shipping/ship': () => shipped,
    'POST shipping/readRows': () => ({ rows: [[row.waybill_no, 'TRK00001']] }),
    'POST tracking/takeEvents': ({ body }) =>
      JSON.stringify(body).includes('sometime')
        ? refused(1001, 'Check the marked fields.', {
            fields: [{ path: 'rows.0.at', code: 'tracking.wrong_time', msg: 'Write a past time' }],
          })
        : { numbers: 1, waiting: 0 },
    'POST shipping/shipRows': () => ({ list: [shipped] }),
  });
  await showPage(<ShippingPage />, { permissions: ['desk.shipping.ship', 'desk.tracking.set'], at: '/shipping' });
  await screen.findByText(row.order_no);
  return desk;
}

describe('the shipping desk', () => {
  it('ships the rows of an Excel file, after they were shown', async () => {
    const desk = await show();
    await press('Ship by file');
    const field = (await drawer()).getByLabelText('Excel or CSV file');
    fireEvent.change(field, { target: { files: [new File(['x'], 'numbers.xlsx')] } });
    expect(await screen.findByDisplayValue('TRK00001')).toBeTruthy();
    await pressInDrawer('Ship 1 parcels');
    const rows = [{ code: row.waybill_no, tracking_no: 'TRK00001', last_mile_no: '' }];
    await waitFor(() => expect(desk.sent().at(-1)).toEqual({ rows }));
  });

  it('imports tracking events after a mistake was corrected at its field', async () => {
    const desk = await show();
    await press('Tracking events by file');
    const field = (await drawer()).getByLabelText('Or paste the rows from a spreadsheet');
    await user.click(field);
    await user.paste('TRK00001\tsometime\tDelivered\tLeft with Anna, door 2\tGraz');
    fireEvent.blur(field);
    await pressInDrawer('Import 1 events');
    expect(await screen.findByText('Write a past time')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Row 1 Time' }), { target: { value: '2026-11-16 08:30' } });
    await pressInDrawer('Import 1 events');
    const taken = { number: 'TRK00001', at: '2026-11-16 08:30', main: 'Delivered', detail: 'Left with Anna, door 2', location: 'Graz' };
    await waitFor(() => expect(desk.sent().at(-1)).toEqual({ rows: [taken] }));
    expect(await screen.findByText(/Events of 1 numbers are imported/)).toBeTruthy();
  });

  it('ships a parcel by two scans, keyboard only, and is ready for the next one', async () => {
    const desk = await show();
    const first = screen.getByRole('textbox', { name: 'Scan a waybill or order number' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.type(first, `${row.waybill_no}{Enter}`);
    const second = await screen.findByRole('textbox', { name: 'Scan the carrier’s number' });
    expect(document.activeElement).toBe(second);
    await user.type(second, 'TRK00001{Enter}');
    expect(await screen.findByText(`${row.waybill_no} is shipped as TRK00001.`)).toBeTruthy();
    expect(desk.sent()).toEqual([{ code: row.order_no, tracking_no: 'TRK00001' }]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Scan a waybill or order number' }));
  });

  it('ships a parcel whose carrier made the label by one scan', async () => {
    const desk = await show({ state: 'bought', tracking_no: 'TRK00001', reason: '' });
    await user.type(screen.getByRole('textbox', { name: 'Scan a waybill or order number' }), 'TRK00001{Enter}');
    expect(await screen.findByText(`${row.waybill_no} is shipped as TRK00001.`)).toBeTruthy();
    expect(desk.sent()).toEqual([{ code: row.order_no, tracking_no: 'TRK00001' }]);
  });

  it('shows why a carrier made no label, and tries again', async () => {
    const desk = await show({ state: 'failed', tracking_no: '', reason: 'The postal code is not valid.' });
    expect(screen.getByText('The postal code is not valid.')).toBeTruthy();
    await press('Try again');
    await waitFor(() => expect(desk.sent()).toEqual([{ customer_id: row.customer_id, order_id: row.order_id }]));
  });

  it('shows which labels of taken back orders were not voided and why, tries again, and marks one as done', async () => {
    const desk = await show(null, [refusedVoid]);
    await press('1 label not voided');
    expect((await drawer()).getByText('The label is too old to be voided.')).toBeTruthy();
    await pressInDrawer('Try again');
    const one = { customer_id: refusedVoid.customer_id, order_id: refusedVoid.order_id };
    await waitFor(() => expect(desk.sent()).toEqual([one]));
    expect(buttons('1 label not voided')).toHaveLength(1);
    await pressInDrawer('Mark as done');
    await waitFor(() => expect(buttons('1 label not voided')).toEqual([]));
    expect(desk.sent()).toEqual([one, one]);
  });

  it('ships pasted rows', async () => {
    const desk = await show();
    await press('Ship by file');
    const field = (await drawer()).getByLabelText('Or paste the rows from a spreadsheet');
    await user.click(field);
    await user.paste(`${row.waybill_no}\tTRK00001`);
    fireEvent.blur(field);
    await pressInDrawer('Ship 1 parcels');
    await waitFor(() => expect(desk.sent()).toEqual([{ rows: [{ code: row.waybill_no, tracking_no: 'TRK00001', last_mile_no: '' }] }]));
  });
});

it('reads a file with and without a head line, from any spreadsheet', () => {
  const rows = [{ code: 'WB-1', tracking_no: 'T1', last_mile_no: 'L1' }];
  const read = (text: string) => rowsOf(fileCells(text), ['code', 'tracking_no', 'last_mile_no']);
  expect(read('Waybill;Tracking;Last mile\r\n"WB-1";T1;L1\r\n\r\n')).toEqual(rows);
  expect(read('WB-1\tT1\tL1')).toEqual(rows);
  expect(read('WB-1,T1')).toEqual([{ code: 'WB-1', tracking_no: 'T1', last_mile_no: '' }]);
  expect(fileCells('A1\tLeft the depot, Berlin')).toEqual([['A1', 'Left the depot, Berlin']]);
});
