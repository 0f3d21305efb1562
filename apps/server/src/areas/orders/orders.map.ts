import type { Selectable } from 'kysely';
import { smallProductPicture } from '@quayside/contract/kernel/paths';
import { available } from '@quayside/domain/products/stock-level';
import { moneyText } from '@quayside/domain/kernel/money';
import { goodsTotal } from '@quayside/domain/orders/order-rules';
import { personName } from '@quayside/domain/kernel/person-name';
import { consumableView } from '#server/areas/consumables/consumables.public.ts';
import type { attachedTo, stockFor } from '#server/areas/products/products.public.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type * as lists from './order-list.queries.ts';
import type * as orders from './orders.queries.ts';

type Row = Awaited<ReturnType<typeof lists.orderPage>>['list'][number];
type Good = Awaited<ReturnType<typeof lists.goodsOf>>[number];
type Line = Awaited<ReturnType<typeof orders.linesOf>>[number];
type Chosen = Awaited<ReturnType<typeof orders.packagingOf>>[number];
type Stock = Awaited<ReturnType<typeof stockFor>>;
type Attached = Awaited<ReturnType<typeof attachedTo>>;

/** A deleted product shows no picture. */
function pictureOf({ image_file_id, deleted_at }: { image_file_id: string | null; deleted_at: Date | null }): string | null {
  return deleted_at === null ? smallProductPicture(image_file_id) : null;
}

export function orderRow({ first_name, last_name, ...row }: Row, goods: readonly Good[]) {
  return {
    ...row,
    recipient_name: personName(first_name, last_name),
    sku_quantity: goods[0]?.sku_quantity ?? 0,
    quantity: goods[0]?.pieces ?? 0,
    total: goods[0]?.total ?? '0.00',
    goods: goods.map((one) => ({ sku: one.sku, quantity: one.quantity, image_url: pictureOf(one) })),
  };
}

export function orderDetail(
  row: Selectable<Tables['orders']>,
  lines: readonly Line[],
  chosen: readonly Chosen[],
  { stock, attached }: { readonly stock: Stock; readonly attached: Attached },
) {
  return {
    ...row,
    recipient_name: personName(row.first_name, row.last_name),
    sku_quantity: lines.length,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: moneyText(goodsTotal(lines)),
    lines: lines.map((line) => ({
      ...line,
      image_url: pictureOf(line),
      available: available(stock.get(line.product_id) ?? { total: 0, frozen: 0 }),
      consumables: attached(line.product_id),
    })),
    consumables: chosen.map((one) => ({ ...consumableView(one), attached: one.attached })),
  };
}
