import { refused, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rail, showLogistics, table } from './order-logistics.testing.tsx';
import { choose, field, pick, press } from './order-wizard.testing.tsx';
import { quote } from './testing.ts';

const names = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'));

describe('the logistics step', () => {
  it('QUOTE-01 QUOTE-02 opens by its own route, asks for warehouse and country, and lists the methods by price', async () => {
    const { sent } = await showLogistics();
    const methods = await table();
    expect(
      within(methods)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Courier', 'Delivery', 'Billed by', 'Service options', 'Vol. factor', 'Est. cost', 'Other', 'Total, USD']);
    expect(names(methods)).toEqual(['Choose EU line', 'Choose Express']);
    const cells = (name: string) =>
      [...(within(methods).getByLabelText(name).closest('tr')?.children ?? [])].map((cell) => cell.textContent);
    expect(cells('Choose EU line')).toEqual([
      'EU line Cheapest',
      '7–10 days',
      'Larger of both',
      'Registered, DDP',
      '8,000',
      '9.10',
      '6.35',
      '15.45',
    ]);
    expect(cells('Choose Express')).toEqual(['Express Fastest', '3–4 days', 'Actual weight', 'DAP', '-', '27.75', '0.00', '27.75']);
    expect(screen.getByText('Weight 2500 g is over 2000 g').closest('div')?.textContent).toContain('Post registered');
    expect(sent('getShippingMethods')[0]?.body).toMatchObject({
      order_id: 7,
      warehouse_id: 1,
      country: 'DE',
      lines: [{ product_id: 5, unit_price: '12.50', quantity: 2 }],
    });
    await pick('To', 'united', 'United States (US)');
    await waitFor(() => expect(sent('getShippingMethods').at(-1)?.body).toMatchObject({ country: 'US' }));
  });

  it('QUOTE-02 sorts by a column, and by it again the other way', async () => {
    await showLogistics();
    const methods = await table();
    await user.click(within(methods).getByRole('button', { name: 'Delivery' }));
    expect(names(methods)).toEqual(['Choose Express', 'Choose EU line']);
    await user.click(within(methods).getByRole('button', { name: 'Delivery' }));
    expect(names(methods)).toEqual(['Choose EU line', 'Choose Express']);
    expect(within(methods).getByRole('columnheader', { name: 'Delivery' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('opens a price: each fee with its rule and figures, the chargeable weight, and who pays the tax', async () => {
    await showLogistics();
    await user.click(within(await table()).getByTitle('Fees of EU line'));
    const fees = [...document.querySelectorAll('.fee-items > li')].map((item) => [...item.children].map((part) => part.textContent));
    expect(fees).toEqual([
      ['Basic shipping', '3.50 kg × 2.60, zone DE-1', '9.10'],
      ['Registration', '1.60 per parcel', '1.60'],
      ['IOSS', '19.00 % of 25.00', '4.75'],
    ]);
    const sentence = 'Chargeable 3.50 kg: actual 2.50, volumetric 45.50 × 30.00 × 20.00 ÷ 8,000 = 3.413, rounded up to 0.10';
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getAllByText('IOSS 4.75 USD: we pay it and charge it with the order').length).toBeGreaterThan(0);
  });

  it('chooses by arrow keys, and the summary shows costs and the balance after', async () => {
    await showLogistics();
    await table();
    await choose('EU line');
    expect(rail().getByText('Estimated total').closest('div')?.textContent).toBe('Estimated total15.45 USD');
    expect(rail().getByText('After this order').closest('div')?.textContent).toContain('84.55');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choose Express' }).checked).toBe(true);
    expect(rail().getByText('Estimated total').closest('div')?.textContent).toBe('Estimated total27.75 USD');
  });

  it('names the missing amount and links to the top-up when the balance is short', async () => {
    await showLogistics({ getShippingMethods: () => ({ ...quote, spendable: '10.00' }) });
    await table();
    await choose('EU line');
    expect(rail().getByText(/5\.45 USD are missing/)).toBeTruthy();
    expect(rail().getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('/billing/topUp');
  });

  it('QUOTE-08 a method can be picked only after a warehouse', async () => {
    const { sent } = await showLogistics();
    await table();
    await choose('EU line');
    const from = (await field('From')).closest('.ant-select') ?? document.body;
    await user.hover(from);
    await user.click(from.querySelector('.ant-select-clear') ?? document.body);
    expect(await screen.findByText('Choose the warehouse first: methods and prices depend on it.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Save');
    expect((await screen.findAllByText('Please select From')).length).toBeGreaterThan(0);
    expect(sent('saveOrder')).toEqual([]);
  });

  it('QUOTE-17 says that no method is available, and the way to customer service', async () => {
    await showLogistics({ getShippingMethods: () => ({ ...quote, methods: quote.methods.filter(({ offered }) => !offered) }) });
    expect(await screen.findByText('There are no shipping options available for this order, please contact customer service')).toBeTruthy();
    expect(screen.getByText('Weight 2500 g is over 2000 g')).toBeTruthy();
  });

  it.each([
    [{ account_manager: 'Tomás Rivera', account_manager_email: 'tomas@x.test' }, 'Tomás Rivera', 'mailto:tomas@x.test'],
    [{ account_manager: null, account_manager_email: null }, 'Your account has no account manager yet.', null],
  ])('QUOTE-17 customer service is the account manager, with the address to write to', async (profile, says, href) => {
    const methods = quote.methods.filter(({ offered }) => !offered);
    await showLogistics({ getShippingMethods: () => ({ ...quote, methods }), getProfile: () => profile });
    await user.click(await screen.findByRole('button', { name: 'Contact customer service' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Customer service' }));
    expect(await asked.findByText(says)).toBeTruthy();
    expect(asked.queryByRole('link', { name: 'tomas@x.test' })?.getAttribute('href') ?? null).toBe(href);
  });

  it('QUOTE-17 in Chinese', async () => {
    await showLogistics({ getShippingMethods: () => refused(5007, '-', { code: 'orders.no_options' }) }, 'zh_CN');
    expect(await screen.findByText('该订单没有可用的物流方式，请联系客服')).toBeTruthy();
  });

  it('QUOTE-18 saves nothing without a method, and says so at the table', async () => {
    const { sent } = await showLogistics();
    await table();
    await press('Save');
    expect((await screen.findAllByText('No shipping method selected for this order')).length).toBeGreaterThan(0);
    expect(sent('saveOrder')).toEqual([]);
  });

  it('QUOTE-05 QUOTE-06 QUOTE-07 saves method, platform payment and note, and goes back', async () => {
    const { sent, address } = await showLogistics();
    await table();
    await choose('Express');
    await user.click(screen.getByRole('switch'));
    await user.replace(screen.getByRole('textbox', { name: 'Note to service' }), 'Gift');
    expect(screen.getByText('4 / 500')).toBeTruthy();
    for (const name of ['Back', 'Save', 'Ship the order']) expect(screen.getByText(name)).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(sent('saveOrder')).toHaveLength(1));
    expect(sent('saveOrder')[0]?.body).toMatchObject({ order_id: 7, method: 'EXPRESS', platform_payment: true, remark: 'Gift' });
    expect(sent('submitOrder')).toEqual([]);
    await waitFor(() => expect(address()).toBe('/order/orderList/details?id=7'));
  });

  it('QUOTE-07 goes back to the products', async () => {
    await showLogistics();
    await table();
    await press('Back');
    expect(await field('Add a product')).toBeTruthy();
  });
});
