import type { ScanAnswer, Station, StationItem } from '@quayside/contract/receiving/receiving.schemas';
import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { refused, showPage, user } from '@quayside/ui/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, press } from '#desk/kernel/page-testing.ts';
import { ReceivingStationPage } from './receiving-station-page.tsx';

const item = (product_id: number, sku: string, quantity: number, more: Partial<StationItem> = {}): StationItem => ({
  product_id,
  sku,
  product_name: `${sku} name`,
  barcode: `B${product_id}`,
  image_url: null,
  scan_serial: false,
  quantity,
  received: null,
  broken: 0,
  qualified: null,
  shelved: 0,
  reason: null,
  to_inspect: 2,
  ...more,
});
const size = { weight_kg: '14.60', length_cm: '60.00', width_cm: '40.00', height_cm: '35.00' };
const unmeasured = { measured_weight_kg: null, measured_length_cm: null, measured_width_cm: null, measured_height_cm: null };
const station: Station = {
  customer_id: 10001,
  customer_name: 'Mistral Home',
  inbound_id: 1001,
  inbound_no: 'ASN-261114-4KQD7',
  warehouse_id: 1,
  warehouse_name_en: 'Shenzhen 1',
  warehouse_name_cn: '深圳一号',
  stage: 'pending_quality_control',
  inspection: 'sampling',
  arrived_at: '2026-11-16T02:20:00.000Z',
  boxes: [
    { box_no: 1, state: 'counted', differs: true, counted_at: '2026-11-16T02:30:00.000Z' },
    { box_no: 2, state: 'arrived', differs: false, counted_at: null },
    { box_no: 3, state: 'announced', differs: false, counted_at: null },
  ],
  box: null,
  differences: [{ box_no: 1, product_id: 7, sku: 'MH-MUG-TER', units: -2 }],
  coming_loss: { units: 43, broken: 1, compensation: '386.40' },
  scans: [],
  next: null,
  phones: 1,
};
const box = { box_no: 2, mark: 'BX-4KQD7-002', state: 'arrived', shelf: '', ...size, ...unmeasured, photos: [] } as const;
const said = (result: ScanAnswer['result'], more: Partial<ScanAnswer> = {}): ScanAnswer => ({
  result,
  code: '',
  box_no: 2,
  sku: null,
  product_id: null,
  counted: null,
  booked: null,
  other: null,
  ...more,
});

/** Only what the dialog reads: declared and measured values. */
const measured = {
  customer_id: 10001,
  product_id: 7,
  sku: 'MH-MUG-TER',
  weight_g: 300,
  length_cm: '10.00',
  width_cm: '10.00',
  height_cm: '10.00',
  measured_weight_g: 420,
  measured_length_cm: '10.00',
  measured_width_cm: '10.00',
  measured_height_cm: '10.00',
};

type Given = { scan?: (code: string) => ScanAnswer; items?: StationItem[]; closeBox?: () => unknown; boxes?: Station['boxes'] };

async function show({ scan, items = [item(7, 'MH-MUG-TER', 16), item(8, 'MH-LAMP-02', 8)], closeBox, boxes = station.boxes }: Given = {}) {
  const desk = mockDesk({
    'GET receiving/getStation': ({ query }) => ({
      ...station,
      boxes,
      box: query.get('box_no') === '2' ? { ...box, state: boxes[1]?.state, items } : null,
    }),
    'POST receiving/scan': ({ body }) => {
      const code = String(Reflect.get(Object(body), 'code'));
      return (
        scan?.(code) ??
        said(code.startsWith('BX-') ? 'opened' : 'counted', { code, sku: 'MH-MUG-TER', product_id: 7, counted: 1, booked: 16 })
      );
    },
    'POST receiving/setCount': () => said('set', { sku: 'MH-MUG-TER', product_id: 7, counted: 12, booked: 16 }),
    'POST receiving/closeBox': () => closeBox?.() ?? {},
    'POST receiving/undo': () => ({}),
    'POST receiving/allAsBooked': () => ({}),
    'GET product/getList': () => ({ list: [measured], count: 1 }),
    'POST receiving/qualify': () => ({ qualified: 20 }),
    'POST receiving/shelve': () => ({ boxes: 1, units: 8 }),
    'POST receiving/phoneLink': () => ({ url: 'https://desk.test/desk/receiving-phone#token', expires_at: '2026-11-16T04:00:00.000Z' }),
    'GET receiving/getClosing': () => ({ boxes_open: 0, missing_boxes: 1, losses: [] }),
    'POST receiving/close': () => ({ loss_order_nos: [], missing_boxes: 1 }),
  });
  await showPage(<ReceivingStationPage />, {
    permissions: ['desk.receiving.work', 'desk.products.measure'],
    at: '/receiving/box-work?customer=10001&id=1001',
  });
  await screen.findByText('ASN-261114-4KQD7');
  return desk;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Scan / });
const type = (text: string) => user.type(field(), `${text}{Enter}`);
const open = async () => {
  await type('BX-4KQD7-002');
  await screen.findByText('MH-MUG-TER name');
};
/** Enter at a time of its own, as the browser stamps it. */
const enterAt = (timeStamp: number) =>
  fireEvent(field(), Object.defineProperty(createEvent.keyDown(field(), { key: 'Enter' }), 'timeStamp', { value: timeStamp }));
/** Longer than a scanner needs for two line breaks. */
const pause = () => new Promise((done) => setTimeout(done, DOUBLE_PRESS_MS + 20));

describe('the receiving station', () => {
  it('opens a box by its mark, counts items by scan, and keeps the cursor in the scan field', async () => {
    const desk = await show();
    expect(document.activeElement).toBe(field());
    await open();
    await type('B7');
    expect(await screen.findByText('MH-MUG-TER +1')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(desk.sent()).toEqual([
      { customer_id: 10001, inbound_id: 1001, code: 'BX-4KQD7-002' },
      { customer_id: 10001, inbound_id: 1001, code: 'B7', box_no: 2 },
    ]);
    await press('Undo F4');
    expect(document.activeElement).toBe(field());
  });

  it('sends the same SKU twice when it is scanned twice, one after the other', async () => {
    const desk = await show();
    await open();
    await type('B7');
    await type('B7');
    await waitFor(() => expect(desk.sent()).toHaveLength(3));
  });

  it('does not close the box when a scanner ends its code with two line breaks', async () => {
    const desk = await show();
    await open();
    await user.type(field(), 'B7');
    enterAt(50_000);
    await screen.findByText('MH-MUG-TER +1');
    enterAt(50_000 + DOUBLE_PRESS_MS - 1);
    await pause();
    expect(desk.sent()).toHaveLength(2);
    enterAt(60_000);
    await waitFor(() => expect(desk.sent()).toHaveLength(3));
  });

  it('says what is wrong with a scan, and where a box belongs', async () => {
    const other = {
      customer_id: 10002,
      customer_name: 'Greta Holm',
      inbound_id: 1002,
      inbound_no: 'ASN-261115-7WRDX',
      stage: null,
      box_no: 1,
    };
    await show({ scan: (code) => (code === 'X' ? said('unknown', { code, box_no: null }) : said('other_appointment', { code, other })) });
    await type('X');
    expect(await screen.findByText('Unknown code X')).toBeTruthy();
    await type('BX-7WRDX-001');
    expect(await screen.findByText('Box of ASN-261115-7WRDX')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toContain('id=1002');
  });

  it('takes a typed count for the marked line', async () => {
    const desk = await show();
    await open();
    await type('B7');
    await screen.findByText('MH-MUG-TER +1');
    await type('12');
    await waitFor(() =>
      expect(desk.sent().at(-1)).toEqual({
        customer_id: 10001,
        inbound_id: 1001,
        box_no: 2,
        product_id: 7,
        received: 12,
        broken: 0,
        reason: null,
      }),
    );
  });

  it('works with keys alone: F4 undoes, F6 takes all as booked, Enter closes the box, Ctrl Enter the appointment', async () => {
    const desk = await show();
    await open();
    const key = { customer_id: 10001, inbound_id: 1001, box_no: 2 };
    fireEvent.keyDown(document.body, { key: 'F4' });
    await waitFor(() => expect(desk.sent()).toHaveLength(2));
    fireEvent.keyDown(document.body, { key: 'F6' });
    await waitFor(() => expect(desk.sent()).toHaveLength(3));
    await pause();
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(desk.sent().slice(1)).toEqual([key, key, key]));
    await screen.findByText('No box is open');
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Close ASN-261114-4KQD7?')).toBeTruthy();
    expect(await screen.findByText('1 box never came and becomes missing.')).toBeTruthy();
  });

  it('shows at the line and at the photos what closing a box still needs', async () => {
    await show({
      closeBox: () =>
        refused(1001, 'Check the fields', {
          fields: [
            { path: 'items.8.reason', code: 'receiving.reason_needed', msg: 'Choose a reason' },
            { path: 'photos', code: 'receiving.photo_needed', msg: 'A difference needs at least one photo of the box' },
          ],
        }),
    });
    await open();
    await pause();
    await user.type(field(), '{Enter}');
    expect((await screen.findByText('Choose a reason')).closest('tr')?.textContent).toContain('MH-LAMP-02');
    expect(screen.getByText('A difference needs at least one photo of the box')).toBeTruthy();
  });

  it('shows boxes as tiles with their state, the differences, the coming loss order and the connected phone', async () => {
    const desk = await show();
    expect(screen.getByRole('button', { name: 'Box 1: difference' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Box 3: not here' })).toBeTruthy();
    expect(screen.getByText('43 units short, 1 of them broken.')).toBeTruthy();
    expect(screen.getByText('1 phone connected')).toBeTruthy();
    await press('Connect a phone');
    expect(await screen.findByRole('img', { name: 'Photos from a phone' })).toBeTruthy();
    expect(desk.sent()).toEqual([{ customer_id: 10001, inbound_id: 1001 }]);
  });

  it('inspects a counted box that is scanned in that mode, and measures a unit of it', async () => {
    const boxes = station.boxes.map((tile) => (tile.box_no === 2 ? { ...tile, state: 'counted' as const } : tile));
    const desk = await show({ boxes, items: [item(7, 'MH-MUG-TER', 16, { received: 16 })] });
    await user.click(screen.getByText('Inspect'));
    await type('BX-4KQD7-002');
    await screen.findByText('Sampling: open one unit in ten, at least two of each SKU.');
    await press('Measure a unit');
    expect(await screen.findByText('More than 20 % from what was declared. Please measure once more before you save.')).toBeTruthy();
    await press('Cancel');
    // With the focus in the scan field, where it always is.
    fireEvent.keyDown(field(), { key: 'F7' });
    await waitFor(() =>
      expect(desk.sent()).toEqual([
        { customer_id: 10001, inbound_id: 1001, box_no: 2, items: [{ product_id: 7, inspected: 2, broken: 0, serial_numbers: [] }] },
      ]),
    );
  });

  it('shelves every qualified box with F9', async () => {
    const boxes = station.boxes.map((tile) => (tile.box_no === 2 ? { ...tile, state: 'qualified' as const } : tile));
    const desk = await show({ boxes });
    await user.click(screen.getByText('Shelve'));
    await screen.findByText('Shelve 1 box: 2');
    fireEvent.keyDown(field(), { key: 'F9' });
    await waitFor(() => expect(desk.sent()).toEqual([{ customer_id: 10001, inbound_id: 1001, shelf: '', less: [] }]));
  });
});
