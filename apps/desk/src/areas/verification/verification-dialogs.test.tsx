import { user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttons, pressInDrawer, write } from '#desk/kernel/page-testing.ts';
import { item, pressAt, rowOf, show } from './testing.tsx';

describe('decisions with words', () => {
  it('a reason fills in its text and its field; nothing is sent without words', async () => {
    const { sent } = await show();
    await item();
    await user.keyboard('e');
    await pressInDrawer('Send back');
    expect(await screen.findByText('Write what the merchant should know')).toBeDefined();
    await user.click(await screen.findByText('The postcode does not fit'));
    await pressInDrawer('Send back');
    await item('SO-BBB');
    const reason = 'The postcode does not fit the country. Please correct it.';
    expect(sent('fields')).toEqual([{ customer_id: 10001, order_id: 11, reason, fields: ['postal_code'], template: 'postcode_wrong' }]);
  });

  it('a text that was changed is sent as typed, without the name of its template', async () => {
    const { sent } = await show();
    await item();
    await user.keyboard('e');
    await user.click(await screen.findByText('The postcode does not fit'));
    await write('Reason', 'The postcode is of Graz.');
    await pressInDrawer('Send back');
    await waitFor(() => expect(sent('fields')).toHaveLength(1));
    expect(sent('fields')[0]).toEqual({ customer_id: 10001, order_id: 11, reason: 'The postcode is of Graz.', fields: ['postal_code'] });
  });

  it('3 proposes to send back for a duplicate, with the reason filled in', async () => {
    await show({ at: '/verification?customer=10001&order=12' });
    await item('SO-BBB');
    await user.keyboard('3');
    await screen.findByText('Send SO-BBB back');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toMatch(/^There is another order to this recipient today/);
  });

  it('cancels with a reason, never without', async () => {
    const { sent } = await show();
    await item();
    await user.keyboard('c');
    await pressInDrawer('Cancel order');
    expect(await screen.findByText('Write what the merchant should know')).toBeDefined();
    await write('Reason', 'The merchant asked for it');
    await pressInDrawer('Cancel order');
    await item('SO-BBB');
    expect(sent('reason')).toEqual([{ customer_id: 10001, order_id: 11, reason: 'The merchant asked for it' }]);
  });
});

describe('changes show their price first', () => {
  it('W names every fee with its figures in words, prices in the currency of the tariff', async () => {
    await show();
    await item();
    await user.keyboard('w');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(await dialog.findByText('Price 70.00 CNY')).toBeDefined();
  });

  it('a method with its price, difference and delivery time; one the balance does not cover stays off', async () => {
    const { sent } = await show();
    await item();
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(await dialog.findByText('+12.00')).toBeDefined();
    expect(dialog.getByText('2–3 days')).toBeDefined();
    expect(dialog.getByText('Not for this parcel: Sea')).toBeDefined();
    await user.click(dialog.getByLabelText('Gold'));
    expect(await dialog.findByText('Spendable 20.00 USD does not cover it.')).toBeDefined();
    expect(buttons('Change, hold 99.00 USD').every(({ disabled }) => disabled)).toBe(true);
    await user.click(dialog.getByLabelText('Fast'));
    await pressInDrawer('Change, hold 22.50 USD');
    await waitFor(() => expect(sent('method')).toEqual([{ customer_id: 10001, order_id: 11, method: 'FAST', total: '22.50' }]));
    await item();
  });

  it('an address only after its price was shown; another entry needs its own', async () => {
    const { sent } = await show();
    await item();
    await user.keyboard('d');
    // The dialog moves the focus to its first field once it is open.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address line 1')), { timeout: 4000 });
    await write('Postal code', '90013');
    await pressInDrawer('Show the price');
    expect(await screen.findByText('World: 10.50 USD instead of 10.50 USD (+0.00), 6–9 days.')).toBeDefined();
    await write('Postal code', '90014');
    await pressInDrawer('Show the price');
    await pressInDrawer('Change, hold 10.50 USD');
    await waitFor(() =>
      expect(sent('total')).toMatchObject([{ order_id: 11, total: '10.50', address: { postal_code: '90014', phone: '+1 555 0109988' } }]),
    );
  });
});

it('Shift A shows orders, units, what is held and why others stay, then approves the clean ones', async () => {
  const { sent } = await show();
  await item();
  pressAt('A', 1000, true);
  expect(await screen.findByText('Approve 2 clean orders?')).toBeDefined();
  expect(screen.getByText('These stay: Postcode and country (1).')).toBeDefined();
  expect(sent('keys')).toEqual([]);
  await pressInDrawer('Approve 2');
  await waitFor(() => expect(sent('keys')).toEqual([{ keys: ['10001-11', '10002-13'] }]));
  await item('SO-BBB');
  expect(screen.getByText(/2 orders approved\./)).toBeDefined();
  expect(rowOf('SO-CCC')?.hasAttribute('data-done')).toBe(true);
});

it('W lists every fee with its amount', async () => {
  await show();
  await item();
  await user.keyboard('w');
  expect(await screen.findByText('Basic shipping')).toBeDefined();
  expect(screen.getByText('Outbound handling')).toBeDefined();
});

it('says that nothing waits', async () => {
  await show({ answers: { 'GET verification/getList': () => ({ list: [], count: 0 }) } });
  expect(await screen.findByText('All clear, nothing to verify')).toBeDefined();
});

describe('what was approved together', () => {
  const approveClean = async (answers: Parameters<typeof show>[0] = {}) => {
    const shown = await show(answers);
    await item();
    pressAt('A', 1000, true);
    await screen.findByText('Approve 2 clean orders?');
    await pressInDrawer('Approve 2');
    await screen.findByText(/2 orders approved\./);
    return shown;
  };

  it('is undone by the button of the message: the orders wait again', async () => {
    const { sent } = await approveClean();
    await waitFor(() => expect(rowOf('SO-AAA')?.hasAttribute('data-done')).toBe(true));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Approval of 2 orders undone.')).toBeDefined();
    expect(sent('keys')).toEqual([{ keys: ['10001-11', '10002-13'] }, { keys: ['10001-11', '10002-13'] }]);
    await waitFor(() => expect(rowOf('SO-AAA')?.hasAttribute('data-done')).toBe(false));
  });

  it('is undone by U once, and names what can no longer be undone', async () => {
    const refusal = { code: 'orders.approval_stays', msg: 'Packing has begun.', details: {}, fields: [] };
    const { sent } = await approveClean({
      answers: { 'POST order/unapprove': () => ({ list: [{ item: '10001-11', reply: null, refusal }] }) },
    });
    await user.keyboard('u');
    expect(await screen.findByText(/SO-AAA.*Packing has begun\./)).toBeDefined();
    await user.keyboard('u');
    expect(sent('keys')).toHaveLength(2);
  });
});
