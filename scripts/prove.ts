// npm run prove [-- --only kills,topology,backup,upgrade,soak --kills 100 --minutes 30 --gigabytes 3 --from COMMIT --seed N]: proves claims about many processes, kills and machines; ends with 1 when a bar
// is missed. Its report is in docs/scale.md. Loopback only; everything it starts ends with it.
import { parseArgs } from 'node:util';
import { backup } from '../prove/backup/backup.ts';
import { kills } from '../prove/kills/kills.ts';
import { soak } from '../prove/soak/soak.ts';
import { topology } from '../prove/topology/topology.ts';
import { upgrade } from '../prove/upgrade/upgrade.ts';
import type { Line } from '../prove/line.ts';
import { findPgBouncer } from '../prove/kit/pgbouncer.ts';
import { endProcesses } from '../prove/kit/processes.ts';
import { openSetting, type Setting } from '../prove/kit/setting.ts';
import { machine, table, updatePage } from '../prove/report.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '30' },
    from: { type: 'string' },
    gigabytes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'no-write': { type: 'boolean', default: false },
  },
});
const [count, minutes, gigabytes, seed] = [values.kills, values.minutes, values.gigabytes, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
]; // as many as given
const parts: Readonly<Record<string, { given: string; run: (setting: Setting) => Promise<Line[]> }>> = {
  kills: { given: `--kills ${count}`, run: (setting) => kills(setting, { count, seed }) },
  topology: { given: '', run: (setting) => topology(setting, { seed }) },
  backup: { given: `--gigabytes ${gigabytes}`, run: (setting) => backup(setting, { gigabytes, seed }) },
  upgrade: {
    given: values.from === undefined ? '' : `--from ${values.from}`,
    run: (setting) => upgrade(setting, { from: values.from, seed }),
  },
  soak: { given: `--minutes ${minutes}`, run: (setting) => soak(setting, { minutes, seed }) },
};
const chosen = values.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
if (
  unknown.length > 0 ||
  !isWithin(count, 1000) ||
  !isWithin(minutes, 600) ||
  !(gigabytes >= 0.1 && gigabytes <= 1000) ||
  !Number.isInteger(seed)
) {
  console.error(
    `--only takes ${Object.keys(parts).join(', ')}; --kills takes 1 to 1000, --minutes 1 to 600, --gigabytes 0.1 to 1000, --seed a whole number.`,
  );
  process.exit(1);
}

const setting = await openSetting();
const programs = { postgres: setting.postgres.version, pooler: findPgBouncer()?.version ?? null };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(1));
const all: Line[] = [];
let failure: unknown = null;
for (const name of chosen) {
  const part = parts[name];
  if (!part || failure) continue;
  console.log(`Proving: ${name} ${part.given} …`);
  try {
    const lines = await part.run(setting);
    const how = { ...programs, at: new Date(), given: part.given, order: Object.keys(parts) };
    console.log(`\n${table(lines, how.at, how.given)}\n`);
    if (!values['no-write']) updatePage(lines, how);
    all.push(...lines);
  } catch (error) {
    failure = error;
    console.error(error);
  }
}
const missed = all.filter(({ kept }) => kept === false);
console.log(machine(programs));
if (missed.length > 0) console.error(`Missed: ${missed.map(({ part, claim }) => `${part}: ${claim}`).join('; ')}.`);
await end(missed.length > 0 || failure ? 1 : 0);

async function end(code: number): Promise<never> {
  await endProcesses();
  setting.folder.remove();
  process.exit(code);
}
