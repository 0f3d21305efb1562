import type { LineCandidate, StatementLine } from '@quayside/contract/top-ups/top-ups.schemas';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk } from '#desk/kernel/page-testing.ts';
import { BankStatementPage } from './bank-statement-page.tsx';

const line: StatementLine = {
  line_id: 1,
  statement: 'november.csv',
  row_no: 2,
  booked_on: '2026-11-16',
  currency: 'GBP',
  amount: '2165.00',
  words: 'KESTREL OUTDOOR LLP REF TOPUP NOV',
  state: 'open',
  top_up: null,
  candidates: 2,
  by_hand: null,
  reason: '',
  decided_by: null,
  decided_at: null,
  created_at: '2026-11-16T00:05:00.000Z',
};
const other: StatementLine = { ...line, line_id: 2, words: 'INTEREST CREDIT OCT', candidates: 0 };
const likely: LineCandidate = {
  customer_id: 10001,
  customer_name: 'Kestrel Outdoor',
  top_up_id: 7,
  reference: 'TU-7MZE3KQD',
  amount: '2180.00',
  currency: 'GBP',
  paid_on: '2026-11-15',
  status: 'submitted',
  is_amount_equal: false,
  is_day_near: true,
  is_name_in_text: true,
  likelihood: 'likely',
  difference: '-15.00',
  rate: '1.27',
  line_usd: '2749.55',
  top_up_usd: '2768.60',
};
const equal: LineCandidate = {
  ...likely,
  top_up_id: 8,
  reference: 'TU-Z4CN8WHR',
  amount: '2165.00',
  is_amount_equal: true,
  is_day_near: false,
  likelihood: 'possible',
  difference: '0.00',
};

async function show(lines = [line, other], threshold_usd = '500') {
  const desk = mockDesk({
    'GET topUp/getStatementLines': () => ({ list: lines, count: lines.length }),
    'GET topUp/getStatementLineCount': () => ({ list: [{ key: 'open', count: 23 }] }),
    'GET topUp/getOpenTotals': () => ({ list: [{ currency: 'GBP', count: 2, amount: '4330.00' }], usd: '5499.10' }),
    'GET topUp/getLineCandidates': ({ query }) => ({ candidates: query.get('line_id') === '1' ? [likely, equal] : [] }),
    'GET approval/getRule': () => ({ threshold_usd, rate_percent: '2' }),
    'POST topUp/matchLine': () => ({ ...line, state: 'proposed', by_hand: 'matched' }),
    'POST topUp/ignoreLine': () => ({ ...line, state: 'ignored' }),
    'POST topUp/undoLine': () => ({ ...line, state: 'open' }),
    'POST myWork/open': () => ({ others: [] }),
    'POST myWork/leave': () => ({}),
  });
  const shown = await showPage(<BankStatementPage />, {
    permissions: ['desk.top-ups.read', 'desk.top-ups.review', 'desk.approvals.decide'],
  });
  await item();
  const sent = () => desk.sent().filter((body) => typeof body === 'object' && body !== null && 'line_id' in body);
  return { ...shown, sent };
}
const item = async (words = lineWords(line)) => within(await screen.findByRole('article', { name: words }));
const lineWords = ({ words }: StatementLine) => words;

describe('bank lines by keyboard', () => {
  it('show the open total and the candidates with what agrees', async () => {
    await show();
    expect(await screen.findByText('≈ 5,499.10 USD')).toBeDefined();
    expect(screen.getByText('2 candidates')).toBeDefined();
    expect(await (await item()).findByText('Likely')).toBeDefined();
    expect((await item()).getByText('−15.00')).toBeDefined();
    expect((await item()).getByText('Credits 2,749.55 USD instead of 2,768.60 USD.', { exact: false }).textContent).toContain(
      'The difference of 19.05 USD is below the approval threshold.',
    );
  });

  it('say when a second person must approve the difference', async () => {
    await show([line], '10');
    expect(await screen.findByText(/above the approval threshold: a second person must approve/)).toBeDefined();
  });

  it('M asks for the reason of a difference at its field, then matches and opens the review', async () => {
    const { sent, address } = await show();
    await (await item()).findByText('Likely');
    await user.keyboard('m');
    expect(await screen.findByText('Amount differs: give the reason')).toBeDefined();
    expect(sent()).toEqual([]);
    await user.keyboard('Bank fee{Enter}');
    await waitFor(() => expect(address()).toBe('/top-ups?reference=TU-7MZE3KQD'));
    expect(sent()).toEqual([{ line_id: 1, customer_id: 10001, top_up_id: 7, reason: 'Bank fee' }]);
  });

  it('2 chooses the second candidate, which agrees in its amount and needs no reason', async () => {
    const { sent } = await show();
    await (await item()).findByText('Likely');
    await user.keyboard('2m');
    await waitFor(() => expect(sent()).toEqual([{ line_id: 1, customer_id: 10001, top_up_id: 8, reason: '' }]));
  });

  it('I ignores with a reason and goes on; S skips', async () => {
    const { sent } = await show();
    await user.keyboard('i');
    await screen.findByRole('region', { name: 'Ignore this line: why?' });
    await user.keyboard('Interest{Enter}');
    await item('INTEREST CREDIT OCT');
    expect(sent()).toEqual([{ line_id: 1, reason: 'Interest' }]);
    expect(document.querySelector('.line-row')?.hasAttribute('data-done')).toBe(true);
  });

  it('U opens a matched line again with a reason; a confirmed one stays', async () => {
    const { sent } = await show([{ ...line, state: 'proposed', decided_by: 'Mei Chen', reason: 'Bank fee' }]);
    expect((await item()).getByText(/^Mei Chen, .*: Bank fee$/)).toBeDefined();
    await user.keyboard('u');
    await screen.findByRole('region', { name: 'Open this line again: why?' });
    await user.keyboard('Wrong one{Enter}');
    await waitFor(() => expect(sent()).toEqual([{ line_id: 1, reason: 'Wrong one' }]));
  });

  it('a confirmed line offers no undo', async () => {
    await show([{ ...line, state: 'confirmed' }]);
    expect((await item()).getByText('The top-up was received. This line is its proof and stays.')).toBeDefined();
    expect((await item()).queryByText(/^Undo/)).toBeNull();
  });
});
