// npm run bench [-- --rows 100000,1000000 --growth 100000000 --tables stock-log --only list,empty,… --write]: measures, prints, and ends with 1 when a bar is missed.
// A full run writes docs/bench.md; a partial one only its own lines, and only with --write.
import { parseArgs } from 'node:util';
import { emptyCall } from '../bench/empty-call.ts';
import { isKept, type Figure } from '../bench/figure.ts';
import { exportMemory, goodsImport, labels } from '../bench/goods/goods-files.ts';
import { goodsLists } from '../bench/goods/goods-lists.ts';
import { growingTables } from '../bench/growth/fill-rows.ts';
import { growth } from '../bench/growth/growth.ts';
import { hardening } from '../bench/hardening.ts';
import { inbound } from '../bench/inbound/inbound.ts';
import { inputCheck } from '../bench/input-check.ts';
import { jobThroughput } from '../bench/job-throughput.ts';
import { listCall } from '../bench/list-call.ts';
import { money } from '../bench/money/money.ts';
import { importWork, orderWork } from '../bench/orders/order-work.ts';
import { orders } from '../bench/orders/orders.ts';
import { openMix } from '../bench/open/open-mix.ts';
import { webhookDeliveries } from '../bench/open/webhooks.ts';
import { storePull } from '../bench/orders/store-pull.ts';
import { packing } from '../bench/parcels/packing.ts';
import { carriersFeed, parcels, workplace } from '../bench/parcels/parcels.ts';
import { quotes } from '../bench/quotes.ts';
import { machine, table, updateFigures, writeFigures } from '../bench/report.ts';
import { tariffImport } from '../bench/tariffs/tariff-import.ts';
import { web } from '../bench/web/web.ts';
import { myWork } from '../bench/work/my-work.ts';
import { statisticsPages } from '../bench/work/statistics-pages.ts';
import { workLists } from '../bench/work/work-lists.ts';
import { openWorld, type World } from '../bench/world.ts';

const ROWS = '100000,1000000';
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: ROWS },
    growth: { type: 'string', default: '10000000' },
    tables: { type: 'string', default: growingTables.join(',') },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const sizes = values.rows.split(',').map(Number);
const grown = growingTables.filter((table) => values.tables.split(',').includes(table));
const parts: Record<string, (world: World) => Promise<Figure[]>> = {
  list: (world) => listCall(world, sizes),
  empty: emptyCall,
  input: inputCheck,
  growth: (world) => growth(world, { small: 1_000_000, large: Number(values.growth) }, grown),
  hardening,
  jobs: jobThroughput,
  goods: (world) => goodsLists(world, { skus: 100_000, lines: 10_000_000 }),
  import: goodsImport,
  labels,
  export: exportMemory,
  money,
  orders: (world) => orders(world, { large: 1_000_000, small: 1000 }),
  'order-work': orderWork,
  'order-import': importWork,
  open: openMix,
  webhooks: webhookDeliveries,
  stores: storePull,
  packing,
  workplace: (world) => workplace(world, { large: 1_050_000, small: 1000 }),
  parcels: (world) => parcels(world, { large: 1_050_000, small: 1000 }),
  feed: (world) => carriersFeed(world, { large: 20_000, small: 1000 }),
  inbound: (world) => inbound(world, { large: 100_000, small: 1000 }),
  quotes,
  tariffs: tariffImport,
  work: (world) => myWork(world, { orders: 1_000_000, entries: 10_000_000 }),
  statistics: (world) => statisticsPages(world, 1_000_000),
  'work-lists': (world) => workLists(world, 1_000_000),
  web,
};
const chosen = values.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (
  unknown.length > 0 ||
  grown.length < values.tables.split(',').length ||
  [...sizes, Number(values.growth)].some((rows) => !Number.isInteger(rows) || rows < 100_000)
) {
  console.error(
    `--only takes ${Object.keys(parts).join(', ')}; --rows and --growth take numbers of at least 100000, --tables ${growingTables.join(', ')}.`,
  );
  process.exit(1);
}

const world = await openWorld();
const figures: Figure[] = [];
let postgres = '';
try {
  const { pool } = await world.database();
  postgres = (await pool.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '';
  for (const name of chosen) {
    console.log(`Measuring: ${name} …`);
    figures.push(...((await parts[name]?.(world)) ?? []));
  }
} finally {
  await world.end();
}
const facts = { postgres, at: new Date() };
console.log(`\n${machine(facts)}\n\n${table(figures, facts)}\n`);
if (values.only === undefined && values.rows === ROWS) writeFigures(figures, facts);
else if (values.write) updateFigures(figures, facts);
const missed = figures.filter((figure) => !isKept(figure));
if (missed.length > 0) console.error(`Missed: ${missed.map((figure) => figure.name).join('; ')}.`);
process.exit(missed.length > 0 ? 1 : 0);
