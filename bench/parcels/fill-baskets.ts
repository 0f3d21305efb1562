import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import { basketCode } from '../../packages/domain/src/packing/packing-rules.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { takeOver, workbook } from '../orders/order-workbook.ts';
import { fillShop } from '../orders/fill-shop.ts';
import { depsFor, type Merchant } from '../world.ts';

const PER_CALL = 20;
const PER_WAVE = 50;

export type Basket = {
  readonly customer_id: number;
  readonly order_id: number;
  readonly code: string;
  readonly sku: string;
  readonly quantity: number;
};

/** Orders that were imported with a price, submitted and approved, in waves of fifty. */
export async function fillBaskets(database: Database & { url: string }, ours: string, count: number): Promise<Basket[]> {
  const [merchant] = await fillShop(database, 1);
  if (!merchant) throw new Error('no merchant');
  const { pool } = database;
  await pool.query(
    `insert into stock_layers (customer_id, warehouse_id, product_id, shelved_on, received, remaining, source_no)
     select customer_id, warehouse_id, product_id, '2026-01-01', total, total, 'ASN-1' from stock_levels`,
  );
  await importOrders(database, merchant, count);
  const { rows } = await pool.query<{ order_id: number }>('select order_id from orders where customer_id = $1 order by order_id', [
    merchant.customer_id,
  ]);
  for (let at = 0; at < rows.length; at += PER_CALL) await submit(ours, merchant, rows.slice(at, at + PER_CALL));
  await pool.query(`update orders set status = 'approved', verified_at = now() where customer_id = $1`, [merchant.customer_id]);
  await pool.query(
    `insert into packing_waves (wave_no, warehouse_id, orders, made_by, made_at)
     select 'WV-261117-' || substr('23456789ABCDEFGH', 1 + n, 1) || '222', 1, ${PER_WAVE}, 'Wei Zhang', now() from generate_series(0, $1::int / ${PER_WAVE} - 1) n`,
    [count],
  );
  await pool.query(
    `insert into packing_baskets (customer_id, order_id, wave_id, basket)
     select customer_id, order_id, (select min(wave_id) from packing_waves) + (place - 1) / ${PER_WAVE}, 1 + (place - 1) % ${PER_WAVE}
       from (select customer_id, order_id, row_number() over (order by order_id) as place from orders where customer_id = $1) o`,
    [merchant.customer_id],
  );
  const { rows: baskets } = await pool.query<Basket & { wave_no: string; basket: number }>(
    `select b.customer_id, b.order_id, w.wave_no, b.basket, p.sku, l.quantity from packing_baskets b join packing_waves w using (wave_id)
       join order_lines l using (customer_id, order_id) join products p using (customer_id, product_id) order by b.order_id`,
  );
  return baskets.map(({ wave_no, basket, ...one }) => ({ ...one, code: basketCode(wave_no, basket) }));
}

async function importOrders(database: Database, { token }: Merchant, count: number): Promise<void> {
  const { deps, end } = depsFor(database);
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-packing-'));
  const path = join(folder, 'orders.xlsx');
  try {
    await writeFile(path, await workbook('PACK', count));
    await takeOver(deps, token, path, count);
  } finally {
    end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function submit(ours: string, { token }: Merchant, orders: readonly { readonly order_id: number }[]): Promise<void> {
  const answer = await fetch(ours + ordersCalls.submit.path, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: orders.map(({ order_id }) => order_id), warehouse_id: 1 }),
  });
  if (!answer.ok) throw new Error(`the orders were not submitted: ${await answer.text()}`);
}
