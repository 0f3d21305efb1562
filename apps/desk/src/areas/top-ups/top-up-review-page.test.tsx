import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { showPage } from '@quayside/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawer, fieldOf, mockDesk, press, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { TopUpReviewPage } from './top-up-review-page.tsx';

const waiting: DeskTopUpRow = {
  top_up_id: 12,
  reference: 'TU-ABCDEFGH',
  method: 'bank',
  currency: 'EUR',
  amount: '100.00',
  paid_on: '2026-11-10',
  status: 'submitted',
  remark: 'for November',
  staff_remark: '',
  credited_usd: null,
  rate: null,
  rate_source: null,
  voucher_name: 'slip.png',
  voucher_mime: 'image/png',
  voucher_url: '/api/desk/topUp/getVoucher?customer_id=10001&top_up_id=12',
  submitted_at: '2026-11-11T00:00:00.000Z',
  reviewed_at: null,
  customer_id: 10001,
  customer_name: 'Lumen & Oak',
  account: null,
  waiting_approval_id: null,
  proposed_usd: '108.00',
  proposed_rate: '1.08',
  proposed_source: 'Bank page',
  reviewed_by: null,
  bank_line: null,
  bank: 'none',
  duplicate: null,
  round: 1,
};

async function show(permissions = ['desk.top-ups.read', 'desk.top-ups.review'], topUp = waiting) {
  let list = [topUp];
  const desk = mockDesk({
    'GET topUp/getList': () => ({ list, count: list.length }),
    'GET approval/getRule': () => ({ threshold_usd: '500', rate_percent: '2' }),
    'GET topUp/getVoucher': () => new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } }),
    'POST topUp/review': ({ body }) => {
      list = [];
      const { decision } = body as { decision: string }; // what the page sends
      return { ...waiting, status: decision === 'receive' ? 'received' : 'rejected', approval_id: null };
    },
  });
  await showPage(<TopUpReviewPage />, { permissions });
  await screen.findByText('TU-ABCDEFGH');
  return desk;
}
/** The confirmation dialog in front of the drawer. */
const confirm = async (name: string) => {
  const question = await waitFor(() => {
    const found = document.querySelector('.ant-modal-confirm');
    if (!found) throw new Error('no question');
    return found;
  });
  await press(name, question);
};

describe('review of top-ups', () => {
  it('STAFF-02 TOP-08 receives a payment at the proposed amount, with the voucher beside the form', async () => {
    const { sent } = await show();
    await press('Review');
    expect(await (await drawer()).findByAltText('slip.png')).toBeDefined();
    await pressInDrawer('Receive');
    await confirm('Receive');
    await screen.findByText('TU-ABCDEFGH is credited.');
    expect(sent()).toEqual([
      {
        customer_id: 10001,
        top_up_id: 12,
        decision: 'receive',
        credited_usd: '108.00',
        rate: '1.08',
        rate_source: 'Bank page',
        remark: '',
      },
    ]);
  });

  it('another rate works out the amount anew, to the cent', async () => {
    await show();
    await press('Review');
    await write('Rate (USD for 1 EUR)', '1.09555');
    expect((await drawer()).getByLabelText<HTMLInputElement>('Credited (USD)').value).toBe('109.56');
  });

  it('another rate clears the source, which belongs to the proposed one', async () => {
    await show();
    await press('Review');
    const source = async () => (await drawer()).getByLabelText<HTMLInputElement>('Source of the rate').value;
    expect(await source()).toBe('Bank page');
    await write('Rate (USD for 1 EUR)', '1.09');
    expect(await source()).toBe('');
    await write('Rate (USD for 1 EUR)', '1.08');
    expect(await source()).toBe('Bank page');
  });

  it('a payment in USD shows no rate and sends none', async () => {
    const { sent } = await show(undefined, {
      ...waiting,
      currency: 'USD',
      proposed_usd: '100.00',
      proposed_rate: null,
      proposed_source: null,
    });
    await press('Review');
    expect((await drawer()).queryByText('Source of the rate')).toBeNull();
    expect((await drawer()).queryByText(/^Rate/)).toBeNull();
    await pressInDrawer('Receive');
    await confirm('Receive');
    await screen.findByText('TU-ABCDEFGH is credited.');
    expect(sent()).toEqual([{ customer_id: 10001, top_up_id: 12, decision: 'receive', credited_usd: '100.00', remark: '' }]);
  });

  it('names the threshold and shows the account it was paid to', async () => {
    const account = {
      receiving_account_id: 1,
      method: 'bank',
      currency: 'EUR',
      account_name: 'Harbourline Ltd',
      account_number: 'DE02 1203',
      bank: 'Example Bank',
      swift: '',
      note_en: '',
      note_cn: '',
    } as const;
    await show(['desk.top-ups.read', 'desk.top-ups.review', 'desk.approvals.decide'], { ...waiting, account });
    await press('Review');
    expect(await (await drawer()).findByText(/^Above USD 500 a second person must agree.*More than 2 % away/)).toBeDefined();
    expect((await drawer()).getByText(/DE02 1203/)).toBeDefined();
  });

  it('cannot be decided here while a second person is asked', async () => {
    await show(undefined, { ...waiting, waiting_approval_id: 9 });
    await press('Review');
    expect((await drawer()).getByText('A second person must agree to the credit: see Approvals.')).toBeDefined();
    expect((await drawer()).queryByText('Receive')).toBeNull();
  });

  it('a rejection needs a remark, which is asked for at its field', async () => {
    const { sent } = await show();
    await press('Review');
    await pressInDrawer('Reject');
    const said = await (await drawer()).findByText(/remark|reason|why/i, { selector: '.ant-form-item-explain-error' });
    expect(fieldOf(said)).toBe('Remark to the merchant');
    await write('Remark to the merchant', 'No such payment arrived');
    await pressInDrawer('Reject');
    await confirm('Reject');
    await screen.findByText('TU-ABCDEFGH is rejected.');
    expect(sent()).toEqual([{ customer_id: 10001, top_up_id: 12, decision: 'reject', remark: 'No such payment arrived' }]);
  });

  it('what the bank says of it stands beside it, and whether it fits', async () => {
    const line = {
      line_id: 1,
      reason: '',
      booked_on: '2026-11-12',
      amount: '90.00',
      currency: 'EUR',
      words: 'LUMEN TU ABCDEFGH',
      state: 'open',
    } as const;
    await show(undefined, { ...waiting, bank_line: line });
    await press('Review');
    expect((await drawer()).getByText(/· 90.00 EUR/).textContent).toContain('LUMEN TU ABCDEFGH');
    expect((await drawer()).getByText('Another amount or currency')).toBeDefined();
  });

  it('those who may not review only look', async () => {
    await show(['desk.top-ups.read']);
    await press('View');
    expect((await drawer()).queryByText('Receive')).toBeNull();
  });
});
