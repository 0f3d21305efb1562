import type { Selectable } from 'kysely';
import { pick } from '@quayside/domain/kernel/pick';
import type { QuoteInput as Asked } from '@quayside/contract/orders/order-quotes.schemas';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { pricedFields } from './logistics.ts';
import { packagingOfOrders, pricedLines, servicesOfOrders } from './stored-order.queries.ts';

type Row = Selectable<Tables['orders']>;

/** The fields of a stored order that its form holds. */
export function storedFields(row: Row) {
  return pick(
    row,
    ...pricedFields,
    'platform_order_no',
    'phone',
    'email',
    'id_number',
    'company',
    'state',
    'city',
    'house_number',
    'address2',
    'address3',
    'remark',
    'method',
  );
}

/** What the prices of stored orders depend on, with three queries however many there are. */
export async function storedAskedAll(tx: Tx, customerId: number, rows: readonly Row[]): Promise<Asked[]> {
  const ids = rows.map((row) => row.order_id);
  const lines = Map.groupBy(await pricedLines(tx, customerId, ids), (line) => line.order_id);
  const packaging = Map.groupBy(await packagingOfOrders(tx, customerId, ids), (one) => one.order_id);
  const services = Map.groupBy(await servicesOfOrders(tx, customerId, ids), (one) => one.order_id);
  return rows.map((row) => ({
    ...pick(row, ...pricedFields),
    order_id: row.order_id,
    lines: (lines.get(row.order_id) ?? []).map((line) => pick(line, 'product_id', 'unit_price', 'quantity')),
    consumables: (packaging.get(row.order_id) ?? []).map((one) => pick(one, 'consumable_id', 'quantity')),
    services: (services.get(row.order_id) ?? []).map((one) => pick(one, 'service', 'quantity')),
  }));
}

export async function storedAsked(tx: Tx, row: Row): Promise<Asked> {
  const [asked] = await storedAskedAll(tx, row.customer_id, [row]);
  if (!asked) throw new Error('an order has no lines');
  return asked;
}
