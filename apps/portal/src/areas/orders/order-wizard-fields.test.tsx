import { user } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, fill, pick, saveOrder, show, toGoods } from './order-wizard.testing.tsx';
import { order } from './testing.ts';

/** Each input of the address block: its label, the key it is sent under, and the typed value. */
const typed = [
  ['First name', 'first_name', 'Anna'],
  ['Last name', 'last_name', 'Berg'],
  ['Phone', 'phone', '+49 30 123456'],
  ['Email', 'email', 'anna@berg.test'],
  ['ID number', 'id_number', 'ID-778'],
  ['State or province', 'state', 'Brandenburg'],
  ['City', 'city', 'Potsdam'],
  ['Postal code', 'postal_code', '14467'],
  ['House number', 'house_number', '5b'],
  ['Address line 1', 'address1', 'Ackerstr.'],
  ['Address line 2', 'address2', 'Back building'],
  ['Address line 3', 'address3', 'Third floor'],
] as const;

/** Mocks IntersectionObserver: every image is visible. */
class EverythingSeen {
  readonly callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.callback = callback;
  }
  observe() {
    queueMicrotask(() => this.callback([{ isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}

describe('the fields of the order wizard', () => {
  it('ORD-08 every field of the address block is drawn and sent under its own key', async () => {
    const { sent } = await show('create');
    await fill('Platform order no.', 'SHOP-9');
    for (const [label, , text] of typed) await fill(label, text);
    await pick('Country', 'germ', 'Germany (DE)');
    const kinds = within(screen.getByText('Address type').closest<HTMLElement>('.ant-form-item') ?? document.body);
    expect(kinds.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Residential',
      'Business',
      'Military',
    ]);
    await user.click(kinds.getByText('Business'));
    await toGoods();
    await pick('Warehouse', 'SZ', 'SZ1 · Shenzhen');
    await user.enter(await field('Add a product'), '2000000000015', '{Enter}');
    await field('Quantity of LAMP-1');
    await saveOrder();
    await waitFor(() => expect(sent('saveOrder')).toHaveLength(1));
    expect(sent('saveOrder')[0]?.body).toMatchObject({
      platform_order_no: 'SHOP-9',
      first_name: 'Anna',
      last_name: 'Berg',
      phone: '+4930123456',
      email: 'anna@berg.test',
      id_number: 'ID-778',
      city: 'Potsdam',
      state: 'Brandenburg',
      country: 'DE',
      postal_code: '14467',
      house_number: '5b',
      address1: 'Ackerstr.',
      address2: 'Back building',
      address3: 'Third floor',
      address_type: 'business',
    });
  });

  it('ORD-12 the product block draws SKU, name, unit price in USD, quantity, image, attributes, HS code, weight in g and total', async () => {
    vi.stubGlobal('IntersectionObserver', EverythingSeen);
    const image_url = '/api/ucenter/product/getImage?file_id=1';
    const lines = order.lines.map((line) => ({ ...line, image_url }));
    const getImage = () => new Response('bytes', { headers: { 'content-type': 'image/png' } });
    await show('edit', { getOrderDetail: () => ({ ...order, lines }), getImage });
    await toGoods();
    const name = await field('Name of LAMP-1');
    const line = name.closest('li') ?? document.body;
    expect(within(line).getByText('LAMP-1')).toBeTruthy();
    expect(name.value).toBe('Desk lamp');
    const price = await field('Unit price of LAMP-1');
    expect(price.value).toBe('12.50');
    expect(price.parentElement?.textContent).toBe('USD');
    expect((await field('Quantity of LAMP-1')).value).toBe('2');
    await waitFor(() => expect(line.querySelector('.auth-image img')).not.toBeNull());
    expect(within(line).getByText('General goods · HS\u00a094052100 · 1,250\u00a0g', { normalizer: (text) => text })).toBeTruthy();
    const heads = [...(line.closest('.order-lines')?.querySelectorAll('.order-line-heads span') ?? [])].map((head) => head.textContent);
    expect(heads).toEqual(['Product', 'Name', 'Unit price', 'Quantity', 'Available', 'Amount', '']);
    const sums = [...(line.closest('.order-lines')?.querySelectorAll('.order-sums > div') ?? [])].map((sum) => sum.textContent);
    expect(sums).toEqual(['SKUs1', 'Units2', 'Weight2,500\u00a0g', 'Declared total25.00 USD']);
  });

  it('ORD-12 adds a SKU by search and deletes it', async () => {
    await show('edit', { getOrderDetail: () => ({ ...order, lines: [] }) });
    await toGoods();
    expect(screen.getByText('No product yet. Search or scan one above.')).toBeTruthy();
    await user.enter(await field('Add a product'), 'lamp');
    const option = await waitFor(() => {
      const found = document.querySelector('.ant-select-item-option .order-option');
      expect(found).not.toBeNull();
      return found ?? document.body;
    });
    await user.click(option);
    expect(await field('Quantity of LAMP-1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove LAMP-1' }));
    expect(screen.queryByLabelText('Quantity of LAMP-1')).toBeNull();
    expect(screen.getByText('No product yet. Search or scan one above.')).toBeTruthy();
  });
});
