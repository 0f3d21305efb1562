import { refused, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rail, showLogistics, table } from './order-logistics.testing.tsx';
import { choose, press } from './order-wizard.testing.tsx';
import { quote, row } from './testing.ts';

const refusal = (code: string, details: object) => ({
  submitOrder: () => ({ list: [{ item: 7, reply: null, refusal: { code, details, fields: [] } }] }),
});
const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);

describe('shipping an order from the wizard', () => {
  it('QUOTE-07 ORD-28 saves the order, then submits it', async () => {
    const { sent, address } = await showLogistics();
    await table();
    await choose('EU line');
    await press('Ship the order');
    expect(await screen.findByText('1 order submitted, 15.45 USD held')).toBeTruthy();
    expect(sent('saveOrder')).toHaveLength(1);
    expect(sent('submitOrder').map(({ body }) => body)).toEqual([{ ids: [7], accepted: [] }]);
    await waitFor(() => expect(address()).toBe('/order/orderList/details?id=7'));
  });

  it('ships by Ctrl Enter and saves by Ctrl S', async () => {
    const { sent } = await showLogistics();
    await table();
    await choose('EU line');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent('saveOrder')).toHaveLength(1));
    expect(sent('submitOrder')).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent('submitOrder')).toHaveLength(1));
  });

  it('names the short SKUs with their figures, keeps the order saved and leads to an inbound appointment', async () => {
    const { address } = await showLogistics(refusal('inventory.not_enough', { lines: 'LAMP-1 (1/2)' }));
    await table();
    await choose('EU line');
    await press('Ship the order');
    const shown = await dialog();
    expect(shown.getByText('The order is saved. It was not submitted:')).toBeTruthy();
    expect(shown.getByText('Short of stock').closest('li')?.textContent).toContain('Not enough stock: LAMP-1 (1/2).');
    await user.click(shown.getByRole('button', { name: 'Book inbound' }));
    await waitFor(() => expect(address()).toBe('/products/inbound/create'));
  });

  it('names the missing money and leads to the top-up', async () => {
    const { address } = await showLogistics(refusal('wallets.short', { missing: '5.45' }));
    await table();
    await choose('EU line');
    await press('Ship the order');
    const shown = await dialog();
    expect(shown.getByText(/5\.45 USD are missing/)).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Top up' }));
    await waitFor(() => expect(address()).toBe('/billing/topUp'));
  });

  it('shows the old and the new price, asks once, and submits with the accepted one', async () => {
    const changed = { code: 'orders.price_changed', details: { old: '1,200.00', new: '1,215.45' }, fields: [] };
    const { sent } = await showLogistics({
      submitOrder: ({ body }: Asked) => {
        const isAccepted = (body as { accepted: object[] }).accepted.length > 0;
        const reply = { order_id: 7, order_no: row.order_no, total: '1215.45' };
        return { list: [isAccepted ? { item: 7, reply, refusal: null } : { item: 7, reply: null, refusal: changed }] };
      },
    });
    await table();
    await choose('EU line');
    await press('Ship the order');
    const shown = await dialog();
    expect(shown.getByText('Quoted 1,200.00 USD, now 1,215.45 USD (+15.45)')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Accept the new price' }));
    expect(await shown.findByText('1 order is now Verifying')).toBeTruthy();
    expect(sent('submitOrder').at(-1)?.body).toEqual({ ids: [7], accepted: [{ order_id: 7, total: '1215.45' }] });
  });
});

describe('what the server refuses', () => {
  it('leads to the step and the field, also from the last step', async () => {
    const fields = [{ path: 'city', code: 'required', msg: 'City is wrong' }];
    await showLogistics({ saveOrder: () => refused(1001, 'Check the fields', { code: 'request.fields', fields }) });
    await table();
    await choose('EU line');
    await press('Save');
    expect((await screen.findAllByText('City is wrong')).length).toBeGreaterThan(0);
    expect(await screen.findByLabelText('City')).toBeTruthy();
  });

  it('is shown at the method and at the services', async () => {
    const fields = [
      { path: 'method', code: 'orders.method_not_offered', msg: 'Not available' },
      { path: 'services.0.quantity', code: 'orders.service_quantity', msg: 'At most 2' },
    ];
    await showLogistics({ saveOrder: () => refused(1001, 'Check the fields', { code: 'request.fields', fields }) });
    await table();
    await choose('EU line');
    await press('Save');
    await waitFor(() => expect(document.querySelector('.method-field')?.textContent).toContain('Not available'));
    expect(screen.getByRole('region', { name: 'Services' }).textContent).toContain('At most 2');
  });
});

describe('the tax codes of an order', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('QUOTE-04 TAX-01 asks for the numbers of the country only, and checks their format while they are typed', async () => {
    const { sent } = await showLogistics();
    await table();
    expect(box('VAT number') && box('IOSS number')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'GST number' })).toBeNull();
    await user.replace(box('IOSS number'), 'IM12');
    expect(await screen.findByText('This is not a number of this kind in the destination country')).toBeTruthy();
    await user.replace(box('IOSS number'), 'IM2760000742');
    expect(await screen.findByLabelText('The format fits')).toBeTruthy();
    await waitFor(() => expect(sent('getShippingMethods').at(-1)?.body).toMatchObject({ ioss_number: 'IM2760000742' }));
    await choose('EU line');
    await press('Save');
    await waitFor(() => expect(sent('saveOrder')[0]?.body).toMatchObject({ ioss_number: 'IM2760000742', vat_number: '' }));
  });

  it('TAX-02 TAX-03 says the rules of the European Union, and counts the other parcels of the recipient and day', async () => {
    await showLogistics({ getShippingMethods: () => ({ ...quote, recipient_day_value: '80.00', warnings: ['IOSS_OVER_LIMIT'] }) });
    await table();
    const card = within(screen.getByRole('region', { name: 'Tax codes' }));
    expect(card.getByText(/Up to 150 EUR for one recipient and day, all parcels together, declare IOSS \(DDP\)/)).toBeTruthy();
    expect(card.getByText('There is no free amount: the 22 EUR limit is gone since 1 July 2021.')).toBeTruthy();
    expect(card.getByText('80.00 USD of other orders to this recipient today count with it.')).toBeTruthy();
    expect(card.getByText(/the IOSS number does not apply/)).toBeTruthy();
    expect(card.getByText('IOSS 4.75 USD: we pay it and charge it with the order')).toBeTruthy();
    await choose('Express');
    expect(await card.findByText('IOSS 4.75 USD: the recipient pays it on delivery')).toBeTruthy();
    expect(rail().getByText('Spendable now')).toBeTruthy();
  });
});
