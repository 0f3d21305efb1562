import type { DeskInterception } from '@quayside/contract/interceptions/interceptions.schemas';
import { showPage, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockDesk, pressInDrawer } from '#desk/kernel/page-testing.ts';
import { InterceptionsPage } from './interceptions-page.tsx';

const first: DeskInterception = {
  interception_id: 5,
  customer_id: 10001,
  customer_name: 'Kestrel Outdoor',
  order_id: 11,
  order_no: 'SO-AAA',
  asked_in: 'approved',
  status: 'packaged',
  reason: 'The customer cancelled',
  requested_by: 'Jo Brandt',
  requested_at: '2026-11-16T02:00:00.000Z',
  outcome: null,
  fee: null,
  note: '',
  decided_by: null,
  decided_at: null,
  amount: '34.62',
  quantity: 4,
};
const second = { ...first, interception_id: 6, order_id: 12, order_no: 'SO-BBB' };

const done: DeskInterception = {
  ...first,
  order_id: 13,
  order_no: 'SO-CCC',
  outcome: 'refused',
  note: 'On the truck already',
  decided_by: 'Tom Reed',
  decided_at: '2026-11-16T03:00:00.000Z',
};

async function show(outcome: DeskInterception['outcome'] = 'accepted') {
  const desk = mockDesk({
    'GET interceptions/getList': ({ query }) =>
      query.get('is_open') === '0' ? { list: [done], count: 1 } : { list: [first, second], count: 2 },
    'GET interceptions/getOdds': () => ({ asked: 8, accepted: 6, fee_usd: '2.00' }),
    'POST interceptions/decide': () => ({ ...first, outcome }),
    'POST myWork/open': () => ({ others: [] }),
    'POST myWork/leave': () => ({}),
  });
  await showPage(<InterceptionsPage />, { permissions: ['desk.interceptions.decide'], at: '/interceptions' });
  return { decided: () => desk.sent().filter((body) => typeof body === 'object' && body !== null && 'accept' in body) };
}
const item = async (number: string) => within(await screen.findByRole('article', { name: number }));

describe('interceptions at the desk', () => {
  it('STAFF-04 A shows what goes back and the fee; the fee can be waived, and the next request opens', async () => {
    const { decided } = await show();
    const open = await item('SO-AAA');
    expect(await open.findByText('6 of 8 accepted, same status and method')).toBeTruthy();
    expect(open.getByText('The customer cancelled')).toBeTruthy();
    await user.keyboard('a');
    expect(await screen.findByText(/^4 units go back into the stock and 34.62 USD to the wallet/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Waive the fee of 2.00 USD' }));
    await pressInDrawer('Accept');
    await item('SO-BBB');
    expect(decided()).toEqual([{ customer_id: 10001, order_id: 11, accept: true, waive_fee: true, note: '' }]);
    expect(screen.getByText('Accepted')).toBeTruthy();
  });

  it('STAFF-04 decided requests are read again: who decided, when and why, and cannot be decided twice', async () => {
    await show();
    await item('SO-AAA');
    await user.click(screen.getByText('Decided'));
    const open = await item('SO-CCC');
    expect(open.getByText('On the truck already')).toBeTruthy();
    expect(open.getByText('Tom Reed')).toBeTruthy();
    expect(open.getByRole('button', { name: /Accept/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByText('Refused').length).toBe(2);
  });

  it('X refuses with a note that the merchant reads', async () => {
    const { decided } = await show('refused');
    await item('SO-AAA');
    await user.keyboard('x');
    await screen.findByText('Refuse to stop SO-AAA');
    await pressInDrawer('Refuse');
    expect(await screen.findByText('Write why the order goes on')).toBeTruthy();
    expect(decided()).toEqual([]);
    await user.enter(screen.getByRole('textbox', { name: 'Note to the merchant' }), 'Handed over already');
    await pressInDrawer('Refuse');
    await waitFor(() =>
      expect(decided()).toEqual([{ customer_id: 10001, order_id: 11, accept: false, waive_fee: false, note: 'Handed over already' }]),
    );
  });
});
