import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { FileJob } from '@quayside/contract/kernel/job';
import { runs, type BoundJob, type JobCtx } from './jobs.ts';
import { question } from './question.ts';
import { SHEET_MIME, workbookStream, type Sheet } from './sheets/write-sheet.ts';

const BATCH_SIZE = 500;

/** A file that is still being written; its name says what it contains and for which day. */
export type ExportedFile = { readonly name: string; readonly mime: string; readonly body: Readable };
type Owner = { readonly customer_id: number; readonly account_id: number | null };
type StoreFile = (
  ctx: JobCtx,
  file: ExportedFile & { readonly customerId: number; readonly accountId: number | null; readonly jobId: number },
) => Promise<{ readonly file_id: string }>;

/** The uploads area owns files; it registers how one is stored. */
export const storeFile = question<StoreFile>('how a file is stored');

/** Binds an export job to the function that writes its file. The file belongs to the user who requested it. */
export function exportJob<Payload extends z.ZodType<Owner>>(
  job: FileJob<Payload>,
  make: (ctx: JobCtx, asked: z.output<Payload>) => ExportedFile | Promise<ExportedFile>,
): BoundJob {
  return runs(job, async (ctx, asked) => {
    const { customer_id, account_id } = asked;
    const [store] = storeFile.answers();
    if (store === undefined) throw new Error('no file can be stored');
    return ctx.lagging(async (tx) => {
      // The file is written while its rows are read, so both happen inside.
      const file = await make({ ...ctx, tx }, asked);
      const { file_id } = await store(ctx, { ...file, customerId: customer_id, accountId: account_id, jobId: ctx.jobId });
      return { file_id, file_name: file.name };
    });
  });
}

/** A workbook, streamed while its rows are read. */
export function workbook(name: string, ...sheets: readonly Sheet[]): ExportedFile {
  return { name: `${name}.xlsx`, mime: SHEET_MIME, body: workbookStream(sheets) };
}

/** Rows in batches by keyset: an export of any length needs the memory of one batch. */
export async function* inBatches<Row>(
  { progress }: Pick<JobCtx, 'progress'>,
  next: (last: Row | null, size: number) => Promise<Row[]>,
  total: number | null = null,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (let done = 0; ;) {
    progress(done, total);
    const batch: Row[] = await next(last, BATCH_SIZE);
    yield* batch;
    done += batch.length;
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH_SIZE) return progress(done, total);
  }
}
