import { mockServer, refused, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderListPage } from './order-list-page.tsx';
import { editor, mockOrders, row } from './testing.ts';

type Own = Record<string, (asked: Asked) => unknown>;
const second = { ...row, order_id: 9, order_no: 'SO-261115-QQQ222', quoted_total: '5.00' };
const third = {
  ...row,
  order_id: 10,
  order_no: 'SO-261115-RRR333',
  method: '',
  method_name_en: '',
  method_name_cn: '',
  quoted_total: null,
};
const failed = { ...row, order_id: 11, order_no: 'SO-261115-SSS444', status: 'error', error_reason: 'Postcode is wrong' };
const listed = (...list: object[]) => ({ getList: () => ({ list, count: list.length }) });
const show = async (own: Own = {}) => {
  const asked = mockServer(mockOrders({ ...listed(row, second, third, failed), ...own }));
  const permissions = [...editor, 'inbound.edit', 'top-ups.edit'];
  const shown = await showPage(<OrderListPage />, { at: '/order/orderList', permissions });
  await screen.findAllByText(row.order_no);
  return { ...shown, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)) };
};
const rowOf = (order_no: string) => screen.getByText(order_no).closest('tr') ?? document.body;
const select = async (...orders: { order_no: string }[]) => {
  for (const { order_no } of orders) await user.click(within(rowOf(order_no)).getByRole('checkbox'));
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
const inDialog = async (name: string) => user.click((await dialog()).getByRole('button', { name }));
const reply = ({ order_id, order_no }: typeof row, total: string) => ({
  item: order_id,
  reply: { order_id, order_no, total },
  refusal: null,
});
const refusal = ({ order_id }: typeof row, code: string, details: object) => ({
  item: order_id,
  reply: null,
  refusal: { code, details, fields: [] },
});

describe('submitting orders from the list', () => {
  it('ORD-06 says beside the count what the selected cost and what will fail', async () => {
    await show();
    await select(row, second, third);
    expect(screen.getByText('16.69 USD estimated, 1 without a method')).toBeTruthy();
    expect(within(rowOf(third.order_no)).getByText('No method yet')).toBeTruthy();
    expect(within(rowOf(third.order_no)).getByRole('link', { name: 'Choose method' }).getAttribute('href')).toBe(
      '/order/orderList/next?id=10',
    );
    expect(within(rowOf(failed.order_no)).getByText('Postcode is wrong')).toBeTruthy();
    expect(within(rowOf(failed.order_no)).getByRole('link', { name: 'Fix' })).toBeTruthy();
  });

  it('ORD-28 ORD-47 refuses orders that are not Approving, and sends nothing', async () => {
    const { sent } = await show();
    await select(row, failed);
    await press('Submit for shipment');
    expect(await screen.findByText('Only Approving orders can be submitted.')).toBeTruthy();
    expect(sent('submitOrder')).toEqual([]);
  });

  it('ORD-49 refuses orders of different warehouses, and sends nothing', async () => {
    const { sent } = await show(listed(row, { ...second, warehouse_id: 2 }));
    await select(row, second);
    await press('Submit for shipment');
    expect(await screen.findByText('Only same-warehouse orders can be batch-submitted.')).toBeTruthy();
    expect(sent('submitOrder')).toEqual([]);
  });

  it('ORD-48 asks, sends the selected of this page, and names each failure with its figures, its cure and a way to see only those', async () => {
    const list = [
      reply(row, '11.69'),
      refusal(second, 'inventory.not_enough', { lines: 'LAMP-1 (1/4)' }),
      refusal(third, 'orders.no_method', {}),
    ];
    const found = { list: [second, third], count: 2, missing: [], missing_count: 0 };
    const { sent, address } = await show({ submitOrder: () => ({ list }), searchOrders: () => found });
    await select(row, second, third);
    await press('Submit for shipment');
    expect((await dialog()).getByText(/16\.69 USD are held\. 1 order has no shipping method and will fail\./)).toBeTruthy();
    expect(sent('submitOrder')).toEqual([]);
    await inDialog('Submit for shipment');
    const result = await waitFor(async () => {
      const shown = await dialog();
      shown.getByText('Short of stock');
      return shown;
    });
    expect(sent('submitOrder').map(({ body }) => body)).toEqual([{ ids: [7, 9, 10], warehouse_id: 1, accepted: [] }]);
    expect(result.getByText('11.69 USD held')).toBeTruthy();
    expect(result.getByText('Short of stock').closest('li')?.textContent).toContain('Not enough stock: LAMP-1 (1/4).');
    expect(result.getByText('No shipping method').closest('li')?.textContent).toContain('No shipping method selected for this order.');
    for (const name of ['Book inbound', 'Choose method', 'Show them']) expect(result.getByRole('button', { name })).toBeTruthy();
    await user.click(result.getByRole('button', { name: 'Show only these 2' }));
    await waitFor(() => expect(sent('searchOrders').at(-1)?.body).toMatchObject({ numbers: [second.order_no, third.order_no] }));
    expect(address()).toBe('/order/orderList');
  });

  it('an order short of stock and of money says both, with both cures', async () => {
    const missing = { lines: 'LAMP-1 (1/4)', missing: '12.40' };
    await show({ submitOrder: () => ({ list: [refusal(row, 'orders.short_of_both', missing)] }) });
    await select(row);
    await press('Submit for shipment');
    await inDialog('Submit for shipment');
    const line = within((await (await dialog()).findByText('Short of stock and balance')).closest('li') ?? document.body);
    expect(line.getByText('Not enough stock: LAMP-1 (1/4). The balance does not cover it either: 12.40 USD are missing.')).toBeTruthy();
    for (const name of ['Edit order', 'Book inbound', 'Top up']) expect(line.getByRole('button', { name })).toBeTruthy();
  });

  it('accepts all changed prices at once', async () => {
    const changed = { old: '10.00', new: '12.00' };
    const { sent } = await show({
      submitOrder: ({ body }) => {
        const isFirst = (body as { accepted: object[] }).accepted.length === 0;
        if (isFirst) return { list: [row, second].map((one) => refusal(one, 'orders.price_changed', changed)) };
        return { list: [reply(row, '12.00'), reply(second, '12.00')] };
      },
    });
    await select(row, second);
    await press('Submit for shipment');
    await inDialog('Submit for shipment');
    await waitFor(async () => expect((await dialog()).getAllByText('Quoted 10.00 USD, now 12.00 USD (+2.00)')).toHaveLength(2));
    await inDialog('Accept 2 new prices');
    expect(await (await dialog()).findByText('2 orders are now Verifying')).toBeTruthy();
    expect(sent('submitOrder').at(-1)?.body).toEqual({
      ids: [7, 9],
      warehouse_id: 1,
      accepted: [
        { order_id: 7, total: '12.00' },
        { order_id: 9, total: '12.00' },
      ],
    });
  });
});

describe('many orders at once', () => {
  it('changes the method of the selected, with the price now and then', async () => {
    const method = { method: 'EXPRESS', name_en: 'Express', name_cn: '快递', courier: 'DHL', days_min: 3, days_max: 4 };
    const { sent } = await show({
      compareMethods: () => ({ list: [{ ...method, orders: 1, before: '11.69', total: '27.75' }] }),
      setShippingMethod: () => ({
        list: [7, 9].map((item) => ({ item, reply: { order_id: item, order_no: '-', before: null, total: '1' }, refusal: null })),
      }),
    });
    await select(row, second);
    await press('Change method');
    const shown = await dialog();
    await user.click(await shown.findByRole('radio', { name: 'Express' }));
    const cells = [...(shown.getByRole('radio').closest('tr')?.children ?? [])].map((cell) => cell.textContent);
    expect(cells.slice(1)).toEqual(['3–4 days', '1 of 2', '11.69', '27.75', '+16.06']);
    await inDialog('Change method');
    expect(await screen.findByText('Method of 2 orders changed')).toBeTruthy();
    expect(sent('setShippingMethod').map(({ body }) => body)).toEqual([{ ids: [7, 9], method: 'EXPRESS' }]);
  });

  it('ORD-46 searches pasted numbers, one a line, and names those of no order', async () => {
    const found = { list: [row], count: 1, missing: ['NOPE-1'], missing_count: 1 };
    const { sent } = await show({ searchOrders: () => found });
    await press('Batch numbers');
    await user.enter(await (await dialog()).findByLabelText('Order numbers or platform numbers, one per line'), 'SHOP-1\nNOPE-1');
    expect((await dialog()).getByText('2 numbers of at most 5,000')).toBeTruthy();
    await inDialog('Search');
    expect(await screen.findByText('Not found: NOPE-1')).toBeTruthy();
    expect(sent('searchOrders').at(-1)?.body).toMatchObject({ numbers: ['SHOP-1', 'NOPE-1'] });
  });

  it('ORD-45 exports, and offers an export in the background for more than 5000', async () => {
    const { sent } = await show({
      exportOrder: () => refused(5012, '-', { code: 'orders.too_many_to_export' }),
      exportAllOrders: () => ({ job_id: 3 }),
    });
    await user.click(screen.getAllByRole('button', { name: 'Export' }).at(-1) ?? document.body);
    expect((await screen.findAllByText('Export order details cannot exceed 5000')).length).toBeGreaterThan(0);
    await inDialog('Export all of them');
    await waitFor(() => expect(sent('exportAllOrders')).toHaveLength(1));
  });

  it('opens the order of a row that is clicked, and copies one as new', async () => {
    const { address } = await show();
    await user.click(within(rowOf(row.order_no)).getByText('Anna Berg'));
    await waitFor(() => expect(address()).toBe('/order/orderList/details?id=7'));
  });
});
