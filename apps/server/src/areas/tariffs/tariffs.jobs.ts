import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readTariffJob } from '@quayside/contract/tariffs/tariffs.jobs';
import { sheetLists, workbook } from '@quayside/domain/quotes/workbook';
import type { ImportFault } from '@quayside/domain/tariffs/import-faults';
import { readTariff, type ReadTariff, type WrittenBook } from '@quayside/domain/tariffs/read-workbook';
import { MAX_TARIFF_ROWS } from '@quayside/domain/tariffs/tariff-rules';
import { openProviderFile } from '#server/areas/uploads/uploads.public.ts';
import { dayOf } from '#server/kernel/days.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { runYielding } from '#server/kernel/yield-to-event-loop.ts';
import { readSheets } from '#server/kernel/sheets/read-sheet.ts';
import { columnOf, sheetNames } from './tariff-columns.ts';
import * as imports from './tariff-imports.queries.ts';
import * as tariffs from './tariffs.queries.ts';

/** Read, checked, stored: what the progress counts. */
const STEPS = 3;

export const tariffsJobs = [
  runs(readTariffJob, async (ctx, { import_id }) => {
    const { tx, now } = ctx;
    const row = found(await imports.lockImport(tx, import_id));
    if (row.state !== 'reading') return;
    try {
      ctx.progress(0, STEPS);
      const book = await bookOf(ctx, row.file_id);
      ctx.progress(1, STEPS);
      const rates = await tariffs.rateRows(tx, dayOf(now));
      const read = await runYielding(readTariff({ book, columnOf, known: await imports.knownCodes(tx), rates }));
      const faults = [...read.faults, ...(await nameFaults(ctx, read, book))];
      ctx.progress(2, STEPS);
      const counts = { row_count: read.rows, fault_count: faults.length, ended_at: now };
      await imports.insertFaults(tx, import_id, faults);
      const version_id = faults.length > 0 ? null : await storeDraft(ctx, read, row);
      await imports.writeImport(tx, import_id, { ...counts, version_id, state: version_id === null ? 'faulty' : 'imported' });
      ctx.progress(STEPS, STEPS);
    } catch (error) {
      // A problem with the file is reported to its uploader; it is not a job failure.
      if (!(error instanceof Refusal)) throw error;
      await imports.writeImport(tx, import_id, { state: 'refused', refusal: error.code, ended_at: now });
    }
  }),
];

/** The cells of the version stand on their own in the table; the other sheets are one document. */
async function storeDraft({ tx, now }: JobCtx, { draft }: ReadTariff, { file_name, staff_id }: { file_name: string; staff_id: number }) {
  // `readTariff` found no fault, so the cells are what the workbook's columns say.
  const { version, currency, first_day, last_day, rates: _rates, ...sheets } = draft as Record<string, unknown>;
  const name = String(version);
  // A draft of the same name is replaced under a new id: whoever has seen the earlier one cannot publish another by mistake.
  await tariffs.deleteDraftNamed(tx, name);
  return tariffs.insertDraft(tx, {
    name,
    currency: currency === 'USD' ? 'USD' : 'CNY',
    first_day: String(first_day),
    last_day: String(last_day),
    tariff: JSON.stringify(sheets),
    file_name,
    created_by: staff_id,
    created_at: now,
  });
}

/** The name of a published version is taken. */
async function nameFaults({ tx }: JobCtx, { draft }: ReadTariff, book: WrittenBook): Promise<ImportFault[]> {
  const name = draft['version'];
  if (typeof name !== 'string' || !(await tariffs.isPublishedName(tx, name))) return [];
  const row_no = book.get('(version)')?.rows[0]?.row_no ?? null;
  return [{ code: 'NAME_TAKEN', sheet: '(version)', row_no, column: 'version', place: '', figures: { found: name } }];
}

async function bookOf(ctx: JobCtx, fileId: string): Promise<WrittenBook> {
  const { mime, open } = await openProviderFile(ctx, fileId);
  const folder = await mkdtemp(join(tmpdir(), 'quayside-tariff-'));
  try {
    const path = join(folder, 'workbook');
    const stream = await open().catch(() => null);
    if (stream === null) throw new Refusal('imports.file_gone');
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const kind = mime === 'application/vnd.ms-excel' ? 'xls' : 'xlsx';
    const sheets = await readSheets(path, kind, workbook.map(sheetNames), MAX_TARIFF_ROWS);
    return new Map(sheetLists.flatMap((list, at) => (sheets[at] ? [[list, sheets[at]] as const] : [])));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
