import { refused, mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderDetailPage } from './order-detail-page.tsx';
import { editor, mockOrders, order, quote, row } from './testing.ts';

type Own = Record<string, (asked: Asked) => unknown>;
const [method] = quote.methods;
const times = {
  submitted_at: '2026-11-09T09:10:00.000Z',
  verified_at: '2026-11-09T09:42:00.000Z',
  packed_at: '2026-11-10T15:20:00.000Z',
  waybill_no: 'WB-261110-ABCD2345',
};
const who = { actor_kind: 'system', actor_name: 'System', created_at: '2026-11-12T03:50:00.000Z', params: {} };
const soon = () => new Date(Date.now() + 2.5 * 24 * 3_600_000).toISOString();
const exception = () => ({
  exception_id: 1001,
  order_id: 7,
  order_no: row.order_no,
  platform_order_no: '',
  reason: 'customs',
  params: {},
  state: 'awaiting_reply',
  stopped_at: 'in_transit',
  raised_by: 'Chen Yu',
  raised_at: '2026-11-15T08:31:00.000Z',
  deadline: soon(),
  replied_at: null,
  resolved_at: null,
  messages: [
    {
      message_id: 1,
      body: 'Customs in Lyon holds the parcel.',
      author_kind: 'staff',
      author_name: 'Chen Yu',
      created_at: '2026-11-15T08:40:00.000Z',
      image_urls: [],
    },
  ],
});
const stopped = {
  ...times,
  status: 'alert',
  alert_from: 'in_transit',
  processing: 'awaiting_reply',
  shipped_at: '2026-11-10T19:05:00.000Z',
  events: [
    { ...who, event_id: 1, kind: 'in_transit' },
    { ...who, event_id: 2, kind: 'alerted' },
  ],
};
const show = async (detail: object = {}, own: Own = {}) => {
  const asked = mockServer(
    mockOrders({
      getOrderDetail: () => ({ ...order, ...detail }),
      getExceptionsOfOrder: () => ({ list: [exception()] }),
      getProfile: () => ({ account_manager: 'Wang Lei', account_manager_email: 'wang@provider.test' }),
      ...own,
    }),
  );
  const shown = await showPage(<OrderDetailPage />, { at: '/order/orderList/details?id=7', permissions: editor });
  await screen.findAllByText(row.order_no);
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const openMenu = async (item: string) => {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('an order after verification', () => {
  it('ORD-25 shows the eight steps, the one it stopped at in red, and what to do until when', async () => {
    await show(stopped);
    expect(await section('Status').findByText('Customs asks for documents')).toBeTruthy();
    expect(section('Status').getByText(/^Reply by /)).toBeTruthy();
    expect(section('Status').getByText(/\(2 days left\) Without a reply we decide how the order goes on\./)).toBeTruthy();
    const steps = [...document.querySelectorAll('.order-steps .ant-steps-item')];
    expect(steps).toHaveLength(8);
    const failed = steps.filter((step) => step.classList.contains('ant-steps-item-error'));
    expect(failed.map((step) => step.textContent)).toEqual([expect.stringContaining('In transit')]);
    const filled = screen.getAllByRole('button').filter((button) => button.classList.contains('ant-btn-primary'));
    expect(filled.map((button) => button.textContent)).toEqual(['Reply']);
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your reply' }));
  });

  it('ORD-33 a reply with a picture is sent by Ctrl Enter; a file above 500 KB is refused before the upload', async () => {
    const { sent } = await show(stopped, {
      uploadExceptionImage: () => ({
        file_id: '00000000-0000-4000-8000-000000000001',
        name: 'a.png',
        mime: 'image/png',
        bytes: 9,
        url: '',
      }),
      replyException: () => ({ ...exception(), state: 'replied', replied_at: '2026-11-15T10:00:00.000Z' }),
    });
    expect(await section('Exception').findByText('Customs in Lyon holds the parcel.')).toBeTruthy();
    // The input is a new one after each file.
    const attach = (file: File) =>
      user.upload(document.querySelector<HTMLInputElement>('.reply-box input[type=file]') ?? document.createElement('input'), file);
    await attach(new File([new Uint8Array(600 * 1024)], 'large.png', { type: 'image/png' }));
    expect((await section('Exception').findByRole('alert')).textContent).toBe('A picture may have up to 500 KB');
    await attach(new File([new Uint8Array(214 * 1024)], 'invoice.png', { type: 'image/png' }));
    expect(await section('Exception').findByText('214 KB')).toBeTruthy();
    expect(sent('uploadExceptionImage')).toHaveLength(1);
    const box = screen.getByRole('textbox', { name: 'Your reply' });
    fireEvent.change(box, { target: { value: 'The invoice is attached.' } });
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Your reply has been sent')).toBeTruthy();
    expect(sent('replyException').map(({ body }) => body)).toEqual([
      { order_id: 7, body: 'The invoice is attached.', image_ids: ['00000000-0000-4000-8000-000000000001'] },
    ]);
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' }).value).toBe(''));
  });

  it('ORD-33 what was written stays when the reply is refused', async () => {
    await show(stopped, { replyException: () => refused(9001, 'This order has no open exception.') });
    await section('Exception').findByText('Customs in Lyon holds the parcel.');
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
    fireEvent.change(box, { target: { value: 'Here' } });
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('This order has no open exception.')).toBeTruthy();
    expect(box.value).toBe('Here');
  });

  it('shows each fee as quoted and as charged, with the reason of the difference and a dash without one', async () => {
    const costs = {
      lines: [
        {
          code: 'basic_shipping',
          quoted: '9.10',
          actual: '10.04',
          difference: '0.94',
          reason: { kind: 'weight', before_g: 3500, after_g: 3600 },
        },
        { code: 'registration', quoted: '1.60', actual: '1.60', difference: '0.00', reason: null },
      ],
      quoted: '10.70',
      actual: '11.64',
      difference: '0.94',
      tolerance_percent: 10,
      is_tolerable: true,
    };
    const bound = { ...quoteOf(), items: method?.items ?? [] };
    await show({ ...times, status: 'packaged', quote: bound, costs });
    const rows = section('Cost')
      .getAllByRole('row')
      .map((line) => [...line.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Fee', 'Rule and inputs', 'Quoted', 'Actual', 'Difference', 'Reason'],
      ['Basic shipping', '3.50 kg × 2.60, zone DE-1', '9.10', '10.04', '+0.94', '3.60 kg measured, 3.50 kg quoted'],
      ['Registration', '1.60 per parcel', '1.60', '1.60', '-', '-'],
      ['Total', '10.70', '11.64', '+0.94', 'Within the tolerance of 10 %'],
    ]);
  });

  it('SN-06 lists the serial numbers at their item, and the waybill at the tracking', async () => {
    await show({ ...times, status: 'packaged', lines: [{ ...order.lines[0], serial_numbers: ['A7K-00412', 'A7K-00413'] }] });
    expect(section('Items').getByText('SN A7K-00412, A7K-00413')).toBeTruthy();
    expect(section('Tracking').getByText('WB-261110-ABCD2345')).toBeTruthy();
  });

  it('ORD-32 an interception names odds and fee before it is requested', async () => {
    const { sent } = await show(
      { ...times, status: 'packaged' },
      { getInterceptionOdds: () => ({ asked: 5, accepted: 3, fee_usd: '2.00' }), interceptOrder: () => ({}) },
    );
    await openMenu('Request interception');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('3 of your 5 earlier requests at this stage with this method succeeded.')).toBeTruthy();
    expect(dialog.getByText(/2\.00 USD are charged/)).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Wrong colour' } });
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(sent('interceptOrder').map(({ body }) => body)).toEqual([{ order_id: 7, reason: 'Wrong colour' }]));
  });

  it('ORD-50 a shipped order says that it is too late, and names the account manager', async () => {
    await show({ ...times, status: 'shipped', shipped_at: '2026-11-10T19:05:00.000Z' });
    await openMenu('Cancel order');
    const dialog = within(await screen.findByRole('dialog'));
    const sentence = 'The order may have entered the logistics phase. If you insist on cancellation, please contact your account manager.';
    expect(dialog.getByText(sentence)).toBeTruthy();
    expect((await dialog.findByText('wang@provider.test')).getAttribute('href')).toBe('mailto:wang@provider.test');
  });

  it('PRIV-01 clears the recipient after a question, and says so where the address was', async () => {
    const { sent } = await show(
      { ...times, status: 'delivered', shipped_at: times.packed_at, delivered_at: times.packed_at },
      { clearRecipient: () => ({ done: 1, refused: [] }) },
    );
    await openMenu('Clear recipient');
    const dialog = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Clear recipient' }));
    expect(await screen.findByText('Recipient of 1 order cleared')).toBeTruthy();
    expect(sent('clearRecipient').map(({ body }) => body)).toEqual([{ ids: [7] }]);
  });

  it('PRIV-01 a cleared order shows the country and when it was cleared', async () => {
    await show({ ...times, status: 'delivered', recipient_cleared_at: times.packed_at, first_name: '', recipient_name: '' });
    expect(section('Recipient and address').getByText(/^Germany · The recipient was cleared on 10 Nov 2026/)).toBeTruthy();
  });
});

function quoteOf() {
  return {
    quote_id: 3,
    method: 'EU-LINE',
    version: '2026-11',
    currency: 'USD',
    price_group: 'STANDARD',
    at: '2026-11-15T08:30:00.000Z',
    expires_at: '2026-11-16T08:30:00.000Z',
    bound_at: '2026-11-15T09:00:00.000Z',
    shipping: '9.10',
    other: '6.35',
    total: '15.45',
    taxes: [],
    warnings: [],
    zone: 'DE-1',
    chargeable_g: 3500,
  };
}

describe('the tracking of a packed order', () => {
  const tracking = {
    status: 'in_transit',
    number: 'WB-261110-ABCD2345',
    waybill_no: 'WB-261110-ABCD2345',
    tracking_no: '',
    last_mile_no: '',
    tracking_url: 'https://track.brand.test/track?number=WB-261110-ABCD2345&platform_type=2',
    country: 'DE',
    expires_on: null,
    list: [
      {
        at: '2026-11-12T03:50:00.000Z',
        status: 'in_transit',
        sub_status: 'InTransit_PickedUp',
        description: 'Abgeholt',
        location: 'Leipzig',
      },
      { at: '2026-11-11T03:50:00.000Z', status: 'info', sub_status: '', description: 'Label created', location: '' },
    ],
  };

  it('shows what the carrier reported, with place, and the recipient’s page of the brand to copy', async () => {
    await show({ ...times, status: 'in_transit' }, { getTracking: () => tracking });
    const shown = section('Tracking');
    expect(await shown.findByText('On its way')).toBeTruthy();
    expect(shown.getByText('Abgeholt')).toBeTruthy();
    expect(shown.getByText(/Leipzig/)).toBeTruthy();
    expect(shown.getByText('Label created')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Tracking page' }).getAttribute('href')).toBe(tracking.tracking_url);
    expect(shown.getByRole('button', { name: `Copy ${tracking.tracking_url}` })).toBeTruthy();
  });
});
