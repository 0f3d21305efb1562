import { importTemplates } from '@quayside/contract/imports/import-columns';
import { readImportJob } from '@quayside/contract/imports/imports.jobs';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { storeFile, type FileReader } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantActor } from '#server/kernel/actor.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import type { CheckedRow, ImportMode } from '#server/kernel/sheets/import-kind.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { checkRows, countsOf } from './import-checking.ts';
import { importKinds } from './import-kinds.ts';
import { importView, rowView } from './imports.map.ts';
import * as imports from './imports.queries.ts';

/** Accepts a workbook. A job reads it: the caller gets its response at once, and a restart loses nothing. */
export async function upload(ctx: MerchantCtx, kind: ImportKindName) {
  const { tx, actor, language, now, file, enqueue } = ctx;
  if (!file) throw new Refusal('uploads.missing');
  const { file_id, name } = await storeFile(ctx, file);
  const row = await imports.insertImport(tx, actor.customerId, {
    account_id: actor.accountId,
    kind,
    mode: importKinds[kind].modes[0],
    file_id,
    file_name: name,
    created_at: now,
    updated_at: now,
  });
  await enqueue(readImportJob, { customer_id: actor.customerId, import_id: row.import_id, skus: scopeOf(ctx) });
  return importView(row, language);
}

function scopeOf({ actor }: MerchantCtx): string[] | null {
  return actor.skuScope === null ? null : [...actor.skuScope];
}

function importerOf({ actor }: MerchantCtx): SkuScope {
  return actor;
}

type Listed = Parameters<typeof imports.importPage>[2];

export async function list(ctx: MerchantCtx, input: Listed) {
  refuseWithout(ctx, input.kind);
  const { customerId, accountId, skuScope } = ctx.actor;
  const page = await imports.importPage(ctx.tx, customerId, input, skuScope === null ? 'all' : { accountId });
  return { list: page.list.map((row) => importView(row, ctx.language)), count: page.count };
}

export async function get(ctx: MerchantCtx, { import_id }: { import_id: number }) {
  return importView(await visible(ctx, import_id), ctx.language);
}

export async function listRows(ctx: MerchantCtx, input: Parameters<typeof imports.rowPage>[2]) {
  await visible(ctx, input.import_id);
  const { list: rows, count } = await imports.rowPage(ctx.tx, ctx.actor.customerId, input);
  return { list: rows.map((row) => rowView(row, ctx.language)), count };
}

export async function visible(ctx: MerchantCtx, importId: number) {
  const row = found(await imports.importOf(ctx.tx, ctx.actor.customerId, importId));
  refuseWithout(ctx, row.kind);
  refuseForeign(ctx, row.account_id);
  return row;
}

/** The calls on an import serve every kind, so the kind's own permission is checked here. */
function refuseWithout({ actor }: MerchantCtx, kind: ImportKindName): void {
  if (!actor.can.has(importTemplates[kind].permission)) throw new Refusal('permission.denied');
}

function refuseForeign({ actor }: MerchantCtx, accountId: number | null): void {
  if (!isTheirs(actor, accountId)) throw new Refusal('request.not_found');
}

/** A user with a limited SKU scope sees only their own imports: others may contain SKUs outside it. */
function isTheirs(actor: MerchantActor, accountId: number | null): boolean {
  return actor.skuScope === null || accountId === actor.accountId;
}

/** An uploaded workbook needs what its import needs. */
export const mayReadWorkbook: FileReader = async ({ tx, actor }, { file_id }) => {
  const row = await imports.importOfFile(tx, actor.customerId, file_id);
  return row ? actor.can.has(importTemplates[row.kind].permission) && isTheirs(actor, row.account_id) : null;
};

/** Locks an import that waits for a decision. */
async function waiting(ctx: MerchantCtx, importId: number) {
  await visible(ctx, importId);
  const row = found(await imports.lockImport(ctx.tx, ctx.actor.customerId, importId));
  if (row.state !== 'checked') throw new Refusal('imports.not_checked');
  return row;
}

type Corrections = { import_id: number; rows: readonly { row_no: number; cells: Record<string, string> }[] };

/** Changes cells and checks all rows again: a value one row gives up may become free for another. */
export async function correct(ctx: MerchantCtx, { import_id, rows: changes }: Corrections) {
  const row = await waiting(ctx, import_id);
  const known = new Set<string>(importTemplates[row.kind].columns.map(({ key }) => key));
  const rows = await imports.rowsOf(ctx.tx, ctx.actor.customerId, import_id);
  const corrected = rows.map(({ row_no, cells }) => {
    const change = changes.find((one) => one.row_no === row_no);
    const typed = Object.entries(change?.cells ?? {}).filter(([key]) => known.has(key));
    return { row_no, cells: { ...cells, ...Object.fromEntries(typed.map(([key, value]) => [key, value.trim()])) } };
  });
  return recheck(ctx, row, row.mode, corrected);
}

export async function changeMode(ctx: MerchantCtx, { import_id, mode }: { import_id: number; mode: ImportMode }) {
  const row = await waiting(ctx, import_id);
  if (!importKinds[row.kind].modes.includes(mode)) throw new Refusal('request.illegal_operation');
  return recheck(ctx, row, mode, await imports.rowsOf(ctx.tx, ctx.actor.customerId, import_id));
}

type Waiting = Awaited<ReturnType<typeof waiting>>;

async function recheck(ctx: MerchantCtx, row: Waiting, mode: ImportMode, rows: Parameters<typeof checkRows>[4]) {
  const checked = await checkRows(ctx, importerOf(ctx), row.kind, mode, rows);
  return importView(await keep(ctx, row, mode, checked), ctx.language);
}

async function keep({ tx, actor, now }: MerchantCtx, { import_id }: Waiting, mode: ImportMode, checked: readonly CheckedRow[]) {
  await imports.putRows(tx, actor.customerId, import_id, checked);
  return imports.writeImport(tx, actor.customerId, import_id, { ...countsOf(checked), mode, updated_at: now });
}

/** Imports all rows, or only the valid ones. They are checked again in this transaction: data may have changed since they were shown. */
export async function apply(ctx: MerchantCtx, { import_id, only_good }: { import_id: number; only_good: 0 | 1 }) {
  const { tx, actor, language, now } = ctx;
  const row = await waiting(ctx, import_id);
  const scope = importerOf(ctx);
  const checked = await checkRows(ctx, scope, row.kind, row.mode, await imports.rowsOf(tx, actor.customerId, import_id));
  const { good_count, faulty_count } = countsOf(checked);
  if (faulty_count > 0 && only_good === 0) throw new Refusal('imports.has_faults', { count: faulty_count });
  if (good_count === 0) throw new Refusal('imports.nothing_to_import');
  const good = checked.filter(({ state }) => state === 'good');
  await importKinds[row.kind].apply(ctx, scope, row.mode, good);
  await keep(ctx, row, row.mode, checked);
  await imports.markImported(tx, actor.customerId, import_id);
  const done = { state: 'imported', imported_count: good.length, updated_at: now } as const;
  return importView(await imports.writeImport(tx, actor.customerId, import_id, done), language);
}

export async function discard(ctx: MerchantCtx, { import_id }: { import_id: number }) {
  await waiting(ctx, import_id);
  const row = await imports.writeImport(ctx.tx, ctx.actor.customerId, import_id, { state: 'discarded', updated_at: ctx.now });
  return importView(row, ctx.language);
}
