// npm run check: types, lint, format, area names and import directions, migrations, table types, keys by customer, the open API, dead
// code, and the tests without a database, which hold many lists.
import { runAll } from './run-all.ts';

const ok = await runAll([
  { name: 'types of server and packages', command: 'tsc', args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of the journeys', command: 'tsc', args: ['-p', 'tsconfig.e2e.json'] },
  { name: 'types of the web', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'areas and imports', command: process.execPath, args: ['scripts/check-areas.ts'] },
  { name: 'lists of areas', command: process.execPath, args: ['scripts/areas.ts', '--verify'] },
  { name: 'texts for Taiwan', command: process.execPath, args: ['scripts/zh-tw.ts', '--verify'] },
  { name: 'migrations', command: process.execPath, args: ['scripts/check-migrations.ts'] },
  { name: 'table types', command: process.execPath, args: ['scripts/db-types.ts', '--verify'] },
  { name: 'ready for sharding', command: process.execPath, args: ['scripts/check-sharding.ts', '--verify'] },
  { name: 'open API and its client', command: process.execPath, args: ['scripts/open-api.ts', '--verify'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'fast tests', command: 'vitest', args: ['run', '--project', 'fast', '--reporter', 'dot'] },
]);
process.exit(ok ? 0 : 1);
