import { Worker } from 'node:worker_threads';
import { Refusal } from '#server/kernel/refusal.ts';
import { limitConcurrency } from '#server/kernel/limit-concurrency.ts';
import { guardZip } from './guard-zip.ts';
import type { SheetContent, SheetLines } from './sheet-content.ts';
import type { SheetOutcome, SheetTask } from './sheet-worker.ts';

const MEMORY_MB = 384;
const PATIENCE_MS = 60_000;
/** A workbook needs a CPU core and up to the memory above: one at a time. */
const limited = limitConcurrency(1);

/** Reads the first visible sheet of a workbook in a worker thread, so a bad file cannot block this process or use up its memory. */
export async function readSheet(path: string, kind: 'xls' | 'xlsx', maxRows: number): Promise<SheetContent> {
  const { hasFormulas } = kind === 'xlsx' ? await guardZip(path) : { hasFormulas: false };
  const outcome = await limited(() => inThread({ path, kind, maxRows, hasFormulas }));
  if ('content' in outcome) return outcome.content;
  throw refusalOf(outcome, maxRows);
}

/** Reads several sheets by name: null for one that is missing. Each may have one of several names, and `maxRows` counts for all of them. */
export async function readSheets(
  path: string,
  kind: 'xls' | 'xlsx',
  named: readonly (readonly string[])[],
  maxRows: number,
): Promise<readonly (SheetLines | null)[]> {
  const { hasFormulas } = kind === 'xlsx' ? await guardZip(path) : { hasFormulas: false };
  const outcome = await limited(() => inThread({ path, kind, maxRows, hasFormulas, named }));
  if ('sheets' in outcome) return outcome.sheets;
  throw refusalOf(outcome, maxRows);
}

function refusalOf(outcome: SheetOutcome, max: number): Refusal {
  const isTooLong = 'fault' in outcome && outcome.fault === 'too_many_rows';
  return isTooLong ? new Refusal('imports.too_many_rows', { max }) : new Refusal('imports.broken_file');
}

function inThread(task: SheetTask): Promise<SheetOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stderr: true,
    });
    const end = (outcome: SheetOutcome) => {
      clearTimeout(patience);
      resolve(outcome);
      void worker.terminate();
    };
    const patience = setTimeout(() => end({ fault: 'broken' }), PATIENCE_MS);
    worker.once('message', (text: string) => end(JSON.parse(text) as SheetOutcome)); // what sheet-worker.ts sends
    // Out of memory or a bug in the parser: for the sender both mean a file that cannot be read.
    worker.once('error', () => end({ fault: 'broken' }));
    worker.once('exit', () => end({ fault: 'broken' }));
  });
}
