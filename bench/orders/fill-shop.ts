import type { Database } from '../../apps/server/src/kernel/database.ts';
import { systemCtx } from '../../apps/server/src/kernel/system-ctx.ts';
import { fillTariff } from '../../apps/server/src/demo/demo-tariff.ts';
import { withClient } from '../with-client.ts';
import { addMerchants, depsFor, signIn, type Merchant } from '../world.ts';

const PRODUCTS = 20;
/** Of each product in warehouse 1, and each merchant's balance: enough for all rounds. */
const PLENTY = 10_000_000;

/** Merchants with products, stock and money, signed in, and the demo's tariff of twelve methods. */
export async function fillShop(database: Database & { url: string }, count: number): Promise<Merchant[]> {
  const first = await addMerchants(database);
  await addTariff(database);
  const merchants = [first];
  for (let at = 1; at < count; at++) merchants.push(await signIn(database, first.customer_id - at));
  await withClient(database.url, async (client) => {
    await client.query(
      `insert into products (customer_id, sku, product_name, name_cn, name_en, declared_value, property_ids, hs_code, weight_g, length_cm, width_cm, height_cm, barcode)
     select c.customer_id, 'SKU-' || lpad(n::text, 7, '0'), 'Thing ' || n, '东西' || n, 'Thing ' || n, 9.90, '{1}', '940520', 150, 20, 15, 2.5,
       'B' || c.customer_id || '-' || n from customers c, generate_series(1, ${PRODUCTS}) n order by c.customer_id, n`,
    );
    await client.query(
      `insert into product_codes (customer_id, code, product_id, is_alias) select customer_id, lower(sku), product_id, false from products`,
    );
    await client.query(
      `insert into stock_levels (customer_id, warehouse_id, product_id, total) select customer_id, 1, product_id, ${PLENTY} from products`,
    );
    await client.query(
      `insert into wallets (customer_id, balance, last_seq) select customer_id, ${PLENTY}, 1 from customers
     on conflict (customer_id) do update set balance = excluded.balance`,
    );
    for (const table of ['products', 'product_codes', 'stock_levels', 'wallets', 'tariff_versions'])
      await client.query(`vacuum (analyze) ${table}`);
  });
  return merchants;
}

/** The demo's tariff, published. */
export async function addTariff(database: Database): Promise<void> {
  const { deps, end } = depsFor(database);
  await database.db.transaction().execute((tx) => fillTariff(systemCtx(deps, tx)));
  end();
}

export async function productsOf({ db }: Pick<Database, 'db'>, customerId: number, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .orderBy('product_id')
    .limit(count)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
