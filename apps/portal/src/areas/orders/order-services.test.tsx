import { refused, user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showLogistics, table } from './order-logistics.testing.tsx';
import { choose, fill, inTip, press } from './order-wizard.testing.tsx';
import { order } from './testing.ts';

describe('the services of an order', () => {
  const open = async () => {
    await press('Add');
    return within(await screen.findByRole('dialog'));
  };
  const dialogField = async (label: string) => within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>(label);

  it('QUOTE-03 QUOTE-09 QUOTE-10 QUOTE-11 adds one by a dialog: quantity required, at most the units, each service once', async () => {
    const { sent } = await showLogistics();
    await table();
    await open();
    await inTip('Add');
    expect(await screen.findByText('Please input Quantity')).toBeTruthy();
    await user.click(await dialogField('Service'));
    await user.click(await screen.findByTitle('Photo · 1.50 USD per unit'));
    await user.replace(await dialogField('Quantity'), '3');
    await inTip('Add');
    expect(await screen.findByText('At most the 2 units of the order')).toBeTruthy();
    await user.replace(await dialogField('Quantity'), '2');
    await inTip('Add');
    await waitFor(() => expect(sent('getShippingMethods').at(-1)?.body).toMatchObject({ services: [{ service: 'PHOTO', quantity: 2 }] }));
    expect(screen.getByRole('button', { name: 'Remove Photo' })).toBeTruthy();
    await open();
    await user.click(await dialogField('Service'));
    await user.click((await screen.findAllByTitle('Photo · 1.50 USD per unit')).at(-1) ?? document.body);
    await user.replace(await dialogField('Quantity'), '1');
    await inTip('Add');
    expect(await screen.findByText('Value-added services already exist!')).toBeTruthy();
  });

  it('QUOTE-15 QUOTE-16 says when the services cannot be loaded, and when none is quoted', async () => {
    const { unmount } = await showLogistics({ getValueAddedServices: () => refused(1500, 'Down') });
    await table();
    expect((await open()).getByText('Failed to get service')).toBeTruthy();
    unmount();
    await showLogistics({ getValueAddedServices: () => ({ list: [] }) });
    await table();
    expect((await open()).getByText('No relevant value-added service type quoted')).toBeTruthy();
  });

  it('ORD-35 are fixed once the order is created', async () => {
    const services = [{ service: 'PHOTO', name_en: 'Photo', name_cn: '拍照', quantity: 2, projected_fee: '3.00' }];
    await showLogistics({ getOrderDetail: () => ({ ...order, services }) });
    await table();
    const card = within(screen.getByRole('region', { name: 'Services' }));
    expect(card.getByText('Photo')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getByText(/Fixed since the order was created/)).toBeTruthy();
  });

  it('ORD-36 are dropped with the method when the products change, with a warning before and after', async () => {
    const services = [{ service: 'PHOTO', name_en: 'Photo', name_cn: '拍照', quantity: 2, projected_fee: '3.00' }];
    const { sent } = await showLogistics({ getOrderDetail: () => ({ ...order, services }) });
    await table();
    await press('Back');
    await fill('Quantity of LAMP-1', '5');
    expect(await screen.findByText(/Changing the products drops the shipping method/)).toBeTruthy();
    await press('Next');
    expect(await screen.findByText(/the shipping method and the services were dropped/)).toBeTruthy();
    await table();
    expect(screen.queryByText('Photo')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choose EU line' }).checked).toBe(false);
    await choose('EU line');
    await press('Save');
    await waitFor(() => expect(sent('saveOrder')[0]?.body).toMatchObject({ method: 'EU-LINE', services: [] }));
  });
});
