import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AnyCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { readSheet } from './read-sheet.ts';

/** The rows of an uploaded workbook, without its header: they are shown, corrected on screen and sent back. The file is not kept. */
export async function readUploadedRows({ file, storage }: Pick<AnyCtx, 'file' | 'storage'>, maxRows: number): Promise<string[][]> {
  if (!file) throw new Refusal('uploads.missing');
  const folder = await mkdtemp(join(tmpdir(), 'quayside-sheet-'));
  try {
    const path = join(folder, 'workbook');
    await pipeline(await storage.open(file.storage_key), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const { rows } = await readSheet(path, file.mime === 'application/vnd.ms-excel' ? 'xls' : 'xlsx', maxRows);
    return rows.map(({ values }) => values.map((value) => value.trim().slice(0, 500)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
