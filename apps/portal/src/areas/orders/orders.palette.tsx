import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import type { PaletteSource } from '@quayside/ui/kernel/palette-source';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';

/** By the beginning of one of its numbers, or by a SKU in it. */
export const palette: PaletteSource = {
  group: 'orders',
  permission: 'orders.read',
  sign: '#',
  find: async (client, text, signal) => {
    const page = { page: 1, limit: 10 } as const;
    const [byNumber, bySku] = await Promise.all([
      client.send(ordersCalls.list, { ...page, number: text.slice(0, 50) }, { signal }),
      client.send(ordersCalls.list, { ...page, sku: text.slice(0, 255) }, { signal }),
    ]);
    const rows = new Map([...byNumber.list, ...bySku.list].map((row) => [row.order_id, row]));
    return [...rows.values()].map(itemOf);
  },
};

function itemOf(row: OrderRow) {
  const goods = row.goods.map(({ sku }) => sku).join(', ');
  return {
    path: orderPaths.detail(row.order_id),
    title: row.order_no,
    note: [row.platform_order_no, row.recipient_name, goods].filter((part) => part !== '').join(' · '),
    state: <OrderStatusTag status={row.status} />,
  };
}
