import type { TopUpDetail } from '@quayside/contract/top-ups/top-ups.schemas';
import { mockServer, showPage, user } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TopUpDetailPage } from './top-up-detail-page.tsx';

const FILE_ID = '0b3f6f0e-4f0e-4d54-9d0c-4f6b6e0b6f11';
const rejected: TopUpDetail = {
  top_up_id: 12,
  reference: 'TU-ABCDEFGH',
  method: 'bank',
  currency: 'USD',
  amount: '100.00',
  paid_on: '2026-11-10',
  status: 'rejected',
  remark: 'for November',
  staff_remark: 'The amount differs from what arrived.',
  credited_usd: null,
  rate: null,
  rate_source: null,
  voucher_name: 'slip.png',
  voucher_mime: 'image/png',
  voucher_url: `/api/upload/getFile?file_id=${FILE_ID}`,
  voucher_file_id: FILE_ID,
  round: 1,
  submitted_at: '2026-11-11T00:00:00.000Z',
  reviewed_at: '2026-11-12T00:00:00.000Z',
  account: null,
  earlier: [],
};

async function show(topUp = rejected, permissions = ['top-ups.read', 'top-ups.edit']) {
  let current = topUp;
  const asked = mockServer(({ path, body }) => {
    if (path.endsWith('getFile')) return new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } });
    if (path.endsWith('resubmitTopUp')) {
      const { amount } = body as { amount: string }; // what the page sends
      const { paid_on, remark, submitted_at, staff_remark, voucher_name } = topUp;
      const round = { round: 1, amount: '100.00', paid_on, remark, submitted_at, staff_remark, voucher_name };
      const earlier = [{ ...round, reviewed_at: '2026-11-12T00:00:00.000Z' }];
      current = { ...topUp, status: 'submitted', amount, round: 2, staff_remark: '', earlier };
    }
    return current;
  });
  await showPage(<TopUpDetailPage />, { permissions, at: '/billing/transferDetails/details?id=12' });
  await screen.findByText('Payment TU-ABCDEFGH');
  return asked;
}

describe('a payment record', () => {
  it('TOP-08 a rejected payment is corrected and sent again in one step, with what was entered before', async () => {
    const asked = await show();
    await user.click(screen.getByText('Correct and send again'));
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount paid');
    expect(amount.value).toBe('100.00');
    await user.replace(amount, '90');
    await user.click(screen.getByText('Send again'));
    await screen.findByText('Payment TU-ABCDEFGH has been sent again.');
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { top_up_id: 12, round: 1, amount: '90', paid_on: '2026-11-10', voucher_file_id: FILE_ID, remark: 'for November' },
    ]);
    expect(await screen.findByText('Earlier rounds')).toBeDefined();
    expect(screen.getAllByText('The amount differs from what arrived.').length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('Correct and send again')).toBeNull());
  });

  it('offers no correction to those who may only look, nor for a received payment', async () => {
    await show(rejected, ['top-ups.read']);
    expect(screen.queryByText('Correct and send again')).toBeNull();
  });

  it('a received payment cannot be corrected', async () => {
    await show({ ...rejected, status: 'received' });
    expect(screen.queryByText('Correct and send again')).toBeNull();
  });
});
