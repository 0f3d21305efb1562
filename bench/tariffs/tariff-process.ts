// Imports one tariff workbook as the worker does, in a process of its own, and reports its time, memory and longest pause.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readTariffJob } from '../../packages/contract/src/tariffs/tariffs.jobs.ts';
import { workbook } from '../../packages/domain/src/quotes/workbook.ts';
import { MAX_TARIFF_ROWS } from '../../packages/domain/src/tariffs/tariff-rules.ts';
import { allJobs } from '../../apps/server/src/areas/all.ts';
import { connect } from '../../apps/server/src/kernel/database.ts';
import { readSheets } from '../../apps/server/src/kernel/sheets/read-sheet.ts';
import { SHEET_MIME } from '../../apps/server/src/kernel/sheets/write-sheet.ts';
import { newKey } from '../../apps/server/src/ports/storage/keys.ts';
import { given, tell } from '../child.ts';
import { timed } from '../statistics.ts';
import { asJob, depsFor } from '../world.ts';
import { largeTariff, tariffWorkbook } from './large-tariff.ts';

export type TariffGiven = { readonly url: string; readonly rows: number; readonly version: string };
export type TariffTold = { readonly ms: number; readonly parseMs: number; readonly peakMb: number; readonly pauseMs: number };

const LOOK_EVERY_MS = 5;
const { url, rows, version } = await given<TariffGiven>();
const database = connect(url, 2);
const { deps, end } = depsFor(database);
const bound = allJobs.find(({ job }) => job.name === readTariffJob.name);
if (!bound) throw new Error('there is no job that reads tariffs');
const body = await tariffWorkbook(largeTariff(rows), version);
const parseMs = await timed(() => readAlone(body));
const import_id = await insertImport(body);

let [peak, pause, last] = [0, 0, performance.now()];
const watch = setInterval(() => {
  const now = performance.now();
  pause = Math.max(pause, now - last - LOOK_EVERY_MS);
  peak = Math.max(peak, process.memoryUsage.rss());
  last = performance.now();
}, LOOK_EVERY_MS);
last = performance.now();
// The job's own schema has parsed the payload.
const ms = await timed(() => asJob(deps, (ctx) => bound.run(ctx, { import_id } as never)));
await new Promise((looked) => setTimeout(looked, 2 * LOOK_EVERY_MS));
clearInterval(watch);
const { state } = await database.db
  .selectFrom('tariff_imports')
  .select('state')
  .where('import_id', '=', import_id)
  .executeTakeFirstOrThrow();
if (state !== 'imported') throw new Error(`the import of the bench is ${state}`);
tell({ ms, parseMs, peakMb: peak / 1024 / 1024, pauseMs: pause } satisfies TariffTold);
await database.close();
end();
process.disconnect();

/** Reading the workbook's sheets and nothing else, in the same thread and with the same guard. */
async function readAlone(bytes: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-tariff-'));
  try {
    const path = join(folder, 'tariff.xlsx');
    await writeFile(path, bytes);
    await readSheets(
      path,
      'xlsx',
      workbook.map(({ name_en }) => [name_en]),
      MAX_TARIFF_ROWS,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function insertImport(bytes: Buffer): Promise<number> {
  const storage_key = newKey(new Date());
  await deps.storage.put(storage_key, Readable.from([bytes]));
  const { db } = database;
  const person = { email: `${version.toLowerCase()}@desk.test`, name: 'Wei Zhang', role: 'administrator', password_hash: '-' } as const;
  const { staff_id } = await db.insertInto('staff').values(person).returning('staff_id').executeTakeFirstOrThrow();
  const file = { staff_id, storage_key, name: 'tariff.xlsx', mime: SHEET_MIME, bytes: bytes.length };
  const sha256 = createHash('sha256').update(bytes).digest();
  const { file_id } = await db
    .insertInto('provider_files')
    .values({ ...file, sha256 })
    .returning('file_id')
    .executeTakeFirstOrThrow();
  const { import_id: id } = await db
    .insertInto('tariff_imports')
    .values({ file_id, file_name: 'tariff.xlsx', staff_id, created_at: new Date() })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  return id;
}
