import { user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boxRow, row } from '../areas/inbound/testing.ts';
import { aUser, openPortal } from './testing.tsx';

const ME = '/api/ucenter/getCurrentUser';
const ORDERS = '/api/ucenter/order/getList';
const PRODUCTS = '/api/ucenter/product/getList';
const order = {
  order_id: 7,
  order_no: 'SO-261109-QF40NB',
  platform_order_no: 'LO-1070',
  status: 'approving',
  recipient_name: 'Claire Moreau',
  goods: [{ sku: 'LAMP-OAK-02', quantity: 1, image_url: null }],
};
const answers = {
  [ME]: aUser({ permissions: ['orders.read', 'products.read'] }),
  [ORDERS]: ({ query }: { query: URLSearchParams }) => (query.get('sku') === null ? { list: [], count: 0 } : { list: [order], count: 1 }),
  [PRODUCTS]: { list: [{ product_id: 3, sku: 'LAMP-OAK-02', product_name: 'Oak table lamp' }], count: 1 },
};
const open = async () => {
  await screen.findByRole('heading', { name: /Mei Lin/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', { name: 'Search or jump to' });
};
const options = () => screen.getAllByRole('option').map((row) => row.querySelector('.palette-title')?.textContent);

describe('the palette', () => {
  it('finds products and orders by what is typed, marks the match, and Enter opens the chosen one', async () => {
    const { address } = await openPortal('/', answers);
    await user.type(await open(), 'lamp');
    expect(await screen.findByRole('group', { name: 'Orders' })).toBeTruthy();
    expect(options()).toEqual(['LAMP-OAK-02', 'SO-261109-QF40NB']);
    expect(within(screen.getByRole('group', { name: 'Products' })).getByText('LAMP').tagName).toBe('MARK');
    expect(screen.getByText('2 results')).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('SO-261109-QF40NB');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/order/orderList/details?id=7'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search or jump to' })).toBeNull());
  });

  it('finds inbound appointments by number, tracking number and SKU, each once, and a box by its mark', async () => {
    const INBOUND = '/api/ucenter/inbound/getList';
    const { address, asked } = await openPortal('/', {
      [ME]: aUser({ permissions: ['inbound.read'] }),
      [INBOUND]: ({ query }: { query: URLSearchParams }) =>
        query.get('tracking') === 'SF100' || query.get('sku') === 'SF100' ? { list: [row], count: 1 } : { list: [], count: 0 },
      '/api/ucenter/inbound/getBoxes': { list: [{ ...boxRow, mark: 'BX-4KQD7-002' }], count: 1 },
    });
    const field = await open();
    await user.click(field);
    await user.paste('SF100');
    const group = await screen.findByRole('group', { name: 'Inbound' });
    expect(options()).toEqual(['ASN-261115-4KQD7']);
    expect(within(group).getByText(/SF Express/).textContent).toBe('SF Express · SF100 · STRIP-LED');
    expect(await within(group).findByText('Draft')).toBeTruthy();
    expect(asked.filter(({ path }) => path === INBOUND)).toHaveLength(3);
    await user.clear(field);
    await user.paste('bx-4kqd7-002');
    await waitFor(() => expect(options()).toEqual(['BX-4KQD7-002']));
    expect(asked.filter(({ path }) => path === INBOUND)).toHaveLength(3);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/products/inbound/details?id=7'));
  });

  it('asks no area the person may not see, and narrows to one by its sign', async () => {
    const { asked } = await openPortal('/', { ...answers, [ME]: aUser({ permissions: ['products.read'] }) });
    await user.type(await open(), 'lamp');
    await screen.findByRole('group', { name: 'Products' });
    expect(asked.some(({ path }) => path === ORDERS)).toBe(false);
    await user.clear(screen.getByRole('combobox', { name: 'Search or jump to' }));
    await user.type(screen.getByRole('combobox', { name: 'Search or jump to' }), '#lamp');
    await screen.findByText('Nothing found for “lamp”');
  });

  it('finds pages by their name in either language, and recent ones without typing', async () => {
    const menu = aUser().menu_list.map((item) =>
      item.path === '/setting'
        ? { ...item, children: item.children.map((one) => ({ ...one, meta: { ...one.meta, title_cn: '子账号' } })) }
        : item,
    );
    const { address } = await openPortal('/user/profile', { ...answers, [ME]: aUser({ menu_list: menu }) });
    await screen.findByRole('navigation', { name: 'Menu' });
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
    expect(within(await screen.findByRole('group', { name: 'Recent' })).getByText('Workplace')).toBeTruthy();
    await user.type(field, '子账号');
    expect(options()).toEqual(['Sub-accounts']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/subAccount'));
  });

  it('opens in a new window with Ctrl Enter, and one area that fails hides no other', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await openPortal('/', { ...answers, [ORDERS]: () => new Response('broken', { status: 500 }) });
    await user.type(await open(), 'lamp');
    await screen.findByRole('group', { name: 'Products' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('/productsList/details?id=3', '_blank', 'noopener');
  });
});
