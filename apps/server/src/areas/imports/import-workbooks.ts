import { Readable } from 'node:stream';
import { importTemplates } from '@quayside/contract/imports/import-columns';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { writeTemplate, type TemplateRow } from '#server/kernel/sheets/template.ts';
import { importKinds } from './import-kinds.ts';
import { columnText, faultText } from './imports.map.ts';
import { rowsOf, type StoredRow } from './imports.queries.ts';
import { visible } from './imports.service.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The empty template in the reader's language. */
export async function getTemplate(ctx: MerchantCtx, kind: ImportKindName): Promise<FileAnswer> {
  return answer(`${kind}-template.xlsx`, await workbook(ctx, kind, []));
}

/** The uploaded workbook with the corrections made since, each invalid cell marked and its error in a comment. */
export async function getMarkedWorkbook(ctx: MerchantCtx, { import_id }: { import_id: number }): Promise<FileAnswer> {
  const row = await visible(ctx, import_id);
  const keys = importTemplates[row.kind].columns.map(({ key }) => key as string);
  const rows = await rowsOf(ctx.tx, ctx.actor.customerId, import_id);
  const marked = rows.map((one) => markedRow(one, keys, ctx));
  return answer(row.file_name.replace(/\.xlsx?$/i, '') + '-checked.xlsx', await workbook(ctx, row.kind, marked));
}

function markedRow({ row_no, cells, faults }: StoredRow, keys: readonly string[], { language }: MerchantCtx): TemplateRow {
  const byColumn = Map.groupBy(faults, ({ column }) => Math.max(0, column === null ? 0 : keys.indexOf(column)));
  const texts = [...byColumn].map(([column, some]) => [column, some.map((fault) => faultText(fault, language)).join('\n')] as const);
  return { row_no, values: keys.map((key) => cells[key] ?? ''), faults: new Map(texts) };
}

async function workbook(ctx: MerchantCtx, kind: ImportKindName, rows: readonly TemplateRow[]): Promise<Uint8Array> {
  const { version, columns } = importTemplates[kind];
  const { language } = ctx;
  const lists = await importKinds[kind].choices(ctx, ctx.actor, language);
  return writeTemplate({
    kind,
    version,
    name: kind,
    rows,
    columns: columns.map((column) => ({
      title: columnText(kind, column.key, language),
      help: columnText(kind, column.key, language, '.help'),
      required: 'required' in column,
      ...('choices' in column ? { choices: lists[column.choices] ?? [] } : {}),
    })),
  });
}

function answer(name: string, bytes: Uint8Array): FileAnswer {
  return { name, mime: MIME, bytes: bytes.length, open: () => Promise.resolve(Readable.from([Buffer.from(bytes)])) };
}
