import { useUnsaved } from '@quayside/ui/kernel/unsaved';
import { mockServer, refused, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderCreatePage } from './order-create-page.tsx';
import { OrderEditPage } from './order-edit-page.tsx';
import { giftBox } from '#portal/kernel/consumables/testing.ts';
import { field, fill, inTip, pick, press, show, toGoods, saveOrder } from './order-wizard.testing.tsx';
import { editor, lamp, order, mockOrders } from './testing.ts';

describe('writing an order', () => {
  const recognized = (parts: object) => ({ ...Object.fromEntries(recognizable.map((name) => [name, ''])), ...parts });

  it('ORD-07 ORD-10 sorts a pasted address into the fields and says what it filled and what it left empty', async () => {
    const { sent } = await show('create', {
      recognizeAddress: () => recognized({ first_name: 'Anna', country: 'DE', postal_code: '10115' }),
    });
    await user.enter(await field('Paste an address'), 'Anna, 10115 Germany');
    await press('Recognise address');
    expect(await screen.findByText('Filled in: First name, Country, Postal code. Check them before you save.')).toBeTruthy();
    const empty =
      'Left empty: Last name, Phone, Email, ID number, Company, State or province, City, Address line 1, House number, Address line 2, Address line 3.';
    expect(screen.getByText(empty)).toBeTruthy();
    expect((await field('First name')).value).toBe('Anna');
    expect((await field('Postal code')).value).toBe('10115');
    expect(screen.getByTitle('Germany (DE)')).toBeTruthy();
    expect(sent('recognizeAddress')[0]?.body).toEqual({ text: 'Anna, 10115 Germany' });
    expect(useUnsaved.getState().dirty.size).toBe(1);
    await user.enter(await field('First name'), ' Maria');
    expect((await field('First name')).value).toBe('Anna Maria');
  });

  it('ORD-10 a second pasted address keeps nothing of the first person, and Undo brings all fields back', async () => {
    let answer = recognized({});
    await show('edit', { recognizeAddress: () => answer });
    await fill('Email', 'anna@example.com');
    await fill('State or province', 'Berlin state');
    await fill('ID number', 'ID-1');
    await user.click(await screen.findByRole('radio', { name: 'Business' }));
    const names = ['First name', 'Last name', 'Email', 'State or province', 'ID number', 'House number', 'City', 'Address line 1'] as const;
    const all = async () => Promise.all(names.map(async (name) => (await field(name)).value));
    const first = await all();
    await user.enter(await field('Paste an address'), '???');
    await press('Recognise address');
    expect(await screen.findByText('Nothing was recognised. Please fill in the fields yourself.')).toBeTruthy();
    expect(await all()).toEqual(first);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

    answer = recognized({ first_name: 'Ben', country: 'US', city: 'Austin', address1: '1 Main St' });
    await press('Recognise address');
    await screen.findByText(/^Filled in: First name, Country, City, Address line 1\./);
    expect(await all()).toEqual(['Ben', '', '', '', '', '', 'Austin', '1 Main St']);
    expect(screen.getByTitle('United States (US)')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Residential' }).checked).toBe(true);

    await press('Undo');
    await waitFor(async () => expect(await all()).toEqual(first));
    expect(screen.getByTitle('Germany (DE)')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Business' }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('ORD-10 what is typed while an address is being recognised stays; the rest is filled in, and it says so', async () => {
    const gate = Promise.withResolvers<object>();
    await show('edit', { recognizeAddress: () => gate.promise });
    await user.enter(await field('Paste an address'), 'Ben, Austin');
    await press('Recognise address');
    await fill('Phone', '+1 512 555 0100');
    await fill('City', 'Dallas');
    gate.resolve(recognized({ first_name: 'Ben', country: 'US', city: 'Austin', phone: '' }));
    expect(await screen.findByText('Filled in: First name, Country. Check them before you save.')).toBeTruthy();
    expect(screen.getByText('Kept as you typed: Phone, City.')).toBeTruthy();
    const values = async () => Promise.all(['First name', 'Phone', 'City', 'Last name'].map(async (name) => (await field(name)).value));
    expect(await values()).toEqual(['Ben', '+1 512 555 0100', 'Dallas', '']);
    await press('Undo');
    await waitFor(async () => expect(await values()).toEqual(['Anna', '+1 512 555 0100', 'Dallas', 'Berg']));
  });

  it('ORD-38 ORD-39 asks for what is missing, each at its field; for a house number only in the European Union', async () => {
    const { sent } = await show('create');
    await pick('Country', '美国', 'United States (US)');
    await press('Next');
    for (const name of ['Platform order no.', 'First name', 'Phone', 'State or province', 'City', 'Postal code', 'Address line 1'])
      expect((await screen.findAllByText(`Please input ${name}`)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText('Countries of the European Union need a house number')).toEqual([]);
    await pick('Country', 'germ', 'Germany (DE)');
    expect(await screen.findByText('Needed in the European Union')).toBeTruthy();
    await press('Next');
    expect((await screen.findAllByText('Countries of the European Union need a house number')).length).toBeGreaterThan(0);
    expect(sent('checkDuplicate')).toEqual([]);
  });

  it('ORD-11 stops at a number that is taken; the same recipient is only told', async () => {
    const like = {
      order_id: 4,
      order_no: 'SO-261101-OLD222',
      platform_order_no: 'SHOP-0',
      status: 'approving',
      created_at: order.created_at,
    };
    let same_number: typeof like | null = like;
    const { sent } = await show('edit', { checkDuplicate: () => ({ same_number, same_recipient: [like] }) });
    await press('Next');
    await waitFor(() => expect(screen.getAllByText('There is already an order with this number: SO-261101-OLD222')).toHaveLength(2));
    expect(screen.queryByLabelText('Add a product')).toBeNull();
    same_number = null;
    await toGoods();
    expect(await screen.findByText('An order to the same recipient exists already')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'SO-261101-OLD222' }).getAttribute('href')).toBe('/order/orderList/details?id=4');
    expect(sent('checkDuplicate').at(-1)?.body).toEqual({
      order_id: 7,
      platform_order_no: 'SHOP-1',
      first_name: 'Anna',
      last_name: 'Berg',
      address1: 'Ackerstr.',
      country: 'DE',
    });
  });

  it('ORD-40 ORD-41 ORD-42 ORD-43 refuses no goods, no name, no price and no pieces, at their fields', async () => {
    const { sent } = await show('edit');
    await toGoods();
    await user.clear(await field('Name of LAMP-1'));
    await fill('Unit price of LAMP-1', '0');
    await fill('Quantity of LAMP-1', '0');
    await press('Next');
    for (const [name, text] of [
      ['Name of LAMP-1', 'Please input Name'],
      ['Unit price of LAMP-1', 'Must be above 0'],
      ['Quantity of LAMP-1', 'Must be at least 1'],
    ] as const) {
      const item = (await field(name)).closest<HTMLElement>('.ant-form-item') ?? document.body;
      expect(await within(item).findByText(text)).toBeTruthy();
    }
    await user.click(screen.getByRole('button', { name: 'Remove LAMP-1' }));
    await press('Next');
    expect((await screen.findAllByText('Please add at least one product')).length).toBeGreaterThan(0);
    expect(sent('saveOrder')).toEqual([]);
  });

  it('keeps the lines when the warehouse changes and asks what is available there', async () => {
    const elsewhere = ({ query }: Asked) => ({ list: [{ ...lamp, available: query.get('warehouse_id') === '2' ? 1 : 15 }] });
    await show('edit', { commonProductListForSearch: elsewhere });
    await toGoods();
    expect(screen.queryByText('More than is available')).toBeNull();
    await pick('Warehouse', 'LA', 'LA1 · Los Angeles');
    expect(await screen.findByText('More than is available')).toBeTruthy();
    expect((await field('Quantity of LAMP-1')).value).toBe('2');
  });
});

describe('the packaging of an order', () => {
  it('CONS-04 CONS-05 offers the consumables in a dialog; a chargeable one asks first, refused it is not taken', async () => {
    const { sent, address } = await show('edit');
    await toGoods();
    await press('Choose consumables');
    await user.click(await screen.findByRole('checkbox', { name: /Gift box/ }));
    await press('Use these');
    expect(await screen.findByText('These cost extra for this order: Gift box.')).toBeTruthy();
    await inTip('Cancel');
    expect(screen.queryByLabelText('Units of Gift box for this order')).toBeNull();
    expect(screen.getByText(/6\.00/)).toBeTruthy(); // two lamps add two gift boxes each
    await press('Use these');
    await inTip('Use them');
    await fill('Units of Gift box for this order', '3');
    await waitFor(() => expect(screen.getByText(/10\.50/)).toBeTruthy());
    await saveOrder();
    await waitFor(() => expect(sent('saveOrder')).toHaveLength(1));
    expect(sent('saveOrder')[0]?.body).toMatchObject({
      order_id: 7,
      updated_at: order.updated_at,
      consumables: [{ consumable_id: 3, quantity: 3 }],
    });
    await waitFor(() => expect(address()).toBe('/order/orderList/details?id=7'));
  });

  it('CONS-04 keeps one that is no longer offered, and takes a free one without a question', async () => {
    const old = { ...giftBox, consumable_id: 9, name_en: 'Old crate', attached: 2 };
    const { sent } = await show('edit', { getOrderDetail: () => ({ ...order, consumables: [old] }) });
    await toGoods();
    expect((await field('Units of Old crate for this order')).value).toBe('2');
    await press('Choose consumables');
    await user.click(await screen.findByRole('checkbox', { name: /Bubble bag/ }));
    await press('Use these');
    expect(await field('Units of Bubble bag for this order')).toBeTruthy();
    await saveOrder();
    await waitFor(() => expect(sent('saveOrder')).toHaveLength(1));
    const consumables = [
      { consumable_id: 9, quantity: 2 },
      { consumable_id: 4, quantity: 1 },
    ];
    expect(sent('saveOrder')[0]?.body).toMatchObject({ consumables });
  });
});

describe('copying an order', () => {
  it('fills a new order with all but the number, and creates it', async () => {
    mockServer(mockOrders());
    await showPage(<OrderCreatePage />, { at: '/order/orderList/create?copy=7', permissions: editor });
    expect((await field('First name')).value).toBe('Anna');
    expect((await field('Platform order no.')).value).toBe('');
    await fill('Platform order no.', 'SHOP-2');
    await toGoods();
    expect((await field('Quantity of LAMP-1')).value).toBe('2');
  });
});

describe('changing an order', () => {
  it('ORD-29 says why a cancelled one cannot be changed any more', async () => {
    mockServer(mockOrders({ getOrderDetail: () => ({ ...order, status: 'canceled' }) }));
    await showPage(<OrderEditPage />, { at: '/order/orderList/edit?id=7', permissions: editor });
    expect(await screen.findByText('Only Approving orders can be edited.')).toBeTruthy();
    expect(screen.queryByLabelText('Platform order no.')).toBeNull();
  });

  it("never overwrites somebody else's change, and offers to reload", async () => {
    const { sent } = await show('edit', { saveOrder: () => refused(1013, 'Changed', { code: 'request.changed_meanwhile' }) });
    await toGoods();
    await saveOrder();
    expect((await screen.findAllByText('Somebody else changed this record')).length).toBeGreaterThan(0);
    const reads = sent('getOrderDetail').length;
    await press('Reload');
    await waitFor(() => expect(sent('getOrderDetail').length).toBeGreaterThan(reads));
  });
});

const recognizable = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'company',
  'country',
  'state',
  'city',
  'postal_code',
  'house_number',
  'address1',
  'address2',
];
