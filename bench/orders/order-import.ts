import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { readSheet } from '../../apps/server/src/kernel/sheets/read-sheet.ts';
import { ms, type Figure } from '../figure.ts';
import { median, timed } from '../statistics.ts';
import { depsFor, type Merchant } from '../world.ts';
import { takeOver, workbook } from './order-workbook.ts';

const ROWS = 5000;
const ROUNDS = 5;

/** Every order of every round with its line, its quote and its event. */
async function refuseUnwritten({ pool }: Database, customerId: number): Promise<void> {
  const { rows } = await pool.query<{ whole: number }>(
    `select count(*) as whole from orders o join order_quotes q using (customer_id, quote_id) where customer_id = $1 and q.order_id = o.order_id
       and (select count(*) from order_lines l where l.customer_id = o.customer_id and l.order_id = o.order_id) = 1
       and (select count(*) from order_events e where e.customer_id = o.customer_id and e.order_id = o.order_id and e.kind = 'created') = 1`,
    [customerId],
  );
  if (rows[0]?.whole !== ROWS * ROUNDS) throw new Error(`only ${rows[0]?.whole} orders were written whole`);
}

/** A workbook of five thousand orders with a method: read, checked, priced, written. Against only reading the file. */
export async function orderImport(database: Database, { token, customer_id }: Merchant): Promise<Figure[]> {
  const { deps, end } = depsFor(database);
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-orders-'));
  const path = join(folder, 'orders.xlsx');
  const times = { whole: [] as number[], parse: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await writeFile(path, await workbook(`R${round}`, ROWS));
      times.parse.push(await timed(() => readSheet(path, 'xlsx', ROWS)));
      times.whole.push(await timed(() => takeOver(deps, token, path, ROWS)));
    }
    await refuseUnwritten(database, customer_id);
  } finally {
    end();
    await rm(folder, { recursive: true, force: true });
  }
  const [whole, parse] = [median(times.whole), median(times.parse)];
  return [
    {
      name: `Import of ${ROWS.toLocaleString('en')} orders: read, check, price, write`,
      ours: ms(whole),
      baseline: `${ms(parse)} reading the file alone`,
      ratio: whole / parse,
      bar: { most: 3 },
    },
    { name: 'The same, against ten seconds', ours: ms(whole), baseline: '10 s', ratio: whole / 10_000, bar: { most: 1 } },
  ];
}
