import type { LossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LossOrderDetailPage } from './loss-order-detail-page.tsx';

const FILE_ID = '0b3f6f0e-4f0e-4d54-9d0c-4f6b6e0b6f11';
const offered: LossOrderDetail = {
  loss_order_id: 7,
  loss_order_no: 'LO-261116-4KQD7',
  type: 'normal',
  source: 'inbound',
  source_id: 12,
  source_no: 'ASN-261114-7WRX2',
  warehouse_id: 1,
  inspection: 'full',
  state: 'pending',
  waits_for: 'merchant',
  difference: 2,
  compensation: '25.00',
  outcome: null,
  deadline: '2026-11-30',
  creator: 'Wei Zhang',
  created_at: '2026-11-16T08:00:00.000Z',
  updated_at: '2026-11-16T08:00:00.000Z',
  closed_at: null,
  review_comment: '',
  reviewed_by: null,
  reviewed_at: null,
  dispute_text: '',
  disputed_at: null,
  images: [],
  lines: [
    {
      box_no: 4,
      mark: 'BX-7WRX2-004',
      product_id: 3,
      sku: 'MH-LAMP-02',
      product_name: 'Desk lamp',
      color: 'Sage',
      size: 'One size',
      appointment_quantity: 10,
      arrival_quantity: 9,
      qualified_quantity: 8,
      actual_quantity: 8,
      difference: 2,
      reason: 'broken',
      purchase_price: '12.50',
      compensation: '25.00',
    },
  ],
};
const both = ['loss-orders.read', 'loss-orders.edit', 'inbound.read'];

async function show(loss: LossOrderDetail = offered, permissions = both) {
  let current = loss;
  const asked = mockServer(({ path }) => {
    if (path.endsWith('getWarehouseList')) return { list: [{ warehouse_id: 1, code: 'SZ01', name_en: 'Shenzhen', name_cn: '深圳仓' }] };
    if (path.endsWith('uploadImage')) return { file_id: FILE_ID, name: 'box.png', mime: 'image/png', bytes: 3, url: '' };
    if (path.endsWith('getFile')) return new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } });
    if (path.endsWith('acceptLossOrder'))
      current = { ...loss, state: 'closed', waits_for: null, outcome: 'accepted', closed_at: '2026-11-17T02:00:00.000Z' };
    if (path.endsWith('disputeLossOrder')) current = { ...loss, waits_for: 'staff', dispute_text: 'They cost 15 USD.' };
    return current;
  });
  await showPage(<LossOrderDetailPage />, { permissions, at: '/products/lossOrder/details?id=7' });
  await screen.findByText('MH-LAMP-02');
  return asked;
}
const sent = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ method, path }) => method === 'POST' && !path.endsWith('uploadImage'));

/** The field is made again after each choice. */
async function choose(file: File): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no file field yet');
    return found;
  });
  fireEvent.change(input, { target: { files: [file] } });
}

describe('a loss order', () => {
  it('LOSS-02 shows what is missing by box, the offer and until when to answer', async () => {
    await show();
    expect(screen.getByText('Accept the offer or dispute it by 30 Nov 2026. After that day 25.00 USD are credited.')).toBeTruthy();
    expect(screen.getByText('BX-7WRX2-004')).toBeTruthy();
    expect(screen.getByText('−2')).toBeTruthy();
    expect(screen.getByText('Broken')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ASN-261114-7WRX2' }).getAttribute('href')).toBe('/products/inbound/details?id=12');
  });

  it('accepting asks with the amount, sends once, and shows the outcome', async () => {
    const asked = await show();
    await user.click(screen.getByRole('button', { name: 'Accept 25.00 USD' }));
    await screen.findByText('The amount is credited to your balance at once and the loss order is closed.');
    expect(sent(asked)).toEqual([]);
    const [, confirm] = screen.getAllByRole('button', { name: 'Accept 25.00 USD' });
    if (confirm) await user.click(confirm);
    await screen.findByText('LO-261116-4KQD7 is closed');
    expect(sent(asked).map(({ body }) => body)).toEqual([{ loss_order_id: 7 }]);
    expect(await screen.findByText('Accepted on 17 Nov 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull();
  });

  it('LIMIT-04 a dispute refuses a picture above 500 KB before the upload, and sends text and pictures', async () => {
    const asked = await show();
    await user.click(screen.getByRole('button', { name: 'Dispute' }));
    await choose(new File([new Uint8Array(512_001)], 'big.png', { type: 'image/png' }));
    await screen.findByText('Pictures may have up to 500 KB');
    expect(asked.filter(({ path }) => path.endsWith('uploadImage'))).toEqual([]);
    await choose(new File([new Uint8Array(512_000)], 'box.png', { type: 'image/png' }));
    await screen.findByRole('button', { name: 'Remove picture' });
    await user.click(screen.getByRole('button', { name: 'Send dispute' }));
    await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error, .field-error')).not.toBeNull());
    expect(sent(asked)).toEqual([]);
    await user.replace(screen.getByLabelText('What is wrong?'), 'They cost 15 USD.');
    await user.click(screen.getByRole('button', { name: 'Send dispute' }));
    await screen.findByText('The dispute of LO-261116-4KQD7 was sent');
    expect(sent(asked).map(({ body }) => body)).toEqual([{ loss_order_id: 7, text: 'They cost 15 USD.', image_ids: [FILE_ID] }]);
  });

  it('without a price nothing can be accepted, and the page asks for it', async () => {
    await show({ ...offered, compensation: null });
    expect(screen.getByText('A purchase price is missing. Dispute it and name the price by 30 Nov 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Dispute' })).toBeTruthy();
  });

  it('a supplier reads units and no prices, and has nothing to decide', async () => {
    const lines = offered.lines.map((line) => ({ ...line, purchase_price: null, compensation: null }));
    await show({ ...offered, compensation: null, lines }, ['loss-orders.read']);
    for (const text of ['Purchase price (USD)', 'Compensation', 'Price missing']) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull();
  });
});
