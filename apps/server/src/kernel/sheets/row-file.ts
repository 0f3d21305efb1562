import { Readable } from 'node:stream';
import { MAX_FILE_ROWS } from '@quayside/contract/kernel/row-files';
import type { Language } from '@quayside/i18n/languages';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { readUploadedRows } from './read-upload.ts';
import { writeTemplate, type TemplateColumn } from './template.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file of rows that staff correct on screen before they are taken over: how it is read, and an empty workbook for it. */
export function rowFile(name: string, columnsIn: (language: Language) => readonly TemplateColumn[]) {
  return {
    readRows: async (ctx: DeskCtx) => ({ rows: await readUploadedRows(ctx, MAX_FILE_ROWS) }),
    getRowsTemplate: async ({ language }: DeskCtx): Promise<FileAnswer> => {
      const bytes = await writeTemplate({ kind: name, version: 1, name, columns: columnsIn(language), rows: [] });
      return { name: `${name}.xlsx`, mime: MIME, bytes: bytes.length, open: async () => Readable.from([Buffer.from(bytes)]) };
    },
  };
}
