import { mockServer, refused, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrderDetailPage } from './order-detail-page.tsx';
import { OrderListPage } from './order-list-page.tsx';
import { bubbleBag, giftBox } from '#portal/kernel/consumables/testing.ts';
import { editor, order, mockOrders, row } from './testing.ts';

const tooLate = 'The order may have entered the logistics phase. If you insist on cancellation, please contact your account manager.'; // ORD-50

type Own = Record<string, (asked: Asked) => unknown>;
const show = async (page: 'list' | 'details', own: Own = {}, permissions: readonly string[] = editor) => {
  const asked = mockServer(mockOrders(own));
  const at = page === 'list' ? '/order/orderList' : '/order/orderList/details?id=7';
  const shown = await showPage(page === 'list' ? <OrderListPage /> : <OrderDetailPage />, { at, permissions });
  await screen.findAllByText(row.order_no);
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
const rowOf = (order_no: string) => screen.getByText(order_no).closest('tr') ?? document.body;
const menuOf = async (order_no: string) => {
  await user.click(within(rowOf(order_no)).getByRole('button', { name: `More actions for ${order_no}` }));
  return within(await screen.findByRole('menu'));
};
const inDialog = async (name: string) => {
  const dialog = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
  await user.click(within(dialog).getByRole('button', { name }));
};

describe('the order list', () => {
  it('ORD-15 ORD-24 shows orders under the tabs of their status, with counts', async () => {
    const { address } = await show('list');
    expect((await screen.findByRole('tab', { name: /Approving \(confirming\)/ })).textContent).toContain('999+');
    const cells = within(rowOf(row.order_no));
    for (const text of ['SHOP-1', 'LAMP-1', 'Anna Berg', 'Berlin, Germany', 'SZ1', 'EU line', 'Approving (confirming)'])
      expect(cells.getByText(text), text).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /Cancelled/ }));
    expect(address()).toBe('/order/orderList?status=canceled');
  });

  it('ORD-33 offers the reply first, and filters by what is being done beside the status', async () => {
    const waiting = { ...row, status: 'alert', processing: 'awaiting_reply' };
    await show('list', { getList: () => ({ list: [waiting], count: 1 }) });
    const cells = within(rowOf(row.order_no));
    expect(cells.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('/order/orderList/details?id=7');
    expect(cells.getByText('Awaiting your reply')).toBeTruthy();
  });

  it('PRIV-01 shows a cleared recipient as cleared, and clears the selected ones after a question', async () => {
    const gone = {
      ...row,
      order_id: 8,
      order_no: 'SO-261115-XYZ789',
      status: 'delivered',
      recipient_name: '',
      recipient_cleared_at: row.created_at,
    };
    const list = [{ ...row, status: 'delivered' }, gone];
    const { sent } = await show('list', { getList: () => ({ list, count: 2 }), clearRecipient: () => ({ done: 1, refused: [] }) });
    expect(within(rowOf('SO-261115-XYZ789')).getByText('Cleared')).toBeTruthy();
    const menu = await menuOf(row.order_no);
    await user.click(menu.getByRole('menuitem', { name: 'Clear recipient' }));
    await inDialog('Clear recipient');
    await waitFor(() => expect(sent('clearRecipient').map(({ body }) => body)).toEqual([{ ids: [7] }]));
  });

  it('shows the first product, the units of all and how many SKUs more there are', async () => {
    const goods = ['A-1', 'B-2', 'C-3'].map((sku) => ({ sku, quantity: 1, image_url: null }));
    await show('list', { getList: () => ({ list: [{ ...row, goods, sku_quantity: 4, quantity: 1200 }], count: 1 }) });
    expect(screen.getByText('A-1')).toBeTruthy();
    expect(screen.queryByText('B-2')).toBeNull();
    expect(screen.getByText(/1,200 units/).textContent).toBe('1,200 units+3 SKUs');
  });

  it('names the currency in the header only, and the total is right-aligned under it', async () => {
    await show('list');
    const header = screen.getByRole('columnheader', { name: 'Total, USD' });
    const cell = within(rowOf(row.order_no)).getByText('11.69').closest('td');
    expect([header.style.textAlign, cell?.style.textAlign, cell?.textContent]).toEqual(['end', 'end', '11.69estimated']);
  });

  it('ORD-29 ORD-30 greys what a cancelled order no longer allows, and says why', async () => {
    await show('list');
    const canceled = within(rowOf('SO-261115-XYZ789'));
    expect(canceled.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/order/orderList/details?id=8');
    const menu = await menuOf('SO-261115-XYZ789');
    const item = (name: string) => menu.getByRole('menuitem', { name });
    const look = (name: string) => [item(name).getAttribute('aria-disabled'), item(name).querySelector('[title]')?.getAttribute('title')];
    expect(look('Edit')).toEqual(['true', 'Only Approving orders can be edited.']);
    expect(look('Cancel order')).toEqual(['true', tooLate]);
    expect(look('Delete')).toEqual(['false', undefined]);
    expect(item('Cancel order').previousElementSibling?.className).toContain('divider');
    const open = within(rowOf(row.order_no));
    expect(open.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/order/orderList/edit?id=7');
  });

  it('ORD-30 cancels the selected after a question, and names each refused order with the reason', async () => {
    const refused = [{ order_id: 8, order_no: 'SO-261115-XYZ789', code: 'orders.not_cancelable' }];
    const { sent } = await show('list', { cancelOrder: () => ({ done: 1, refused }) });
    for (const no of [row.order_no, 'SO-261115-XYZ789']) await user.click(within(rowOf(no)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect((await screen.findAllByText('Cancel 2 orders?')).length).toBeGreaterThan(0);
    expect(sent('cancelOrder')).toEqual([]);
    await inDialog('Cancel order');
    expect((await screen.findAllByText('Done: 1. Not allowed: 1.')).length).toBeGreaterThan(0);
    const dialog = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
    expect(dialog.getByText('SO-261115-XYZ789').closest('li')?.textContent).toBe(`SO-261115-XYZ789 ${tooLate}`);
    expect(sent('cancelOrder').map(({ body }) => body)).toEqual([{ ids: [7, 8] }]);
  });

  it('ORD-34 deletes after a question', async () => {
    const { sent } = await show('list', { deleteOrder: () => ({ done: 1, refused: [] }) });
    await user.click((await menuOf(row.order_no)).getByRole('menuitem', { name: 'Delete' }));
    expect((await screen.findAllByText('Delete order SO-261115-ABC234?')).length).toBeGreaterThan(0);
    await inDialog('Delete');
    expect(await screen.findByText('1 order deleted')).toBeTruthy();
    expect(sent('deleteOrder').map(({ body }) => body)).toEqual([{ ids: [7] }]);
  });

  it('whoever may only look is offered no change', async () => {
    await show('list', {}, ['orders.read']);
    for (const name of ['New order', 'Cancel order', 'Delete', 'Edit', 'Cancel']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /More actions/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^SO-/ })).toHaveLength(2);
  });
});

describe('an order', () => {
  it('shows where it stands, who gets it, its goods and what its packaging costs', async () => {
    const consumables = [
      { ...giftBox, attached: 1 },
      { ...bubbleBag, attached: 4 },
    ];
    await show('details', { getOrderDetail: () => ({ ...order, consumables }) });
    expect(screen.getByText(/not yet handed to the warehouse/)).toBeTruthy();
    const packaging = within(screen.getByRole('region', { name: 'Packaging' }));
    expect(packaging.getAllByText('Gift box')).toHaveLength(2);
    // Two lamps add two boxes each, one more was chosen: five at 1.50. Bags are free.
    expect(packaging.getByText(/7\.50/)).toBeTruthy();
    const goods = within(screen.getByRole('region', { name: 'Items' }));
    for (const text of ['30 × 20 × 45.5 cm', '2,500 g']) expect(goods.getByText(text)).toBeTruthy();
    expect(goods.getAllByText(/25\.00/)).toHaveLength(2);
  });

  it('copies the whole address', async () => {
    await show('details');
    const clipboardUser = userEvent.setup();
    // Formats of phones are loaded on demand.
    await screen.findAllByText('030 123456');
    await clipboardUser.click(screen.getByRole('button', { name: 'Copy address' }));
    const lines = ['Anna Berg', 'Ackerstr. 5', 'Berlin, Berlin 10115', 'Germany', '030 123456'];
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(lines.join('\n')));
  });

  it('ORD-34 deleted on its own page is left for the list, and never read again', async () => {
    let isDeleted = false;
    const { sent, address } = await show('details', {
      getOrderDetail: () => (isDeleted ? refused(1004, 'This record does not exist, or it is not yours.') : order),
      deleteOrder: () => {
        isDeleted = true;
        return { done: 1, refused: [] };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await inDialog('Delete');
    expect(await screen.findByText('1 order deleted')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/order/orderList'));
    expect(screen.queryByText(/This record does not exist/)).toBeNull();
    expect(sent('getOrderDetail').filter(({ query }) => query.get('order_id') === '7')).toHaveLength(1);
  });

  it('ORD-29 ORD-30 a cancelled one can only be deleted', async () => {
    await show('details', { getOrderDetail: () => ({ ...order, status: 'canceled', canceled_at: order.updated_at }) });
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button('Edit').disabled && button('Cancel order').disabled).toBe(true);
    expect(button('Delete').disabled).toBe(false);
  });
});
