import { sql } from 'kysely';
import { moneyText } from '@quayside/domain/kernel/money';
import { goodsTotal } from '@quayside/domain/orders/order-rules';
import type { Tx } from '#server/kernel/database.ts';
import { pairs } from '#server/kernel/pairs.ts';

/** The codes a tariff names warehouses by. */
export async function warehouseCodes(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('warehouses').select(['warehouse_id', 'code']).execute();
  return new Map(rows.map(({ warehouse_id, code }) => [warehouse_id, code]));
}

/** What a quote needs of some products, with the codes of their attributes. */
export function productFactsAcrossMerchants(tx: Tx, lines: readonly { readonly customer_id: number; readonly product_id: number }[]) {
  return tx
    .selectFrom('products as p')
    .select(['p.customer_id', 'p.product_id', 'p.sku', 'p.hs_code', 'p.weight_g', 'p.length_cm', 'p.width_cm', 'p.height_cm'])
    .select(['p.measured_weight_g', 'p.measured_length_cm', 'p.measured_width_cm', 'p.measured_height_cm'])
    .select(
      sql<string[]>`array(select a.code from properties a where a.property_id = any(p.property_ids) order by a.code)`.as('attributes'),
    )
    .where(sql<boolean>`(p.customer_id, p.product_id) in (${pairs(lines, 'product_id')})`)
    .execute();
}

type To = {
  readonly customer_id: number;
  readonly lines: readonly { readonly unit_price: string; readonly quantity: number }[];
  readonly order_id?: number | undefined;
  readonly first_name: string;
  readonly last_name: string;
  readonly address1: string;
  readonly country: string;
};

/**
 * Goods value of each recipient's other orders of a day, by place in the list (TAX-03): stored ones, found by the recipient's key, and
 * the others of the list. Parcels without name and street have none, and none is read for a country where it does not matter.
 */
export async function recipientDayValuesAcrossMerchants(
  tx: Tx,
  to: readonly To[],
  matters: (country: string) => boolean,
  from: Date,
  until: Date,
): Promise<Map<number, string>> {
  const known = to.flatMap((one, place) =>
    one.first_name === '' || one.address1 === '' || !matters(one.country) ? [] : [{ ...one, place }],
  );
  if (known.length === 0) return new Map();
  const column = <Value>(of: (one: (typeof known)[number]) => Value) => known.map(of);
  const { rows } = await sql<{ place: number; value: string }>`
    with asked as materialized (
      select place, customer_id, order_id, recipient_key(first_name, last_name, address1, country) as key, own
        from unnest(${column((one) => one.place)}::int[], ${column((one) => one.customer_id)}::bigint[], ${column((one) => one.order_id ?? 0)}::bigint[],
                    ${column((one) => one.first_name)}::text[], ${column((one) => one.last_name)}::text[],
                    ${column((one) => one.address1)}::text[], ${column((one) => one.country)}::text[],
                    ${column(valueOf)}::numeric[]) a (place, customer_id, order_id, first_name, last_name, address1, country, own)),
    -- One pass for all recipients: a subquery for each would read the day's orders again for every parcel of an import.
    stored as materialized (
      select o.customer_id, o.recipient_key as key, sum(l.unit_price * l.quantity) as value
        from orders o join order_lines l on l.customer_id = o.customer_id and l.order_id = o.order_id
       -- Not as pairs: with those the day's orders were read again for each parcel. What is too much finds no partner below.
       where o.customer_id = any(${[...new Set(known.map((one) => one.customer_id))]}::bigint[]) and o.deleted_at is null
         and o.status <> 'canceled' and o.recipient_key in (select key from asked)
         and o.created_at >= ${from} and o.created_at < ${until}
         and o.order_id <> all(array(select order_id from asked where order_id <> 0))
       group by o.customer_id, o.recipient_key)
    select a.place, (sum(a.own) over (partition by a.customer_id, a.key) - a.own + coalesce(s.value, 0))::text as value
      from asked a left join stored s on s.customer_id = a.customer_id and s.key = a.key`.execute(tx);
  return new Map(rows.map(({ place, value }) => [place, value]));
}

/** Exact, in cents. */
function valueOf({ lines }: To): string {
  return moneyText(goodsTotal(lines));
}
