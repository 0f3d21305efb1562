import type { Selectable } from 'kysely';
import { pick } from '@quayside/domain/kernel/pick';
import type { Tx } from '#server/kernel/database.ts';
import { together } from '#server/kernel/together.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { pricedFields } from './logistics.ts';
import type { Parcel } from './quote-input.ts';
import * as stored from './stored-order.queries.ts';

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

/** What the prices of stored orders depend on, with three queries however many orders and merchants there are. */
export async function storedAskedAll(tx: Tx, rows: readonly Row[]): Promise<Parcel[]> {
  const [allLines, allPackaging, allServices] = await together(
    stored.pricedLinesAcrossMerchants(tx, rows),
    stored.packagingOfOrdersAcrossMerchants(tx, rows),
    stored.servicesOfOrdersAcrossMerchants(tx, rows),
  );
  const lines = Map.groupBy(allLines, (line) => line.order_id);
  const packaging = Map.groupBy(allPackaging, (one) => one.order_id);
  const services = Map.groupBy(allServices, (one) => one.order_id);
  return rows.map((row) => ({
    ...pick(row, ...pricedFields),
    customer_id: row.customer_id,
    order_id: row.order_id,
    lines: (lines.get(row.order_id) ?? []).map((line) => pick(line, 'product_id', 'unit_price', 'quantity')),
    consumables: (packaging.get(row.order_id) ?? []).map((one) => pick(one, 'consumable_id', 'quantity')),
    services: (services.get(row.order_id) ?? []).map((one) => pick(one, 'service', 'quantity')),
  }));
}

export async function storedAsked(tx: Tx, row: Row): Promise<Parcel> {
  const [asked] = await storedAskedAll(tx, [row]);
  if (!asked) throw new Error('an order has no lines');
  return asked;
}
