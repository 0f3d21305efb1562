import type { OpenParcel, ParcelCost, ScannedUnit } from '@quayside/contract/packing/packing.schemas';
import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { refused, showPage, user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockDesk, press } from '#desk/kernel/page-testing.ts';
import { PackingStationPage } from './packing-station-page.tsx';

const printed = vi.hoisted((): string[] => []);
vi.mock('#desk/kernel/station/print-pdf.ts', () => ({
  printPdf: async (blob: Blob) => void printed.push(await blob.text()),
}));

type Line = OpenParcel['lines'][number];
const line = (product_id: number, sku: string, quantity: number, more: Partial<Line> = {}): Line => ({
  product_id,
  sku,
  product_name: `${sku} name`,
  image_url: null,
  shelf: 'B-14-2',
  codes: [sku.toLowerCase(), `b${product_id}`],
  quantity,
  packed: 0,
  scan_serial: false,
  serials: [],
  ...more,
});
const next = { order_no: 'SO-261116-RV3K', basket: 8, quantity: 3 };
const parcelOf = (lines: Line[]): OpenParcel => ({
  customer_id: 10001,
  customer_name: 'Kestrel Outdoor',
  wave_no: 'WV-261116-AB23',
  basket: 7,
  order_id: 11,
  order_no: 'SO-261116-K7QX',
  country: 'AT',
  city: 'Graz',
  method_name_en: 'Euro Direct',
  method_name_cn: '欧洲专线',
  remark: '',
  services: [],
  packaging: [],
  lines,
  expected_g: 1840,
  expected_sides_cm: ['40.00', '28.00', '14.00'],
  wave_orders: 120,
  wave_done: 38,
  next,
});
const cost: ParcelCost = {
  lines: [{ code: 'basic_shipping', quoted: '34.62', actual: '34.62', difference: '0.00', reason: null }],
  quoted: '34.62',
  actual: '34.62',
  expected_g: 1840,
  deviation_percent: 0,
  deviates: false,
  within_tolerance: true,
  missing: '0.00',
  refused_because: [],
};
const stopped = () => refused(5009, 'The order is intercepted.', { code: 'orders.other_status' });

type Given = {
  lines?: Line[];
  openMs?: number;
  scan?: (body: Sent, parcel: OpenParcel) => unknown;
  cost?: Partial<ParcelCost>;
  pack?: (headers: Headers) => unknown;
  label?: () => unknown;
};
type Sent = Record<string, unknown>;

/** A server with one order: it counts scans as the real one does. */
async function show({ lines = [line(7, 'KO-BOT-750', 1)], openMs = 0, scan, cost: costs = {}, pack, label }: Given = {}) {
  let parcel = parcelOf(lines);
  const count = (body: Sent): ScannedUnit => {
    const own = parcel.lines.find(({ codes }) => codes.includes(String(body['code']).toLowerCase()));
    const serials = body['serial_number'] === undefined ? [] : [String(body['serial_number'])];
    const counted = (one: Line) => (one === own ? { ...one, packed: one.packed + 1, serials: [...one.serials, ...serials] } : one);
    parcel = { ...parcel, lines: parcel.lines.map(counted) };
    return {
      result: 'right',
      product_id: own?.product_id ?? null,
      sku: own?.sku ?? null,
      product_name: null,
      image_url: null,
      order_no: null,
      parcel,
    };
  };
  const desk = mockDesk({
    'POST packing/open': () => new Promise((done) => setTimeout(() => done(parcel), openMs)),
    'POST packing/scan': ({ body }) => scan?.(body as Sent, parcel) ?? count(body as Sent), // what the station sends
    'POST packing/undoScan': () => parcelOf(lines),
    'POST packing/putAside': () => ({}),
    'POST packing/reportProblem': () => ({}),
    'POST packing/getCost': () => ({ ...cost, ...costs }),
    'POST packing/pack': ({ headers }) =>
      pack?.(headers) ?? { outcome: 'packed', order_no: parcel.order_no, waybill_no: 'WB1', actual: '34.62', missing: '0.00' },
    'GET packing/getLabel': () => label?.() ?? new Response('label', { headers: { 'content-type': 'application/pdf' } }),
    'POST shipping/buyLabelAgain': () => ({ state: 'waiting', tracking_no: '', reason: '' }),
    'GET packing/getSlip': () => new Response('slip', { headers: { 'content-type': 'application/pdf' } }),
  });
  await showPage(<PackingStationPage />, { permissions: ['desk.packing.pack', 'desk.shipping.ship'], at: '/packing/station' });
  await screen.findByText('No order on the table');
  return { ...desk, sentWith: (key: string) => desk.sent().filter((body) => typeof body === 'object' && body !== null && key in body) };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Scan|packed|Check|Stop/ });
/** One scan: a scanner types the code and Enter. */
const scan = (code: string) => user.enter(field(), code, '{Enter}');
/** Longer than a scanner needs for two line breaks. */
const pause = () => new Promise((done) => setTimeout(done, DOUBLE_PRESS_MS + 20));
const enter = async () => {
  await pause();
  await user.keyboard('{Enter}');
};
const open = async () => {
  await scan('WV-261116-AB23-07');
  await screen.findByText('SO-261116-K7QX');
};

beforeEach(() => printed.splice(0));

describe('the packing station', () => {
  it('waits for the label a carrier makes, shows why it failed and prints it after another try', async () => {
    const answers = [
      refused(5403, 'Wait', { code: 'shipping.label_waiting' }),
      refused(5404, 'The carrier did not make a label: bad postcode', { code: 'shipping.label_failed' }),
    ];
    await show({ label: () => answers.shift() });
    await open();
    await scan('B7');
    await screen.findByText('1 unit packed. Weigh the parcel.');
    await scan('1840');
    await screen.findByText('Check weight and cost.');
    await enter();
    await waitFor(() => expect(printed).toEqual(['slip']));
    expect(await screen.findByText(/bad postcode/, {}, { timeout: 4000 })).toBeTruthy();
    await press('Try again');
    await waitFor(() => expect(printed).toEqual(['slip', 'label']));
    expect(screen.queryByText(/bad postcode/)).toBeNull();
  });

  it('a one-unit order takes four actions: basket, item, weight of the scale, Enter; then label and slip are printed', async () => {
    const desk = await show();
    let actions = 0;
    const act = async (done: () => Promise<unknown>) => {
      actions++;
      await done();
    };
    await act(() => scan('WV-261116-AB23-07'));
    await screen.findByText('SO-261116-K7QX');
    await act(() => scan('B7'));
    await screen.findByText('1 unit packed. Weigh the parcel.');
    await act(() => scan('1840'));
    await screen.findByText('Check weight and cost.');
    await act(enter);
    await screen.findByText('SO-261116-K7QX is packed');
    expect(actions).toBe(4);
    expect(desk.sentWith('confirmed')).toEqual([
      {
        customer_id: 10001,
        order_id: 11,
        parcel: { weight_g: 1840, length_cm: '40', width_cm: '28', height_cm: '14' },
        confirmed: false,
      },
    ]);
    await waitFor(() => expect(printed).toEqual(['label', 'slip']));
    fireEvent.keyDown(document.body, { key: 'F9' });
    await waitFor(() => expect(printed).toEqual(['label', 'slip', 'label', 'slip']));
    expect(screen.getByText('Enter opens basket 8, SO-261116-RV3K')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('keeps the focus in the scan field after clicks, and opens the next basket with Enter', async () => {
    const desk = await show();
    await open();
    await press('Put order aside F8');
    await screen.findByText('SO-261116-K7QX is put aside');
    expect(document.activeElement).toBe(field());
    await enter();
    await waitFor(() => expect(desk.sentWith('code').at(-1)).toEqual({ code: 'SO-261116-RV3K' }));
  });

  it('an item that is scanned before its basket is open counts once it is', async () => {
    const desk = await show({ openMs: 300 });
    await scan('WV-261116-AB23-07');
    await scan('B7');
    await screen.findByText('1 unit packed. Weigh the parcel.');
    expect(desk.sentWith('scan_key')).toHaveLength(1);
  });

  it('shows a wrong item in red beside the expected one until the next right scan', async () => {
    const wrong = { result: 'wrong', product_id: 9, sku: 'KO-BOT-500', product_name: 'green', image_url: null, order_no: null };
    await show({ lines: [line(7, 'KO-BOT-750', 2)], scan: ({ code }, parcel) => (code === 'B9' ? { ...wrong, parcel } : undefined) });
    await open();
    await scan('B9');
    expect(await screen.findByText('Wrong item. Put KO-BOT-500 back.')).toBeTruthy();
    expect(screen.getByText('This order needs KO-BOT-750 (KO-BOT-750 name). Scan again.')).toBeTruthy();
    await scan('B7');
    await screen.findByText('1 of 2 units scanned');
    expect(screen.queryByText('Wrong item. Put KO-BOT-500 back.')).toBeNull();
  });

  it('asks for the serial number where the product needs it, and again when it is used', async () => {
    const used = { result: 'serial_used', product_id: 7, sku: 'KO-LAMP', product_name: '', image_url: null, order_no: 'SO-1' };
    const desk = await show({
      lines: [line(7, 'KO-LAMP', 1, { scan_serial: true })],
      scan: ({ serial_number }, parcel) => (serial_number === 'KL7-1' ? { ...used, parcel } : undefined),
    });
    await open();
    await scan('B7');
    await screen.findByText('Scan the serial number');
    expect(desk.sentWith('scan_key')).toHaveLength(0);
    await scan('KL7-1');
    await screen.findByText('KL7-1 is in order SO-1 already');
    await scan('KL7-2');
    await screen.findByText('1 unit packed. Weigh the parcel.');
    expect(desk.sentWith('scan_key').map((body) => Reflect.get(Object(body), 'serial_number'))).toEqual(['KL7-1', 'KL7-2']);
  });

  it('a weight that deviates turns amber, and only the Enter after it confirms', async () => {
    const desk = await show({ cost: { deviates: true, deviation_percent: 10.9 } });
    await open();
    await scan('B7');
    await scan('2.04');
    await screen.findByText(/^Heavier than expected/);
    expect(screen.getByText('+10.9 %')).toBeTruthy();
    await enter();
    await screen.findByText('SO-261116-K7QX is packed');
    expect(desk.sentWith('confirmed')).toMatchObject([{ confirmed: true, parcel: { weight_g: 2040 } }]);
  });

  it('an order that was intercepted covers the screen, says where the scanned units go and needs Enter', async () => {
    let isIntercepted = false;
    const desk = await show({ lines: [line(7, 'KO-BOT-750', 3)], scan: () => (isIntercepted ? stopped() : undefined) });
    await open();
    await scan('B7');
    await screen.findByText('1 of 3 units scanned');
    await waitFor(() => expect(desk.sentWith('scan_key')).toHaveLength(1));
    isIntercepted = true;
    await scan('B7');
    expect(await screen.findByText('Stop. Do not ship this order.')).toBeTruthy();
    expect(screen.getByText('The order is intercepted.')).toBeTruthy();
    expect(screen.getByText(/× KO-BOT-750 to shelf B-14-2/)).toBeTruthy();
    await scan('B7');
    expect(desk.sentWith('scan_key')).toHaveLength(2);
    await enter();
    expect(screen.queryByText('Stop. Do not ship this order.')).toBeNull();
    expect(screen.getByText('No order on the table')).toBeTruthy();
  });

  it('without connection it keeps scans, counts them, and sends each once with its key when the connection is back', async () => {
    let isOnline = false;
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const desk = await show({ lines: [line(7, 'KO-BOT-750', 2)], scan: () => (isOnline ? undefined : lost()) });
    await open();
    await scan('B7');
    await screen.findByText(/1 scan is stored at this station/);
    await scan('XYZ');
    expect(await screen.findByText('XYZ is not in this order')).toBeTruthy();
    await scan('B7');
    await screen.findByText(/2 scans are stored at this station/);
    expect(screen.getByText('All 2 units packed. Weigh the parcel.')).toBeTruthy();
    isOnline = true;
    fireEvent(window, new Event('online'));
    await screen.findByText('Online');
    const keys = desk.sentWith('scan_key').map((body) => String(Reflect.get(Object(body), 'scan_key')));
    expect(new Set(keys).size).toBe(2);
    expect(keys.length).toBeGreaterThan(2);
  });

  it('packing that was confirmed without connection waits and is sent again with the same key', async () => {
    let isOnline = false;
    const keys = new Set<string | null>();
    const desk = await show({
      pack: (headers) => {
        keys.add(headers.get('idempotency-key'));
        return isOnline ? undefined : Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    await open();
    await scan('B7');
    await scan('1840');
    await screen.findByText('Check weight and cost.');
    await enter();
    await screen.findByText('The order is packed and printed when the connection is back.');
    isOnline = true;
    fireEvent(window, new Event('online'));
    await screen.findByText('SO-261116-K7QX is packed');
    expect(desk.sentWith('confirmed')).toHaveLength(2);
    expect(keys.size).toBe(1);
  });

  it('an order that costs more than the balance covers waits: the packer reads what is missing', async () => {
    await show({ pack: () => ({ outcome: 'exception', order_no: 'SO-261116-K7QX', waybill_no: '', actual: '99.00', missing: '12.50' }) });
    await open();
    await scan('B7');
    await scan('1840');
    await screen.findByText('Check weight and cost.');
    await enter();
    expect(await screen.findByText('12.50 USD are missing. The merchant was told.')).toBeTruthy();
    expect(printed).toEqual([]);
  });

  it('F2 reports the missing units of the next item', async () => {
    const desk = await show({ lines: [line(7, 'KO-BOT-750', 2), line(8, 'KO-LAMP', 1)] });
    await open();
    fireEvent.keyDown(field(), { key: 'F2' });
    await press('Stop the order');
    await screen.findByText('SO-261116-K7QX waits for the merchant');
    expect(desk.sentWith('kind')).toEqual([
      { customer_id: 10001, order_id: 11, product_id: 7, quantity: 2, kind: 'missing_units', remark: '' },
    ]);
  });
});
