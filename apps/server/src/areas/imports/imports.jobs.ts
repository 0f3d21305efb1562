import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readImportJob } from '@quayside/contract/imports/imports.jobs';
import { MAX_IMPORT_ROWS } from '@quayside/domain/imports/import-rules';
import { openFile } from '#server/areas/uploads/uploads.public.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { readSheet } from '#server/kernel/sheets/read-sheet.ts';
import type { SheetContent } from '#server/kernel/sheets/sheet-content.ts';
import { checkRows, countsOf, rowsFrom } from './import-checking.ts';
import * as imports from './imports.queries.ts';

export const importsJobs = [
  runs(readImportJob, async (ctx, { customer_id, import_id, skus }) => {
    const row = found(await imports.lockImport(ctx.tx, customer_id, import_id));
    if (row.state !== 'reading') return;
    try {
      const rows = rowsFrom(row.kind, await contentOf(ctx, customer_id, row.file_id));
      ctx.progress(0, rows.length);
      const checked = await checkRows(ctx, { customerId: customer_id, skuScope: skus }, row.kind, row.mode, rows);
      await imports.putRows(ctx.tx, customer_id, import_id, checked);
      await imports.writeImport(ctx.tx, customer_id, import_id, { ...countsOf(checked), state: 'checked', updated_at: ctx.now });
      ctx.progress(rows.length, rows.length);
    } catch (error) {
      // A problem with the file is reported to its uploader; it is not a job failure.
      if (!(error instanceof Refusal)) throw error;
      await imports.writeImport(ctx.tx, customer_id, import_id, { state: 'refused', refusal: error.code, updated_at: ctx.now });
    }
  }),
];

async function contentOf(ctx: JobCtx, customerId: number, fileId: string): Promise<SheetContent> {
  const { mime, open } = await openFile(ctx, customerId, fileId);
  const folder = await mkdtemp(join(tmpdir(), 'quayside-import-'));
  try {
    const path = join(folder, 'workbook');
    const stream = await open().catch(() => null);
    if (stream === null) throw new Refusal('imports.file_gone');
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await readSheet(path, mime === 'application/vnd.ms-excel' ? 'xls' : 'xlsx', MAX_IMPORT_ROWS);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
