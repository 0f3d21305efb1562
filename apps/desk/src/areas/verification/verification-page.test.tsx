import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { user } from '@quayside/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { decidedBy, focused, item, pressAt, row, rowOf, show, third } from './testing.tsx';

describe('verification by keyboard', () => {
  it('STAFF-03 A approves the oldest order and opens the next one; the URL holds customer and order', async () => {
    const { sent, address } = await show();
    const first = await item();
    expect(first.getByText('1 of 3')).toBeDefined();
    await waitFor(() => expect(focused()).toBe('Approve A'));
    expect(first.getByText('Approves SO-AAA. Then opens SO-BBB.')).toBeDefined();
    expect(address()).toBe('/verification?customer=10001&order=11');
    await user.keyboard('a');
    await item('SO-BBB');
    expect(sent('keys')).toEqual([{ keys: ['10001-11'] }]);
    expect(address()).toBe('/verification?customer=10001&order=12');
    expect(rowOf('SO-AAA')?.hasAttribute('data-done')).toBe(true);
    expect(rowOf('SO-AAA')?.textContent).toContain('Approved by you');
    expect(screen.getByText('2 waiting · 1 done')).toBeDefined();
  });

  it('A pressed twice by accident approves one order', async () => {
    const { sent } = await show({ answers: { 'GET verification/getList': () => ({ list: [row, third], count: 2 }) } });
    await item();
    await waitFor(() => expect(focused()).toBe('Approve A'));
    pressAt('a', 1000);
    await item('SO-CCC');
    await waitFor(() => expect(focused()).toBe('Approve A'));
    pressAt('a', 1000 + DOUBLE_PRESS_MS - 1);
    // A request leaves a moment after its key.
    await act(() => new Promise((resolve) => void setTimeout(resolve, 100)));
    expect(sent('keys')).toHaveLength(1);
    pressAt('a', 1000 + 2 * DOUBLE_PRESS_MS);
    await waitFor(() => expect(sent('keys')).toHaveLength(2));
  });

  it('A is off while a check fails; fails stand first with their evidence, and the focus is on Send back', async () => {
    const { sent } = await show({ at: '/verification?customer=10001&order=12' });
    const open = await item('SO-BBB');
    await waitFor(() => expect(focused()).toBe('Send back E'));
    const names = [...document.querySelectorAll('.verify-checks li')].map((one) => one.getAttribute('data-result'));
    expect(names.slice(0, 4)).toEqual(['fail', 'fail', 'warn', 'pass']);
    expect(open.getByText('8010 is no postcode of Germany')).toBeDefined();
    expect(open.getByText('2 checks fail')).toBeDefined();
    expect(buttons('Approve A').every(({ disabled }) => disabled)).toBe(true);
    await user.keyboard('a');
    expect(sent('keys')).toEqual([]);
  });

  it.each([
    ['1', 'Address of SO-BBB'],
    ['2', 'Method of SO-BBB'],
    ['3', 'Send SO-BBB back'],
    ['e', 'Send SO-BBB back'],
    ['c', 'Cancel SO-BBB'],
    ['m', 'Method of SO-BBB'],
    ['d', 'Address of SO-BBB'],
    ['w', '10.50 USD for SO-BBB'],
  ])('%s opens "%s"', async (key, title) => {
    await show({ at: '/verification?customer=10001&order=12' });
    await item('SO-BBB');
    await user.keyboard(key);
    expect(await screen.findByText(title)).toBeDefined();
  });

  it('S skips to the end, N opens the next, J and K move', async () => {
    await show();
    await item();
    await user.keyboard('s');
    await item('SO-BBB');
    expect([...document.querySelectorAll('[data-order]')].map((one) => one.getAttribute('data-order'))).toEqual([
      'SO-BBB',
      'SO-CCC',
      'SO-AAA',
    ]);
    await user.keyboard('n');
    await item('SO-CCC');
    await user.keyboard('k');
    await item('SO-BBB');
    await user.keyboard('j');
    await item('SO-CCC');
  });

  it('says who else has the order open', async () => {
    await show({ others: ['Jo Brandt'] });
    expect(await (await item()).findByText('Jo Brandt is reviewing this')).toBeDefined();
  });
});

describe('what a row says', () => {
  it('names who else has the order open', async () => {
    const list = [row, { ...third, reviewing: ['Mei Chen'] }];
    await show({ answers: { 'GET verification/getList': () => ({ list, count: 2 }) } });
    await item();
    expect(rowOf('SO-CCC')?.textContent).toContain('Mei Chen is reviewing this');
    expect(rowOf('SO-AAA')?.textContent).not.toContain('is reviewing');
  });
});

describe('an order that somebody else decided', () => {
  const refusal = { code: 'orders.not_verifying', msg: 'x', details: { now: 'sent back by Mei Chen' }, fields: [] };

  it('says who decided what, changes nothing more and moves on to the next', async () => {
    await show({ answers: { 'POST order/approve': () => ({ list: [{ item: '10001-11', reply: null, refusal }] }) } });
    await item();
    await user.keyboard('a');
    expect(await screen.findByText('Somebody was faster: sent back by Mei Chen.')).toBeDefined();
    expect(rowOf('SO-AAA')?.textContent).toContain('sent back by Mei Chen');
    expect(buttons('Approve A')).toEqual([]);
    await user.keyboard('n');
    await item('SO-BBB');
  });

  it('says so after a dialog too, which closes', async () => {
    await show({ answers: { 'POST verification/cancel': () => decidedBy('approved by Mei Chen') } });
    await item();
    await user.keyboard('c');
    await write('Reason', 'Wrong goods');
    await pressInDrawer('Cancel order');
    expect(await screen.findByText('Somebody was faster: approved by Mei Chen.')).toBeDefined();
  });

  it('shows another refusal in its words and stays', async () => {
    const failed = { code: 'orders.check_failed', msg: 'A check fails: phone number.', details: {}, fields: [] };
    await show({ answers: { 'POST order/approve': () => ({ list: [{ item: '10001-11', reply: null, refusal: failed }] }) } });
    await item();
    await user.keyboard('a');
    expect(await (await item()).findByText('A check fails: phone number.')).toBeDefined();
  });
});
