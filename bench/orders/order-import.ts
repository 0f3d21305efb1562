import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { readSheet } from '../../apps/server/src/kernel/sheets/read-sheet.ts';
import { ms, type Figure } from '../figure.ts';
import { median, timed } from '../statistics.ts';
import { withClient } from '../with-client.ts';
import { depsFor, type Merchant } from '../world.ts';
import { writeAgain } from './bare-writes.ts';
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
  // Those of the bare statements too.
  if (rows[0]?.whole !== 2 * ROWS * ROUNDS) throw new Error(`only ${rows[0]?.whole} orders were written whole`);
}

/**
 * A workbook of five thousand orders with a method: read, checked, priced, written. Against reading the file and writing the same rows by
 * bare statements, which no import can do without (decision 0030), and against reading alone.
 */
export async function orderImport(database: Database & { url: string }, { token, customer_id }: Merchant): Promise<Figure[]> {
  const { deps, end } = depsFor(database);
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-orders-'));
  const path = join(folder, 'orders.xlsx');
  const times = { whole: [] as number[], parse: [] as number[], bare: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await writeFile(path, await workbook(`R${round}`, ROWS));
      times.parse.push(await timed(() => readSheet(path, 'xlsx', ROWS)));
      times.whole.push(await timed(() => takeOver(deps, token, path, ROWS)));
      await withClient(database.url, async (client) => void times.bare.push(await writeAgain(client, ROWS)));
    }
    await refuseUnwritten(database, customer_id);
  } finally {
    end();
    await rm(folder, { recursive: true, force: true });
  }
  const [whole, parse, bare] = [median(times.whole), median(times.parse), median(times.bare)];
  return [
    {
      name: `Import of ${ROWS.toLocaleString('en')} orders: read, check, price, write`,
      ours: ms(whole),
      baseline: `${ms(parse + bare)} reading the file, and its rows by bare statements`,
      ratio: whole / (parse + bare),
      bar: { most: 1.5 },
    },
    { name: 'The same, against reading alone', ours: ms(whole), baseline: `${ms(parse)} reading the file`, ratio: whole / parse },
    { name: 'The same, against ten seconds', ours: ms(whole), baseline: '10 s', ratio: whole / 10_000, bar: { most: 1 } },
  ];
}
