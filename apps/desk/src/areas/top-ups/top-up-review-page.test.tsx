import type { DeskTopUpRow, Duplicate } from '@quayside/contract/top-ups/top-ups.schemas';
import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { refused, showPage, user } from '@quayside/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk } from '#desk/kernel/page-testing.ts';
import { TopUpReviewPage } from './top-up-review-page.tsx';

const first: DeskTopUpRow = {
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
  reviewing: [],
};
const line = {
  line_id: 1,
  booked_on: '2026-11-12',
  amount: '100.00',
  currency: 'EUR',
  words: 'LUMEN',
  state: 'proposed',
  reason: '',
} as const;
const second: DeskTopUpRow = {
  ...first,
  top_up_id: 13,
  reference: 'TU-BBBBBBBB',
  customer_name: 'Greta Holm',
  customer_id: 10002,
  bank: 'agrees',
  bank_line: line,
};
const third: DeskTopUpRow = { ...second, top_up_id: 14, reference: 'TU-CCCCCCCC', customer_name: 'Nordlicht' };
const duplicate: Duplicate = {
  customer_id: 10001,
  top_up_id: 3,
  customer_name: 'Lumen & Oak',
  reference: 'TU-K2M7Q4XD',
  status: 'received',
  is_same_file: true,
  is_same_payment: true,
  credited_usd: '13392.00',
  submitted_at: '2026-11-10T00:00:00.000Z',
  reviewed_at: '2026-11-10T08:20:00.000Z',
  reviewed_by: 'Mei Chen',
  voucher_name: 'slip.png',
  voucher_url: '/api/desk/topUp/getVoucher?customer_id=10001&top_up_id=3',
};
const facts = { wallet: { balance: '10.00', held: '0.00', spendable: '10.00' }, last: [], earlier: [] };
const reviewer = ['desk.top-ups.read', 'desk.top-ups.review'];
const taken = { name: 'Mei Chen', status: 'received', at: '2026-11-11T06:43:00.000Z', credited_usd: '108.00' };

type Given = { at?: string; rows?: DeskTopUpRow[]; permissions?: string[]; review?: () => unknown; facts?: object };

async function show({ at = '/top-ups', rows = [first, second, third], permissions = reviewer, review, facts: more = {} }: Given = {}) {
  const desk = mockDesk({
    'GET topUp/getList': () => ({ list: rows, count: rows.length }),
    'GET topUp/getReviewFacts': () => ({ ...facts, ...more }),
    'GET topUp/getVoucher': () => new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } }),
    'POST myWork/open': () => ({ others: [] }),
    'POST myWork/leave': () => ({}),
    'POST topUp/review': ({ body }) => {
      if (review) return review();
      const { decision, top_up_id } = body as { decision: string; top_up_id: number }; // what the page sends
      const status = decision === 'receive' ? 'received' : 'rejected';
      return { ...first, top_up_id, status, reviewed_at: '2026-11-11T06:00:00.000Z', approval_id: null };
    },
    'POST topUp/receiveMatched': ({ body }) => {
      const { top_up_id } = body as { top_up_id: number }; // what the page sends
      if (top_up_id === 14) return refused(4107, 'The bank line does not match exactly.', { code: 'top-ups.not_exact' });
      return { ...second, status: 'received', credited_usd: '108.00', reviewed_at: '2026-11-11T06:00:00.000Z' };
    },
  });
  await showPage(<TopUpReviewPage />, { permissions, at });
  if (rows.length > 0 && at === '/top-ups') await item();
  const sent = () => desk.sent().filter((body) => typeof body === 'object' && body !== null && 'top_up_id' in body);
  return { ...desk, sent };
}
const item = async (reference = 'TU-ABCDEFGH') => within(await screen.findByRole('article', { name: reference }));
const rowOf = (reference: string) => document.querySelector(`[data-reference="${reference}"]`);
const focused = () => document.activeElement?.textContent;

/** A key at a moment of its own: how fast the test runs must not matter. */
function pressAt(key: string, at: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void document.body.dispatchEvent(event));
}

describe('review of top-ups by keyboard', () => {
  it('STAFF-02 TOP-08 R receives at the proposed amount, marks the row and opens the next one', async () => {
    const { sent } = await show();
    await waitFor(() => expect(focused()).toBe('Receive 108.00 USD R'));
    expect((await item()).getByText('Credits Lumen & Oak. Then opens TU-BBBBBBBB.')).toBeDefined();
    expect((await item()).getByText('1 of 3')).toBeDefined();
    await user.keyboard('r');
    await item('TU-BBBBBBBB');
    const credit = { credited_usd: '108.00', rate: '1.08', rate_source: 'Bank page', remark: '' };
    expect(sent()).toEqual([{ customer_id: 10001, top_up_id: 12, round: 1, decision: 'receive', ...credit }]);
    expect(rowOf('TU-ABCDEFGH')?.hasAttribute('data-done')).toBe(true);
    expect(rowOf('TU-ABCDEFGH')?.textContent).toContain('By you');
    expect(screen.getByText('2 waiting · 1 done')).toBeDefined();
  });

  it('R pressed twice by accident decides one item, a second R later the next', async () => {
    const { sent } = await show();
    await waitFor(() => expect(focused()).toBe('Receive 108.00 USD R'));
    pressAt('r', 1000);
    await item('TU-BBBBBBBB');
    await waitFor(() => expect(focused()).toMatch(/^Receive/));
    pressAt('r', 1000 + DOUBLE_PRESS_MS - 1);
    expect(sent()).toHaveLength(1);
    pressAt('r', 1000 + 2 * DOUBLE_PRESS_MS);
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('letters in a field are letters', async () => {
    const { sent } = await show();
    await user.keyboard('t');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    await user.keyboard('rxs');
    expect((document.activeElement as HTMLTextAreaElement).value).toBe('rxs'); // the focused text area
    expect(sent()).toEqual([]);
  });

  it('S puts an item at the end, N and J go on, K goes back, Esc closes and Enter opens', async () => {
    await show();
    await user.keyboard('s');
    await item('TU-BBBBBBBB');
    await user.keyboard('n');
    await item('TU-CCCCCCCC');
    await user.keyboard('k');
    await item('TU-BBBBBBBB');
    await user.keyboard('jj');
    await item('TU-ABCDEFGH');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    await user.keyboard('{Enter}');
    await item('TU-ABCDEFGH');
  });

  it('X rejects with a text chosen by its number: an unchanged one is sent as a template, so the merchant reads it in their language', async () => {
    const { sent } = await show();
    await user.keyboard('x');
    await screen.findByRole('region', { name: 'Reject: what does the merchant have to do?' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please tell the merchant why')).toBeDefined();
    await user.keyboard('5');
    await user.keyboard('{Enter}');
    await item('TU-BBBBBBBB');
    const rejected = { round: 1, decision: 'reject' };
    expect(sent()).toEqual([{ customer_id: 10001, top_up_id: 12, ...rejected, template: 'not_arrived', remark: '' }]);
    await user.keyboard('x2');
    await user.click(screen.getByLabelText('Remark to the merchant', { selector: '.reject-panel textarea' }));
    await user.keyboard(' Thanks{Enter}');
    await item('TU-CCCCCCCC');
    expect(sent()[1]).toMatchObject({ remark: expect.stringMatching(/^We cannot read the slip.* Thanks$/) });
    expect(sent()[1]).not.toHaveProperty('template');
  });

  it('a duplicate is warned of, the focus is on Reject, and R asks again', async () => {
    const { sent } = await show({ rows: [{ ...first, duplicate }, second] });
    expect((await item()).getByText('Same slip as TU-K2M7Q4XD')).toBeDefined();
    await waitFor(() => expect(focused()).toBe('Reject X'));
    await user.keyboard('r');
    expect(await screen.findByText('It may be a duplicate of TU-K2M7Q4XD. The amount is credited at once.')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('an amount that differs from the bank moves the focus to Reject, with its text chosen', async () => {
    const differs = { ...line, amount: '90.00', state: 'open' } as const;
    await show({ rows: [{ ...first, bank: 'differs', bank_line: differs }] });
    expect(rowOf('TU-ABCDEFGH')?.textContent).toContain('Amount differs');
    await waitFor(() => expect(focused()).toBe('Reject X'));
    await user.keyboard('x');
    const panel = within(await screen.findByRole('region', { name: /^Reject/ }));
    expect(panel.getByRole('button', { pressed: true }).textContent).toContain('Amount differs');
  });

  it('a line matched by hand proposes what arrived, with its reason as remark', async () => {
    const matched = { ...line, amount: '90.00', reason: 'Bank fee' };
    await show({ rows: [{ ...first, bank: 'matched', bank_line: matched }] });
    expect((await item()).getByLabelText<HTMLInputElement>('Credited').value).toBe('97.20');
    expect((await item()).getByLabelText<HTMLInputElement>('Remark to the merchant').value).toBe('Bank fee');
  });

  it('the loser of a race reads who did what and when; the fields are gone, and nothing was done twice', async () => {
    const review = () => refused(4101, 'Mei Chen has already reviewed this top-up.', { code: 'top-ups.already_reviewed', details: taken });
    await show({ review });
    await user.keyboard('r');
    expect(await screen.findByText(/^Mei Chen received this at \d\d:43, while you had it open\.$/)).toBeDefined();
    expect(screen.getByText(/108.00 USD are credited.*Nothing was done twice.*Next: TU-BBBBBBBB, in 5 s/)).toBeDefined();
    expect(screen.queryByLabelText('Credited')).toBeNull();
    expect(rowOf('TU-ABCDEFGH')?.textContent).toContain('Received by Mei Chen');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/while you had it open/)).toBeNull());
    await item('TU-ABCDEFGH');
  });

  it('Space ticks what the bank matches exactly, and the ticked are received one by one, the others say why', async () => {
    const { sent } = await show();
    await user.keyboard(' ');
    expect(screen.getByText('Receive 0').closest('button')?.disabled).toBe(true);
    await user.keyboard('n j');
    await user.keyboard(' ');
    await user.click(screen.getByText('Receive 2'));
    await user.click((await screen.findAllByText('Receive 2')).at(-1) ?? expect.fail('no question'));
    await screen.findByText('1 received, 1 not');
    expect(sent()).toEqual([
      { customer_id: 10002, top_up_id: 13, round: 1 },
      { customer_id: 10002, top_up_id: 14, round: 1 },
    ]);
    expect(rowOf('TU-CCCCCCCC')?.textContent).toContain('The bank line does not match exactly.');
  });

  it('another rate works out the amount anew, to the cent, and clears the source', async () => {
    await show();
    const field = async (label: string) => (await item()).getByLabelText<HTMLInputElement>(label);
    await user.replace(await field('USD for 1 EUR'), '1.09555');
    expect((await field('Credited')).value).toBe('109.56');
    expect((await field('Source')).value).toBe('');
    await user.replace(await field('USD for 1 EUR'), '1.08');
    expect((await field('Source')).value).toBe('Bank page');
  });

  it('a payment in USD shows no rate and sends none', async () => {
    const usd = { ...first, currency: 'USD', proposed_usd: '100.00', proposed_rate: null, proposed_source: null } as const;
    const { sent } = await show({ rows: [usd, second] });
    expect((await item()).queryByLabelText('Source')).toBeNull();
    await user.keyboard('r');
    await item('TU-BBBBBBBB');
    expect(sent()).toEqual([{ customer_id: 10001, top_up_id: 12, round: 1, decision: 'receive', credited_usd: '100.00', remark: '' }]);
  });

  it('shows the balance before and after, and earlier rounds with their reasons', async () => {
    const round = { round: 1, amount: '90.00', paid_on: '2026-11-09', remark: '', submitted_at: first.submitted_at };
    const earlier = [
      { ...round, reviewed_at: first.submitted_at, staff_remark: 'Too dark', voucher_name: 'old.png', reviewed_by: 'Mei Chen' },
    ];
    await show({ facts: { earlier } });
    expect((await item()).getByText('118.00')).toBeDefined();
    expect((await item()).getByText(/Rejected by Mei Chen/).textContent).toContain('Too dark');
  });

  it('cannot be decided here while a second person is asked', async () => {
    await show({ rows: [{ ...first, waiting_approval_id: 9 }] });
    expect((await item()).getByText('A second person must agree to the credit: see Approvals.')).toBeDefined();
    expect((await item()).queryByText(/^Receive/)).toBeNull();
  });

  it('those who may not review only look', async () => {
    await show({ permissions: ['desk.top-ups.read'] });
    expect(screen.queryByText(/^Receive/)).toBeNull();
  });

  it('a link from the worklist opens its item first', async () => {
    await show({ at: '/top-ups?status=submitted&open=13' });
    expect((await item('TU-BBBBBBBB')).getByText('2 of 3')).toBeDefined();
  });

  it('an empty queue says that all is clear', async () => {
    await show({ rows: [] });
    expect(await screen.findByText('All clear, nothing to review')).toBeDefined();
  });
});
