// Checks that customers could be spread over several databases, and writes the distribution script for Citus. `--verify` only compares.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists } from './sharding/lists.ts';
import { unscopedQueries } from './sharding/queries.ts';
import { citusScript, findings, placementOf, type Finding } from './sharding/rules.ts';
import { migratedSchema } from './sharding/schema.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs/citus.sql');
const schema = await migratedSchema();
const distributed = new Set(schema.tables.map(({ table }) => table).filter((table) => placementOf(schema, lists, table) === 'distributed'));

// The desk's queues hold everybody's work by their kind; the demo fills an empty database.
const files = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
  (path) => !/\.(queues|demo|generated)\.ts$|\/src\/demo\//.test(path),
);
const sources = files.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));

const broken: Finding[] = [
  ...findings(schema, lists),
  ...unscopedQueries(sources, distributed).map(({ file, unit, tables }) => ({
    where: `${file}#${unit}`,
    what: `names no customer for ${tables.join(', ')}: filter by it or call it …AcrossMerchants`,
  })),
];
const script = citusScript(schema, lists);
if (!process.argv.includes('--verify')) writeFileSync(target, script);
else if (readFileSync(target, 'utf8') !== script)
  broken.push({ where: 'docs/citus.sql', what: 'does not match the migrations: run `node scripts/check-sharding.ts`' });

for (const { where, what } of broken) console.error(`${where}: ${what}`);
console.log(`${distributed.size} distributed tables, ${lists.keys.length} keys unique by construction, ${broken.length} violations`);
process.exit(broken.length > 0 ? 1 : 0);
