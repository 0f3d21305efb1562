import type { deskExportsDeskCalls } from '@quayside/contract/desk-exports/desk-exports.desk-calls';
import type { Call, ParsedOf } from '@quayside/contract/kernel/call';
import { fieldErrors } from '@quayside/contract/kernel/fields';
import { isDeskList, rowFieldsOf } from '@quayside/contract/kernel/list-rows';
import { MAX_EXPORT_ROWS, whyNotExport } from '@quayside/domain/desk-exports/export-rules';
import { allCalls } from '#server/kernel/all-calls.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { Refusal, refuseFields, refuseIf } from '#server/kernel/refusal.ts';
import { SHEET_MIME, workbookStream, type Cell } from '#server/kernel/sheets/write-sheet.ts';
import { cellOf, sheetColumnOf, type Column, type Row } from './export-cells.ts';

const BATCH_SIZE = 1000;

type Asked = ParsedOf<typeof deskExportsDeskCalls.download>;
type ReadList = (ctx: DeskCtx, input: object) => Promise<unknown>;
type List = { readonly call: Call; readonly read: ReadList };

/** A list of the desk as a workbook. It is read by the list's own handler, so rows, filters and order are the same. */
export async function exportList(ctx: DeskCtx, asked: Asked): Promise<FileAnswer> {
  const list = listNamed(asked.list);
  const { permission } = list.call;
  if (permission !== 'signed_in' && (permission === 'public' || !ctx.actor.can.has(permission))) throw new Refusal('permission.denied');
  const columns = columnsOf(list.call, asked);
  const rows: Cell[][] = [];
  for await (const row of rowsOf(ctx, list, asked.filters)) {
    rows.push(columns.map((column) => cellOf(row, column, ctx.language)));
    refuseIf(whyNotExport(rows.length), { most: MAX_EXPORT_ROWS.toLocaleString('en') });
  }
  const sheet = { name: asked.title, columns: columns.map(sheetColumnOf), rows };
  const name = `${fileNameOf(list.call)}-${dayOf(ctx.now)}.xlsx`;
  return { name, mime: SHEET_MIME, bytes: null, lasting: 'never', open: () => Promise.resolve(workbookStream([sheet])) };
}

function listNamed(name: string): List {
  const bound = allCalls.answers().find(({ call }) => call.name === name && isDeskList(call));
  if (!bound) {
    refuseFields({ path: 'list', code: 'desk-exports.unknown_list', params: {} });
    throw new Error('refused above');
  }
  // The contract's type of the list says what its handler takes and answers.
  return { call: bound.call, read: bound.handler as unknown as ReadList };
}

function columnsOf(call: Call, { columns }: Asked): Column[] {
  const fields = rowFieldsOf(call) ?? {};
  const named = columns.map((column) => ({ ...column, schema: fields[column.field.split('.')[0] ?? ''] }));
  const errors = named.flatMap(({ schema }, at) =>
    schema === undefined ? [{ path: `columns.${at}.field`, code: 'desk-exports.unknown_column' as const, params: {} }] : [],
  );
  refuseFields(...errors);
  return named.flatMap(({ schema, ...column }) => (schema === undefined ? [] : [{ ...column, schema }]));
}

/** Page by page; a list without paging answers with all of its rows at once. */
async function* rowsOf(ctx: DeskCtx, { call, read }: List, filters: Asked['filters']): AsyncGenerator<Row> {
  const isPaged = 'page' in call.input.shape;
  const parsed = call.input.safeParse(filters);
  if (!parsed.success) throw new Refusal('request.invalid', {}, fieldErrors(parsed.error, filters));
  for (let page = 1; ; page++) {
    const answer = await read(ctx, isPaged ? { ...parsed.data, page, limit: BATCH_SIZE } : parsed.data);
    // The schema removes what the list itself would not show, also inside of a row.
    const { list } = call.output.parse(answer) as { readonly list: readonly Row[] }; // isDeskList has looked
    yield* list;
    if (!isPaged || list.length < BATCH_SIZE) return;
  }
}

/** `top-ups.deskRates` as `top-ups-rates`. */
function fileNameOf({ area, name }: Call): string {
  const part = name
    .slice(area.length + 1)
    .replace(/^desk/, '')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return part === '-list' || part === '' ? area : `${area}${part.startsWith('-') ? '' : '-'}${part}`;
}
