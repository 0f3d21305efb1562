import type { RefusalCode } from '@quayside/contract/kernel/refusals';
import { readTariffJob } from '@quayside/contract/tariffs/tariffs.jobs';
import { MAX_TARIFF_ROWS } from '@quayside/domain/tariffs/tariff-rules';
import { text } from '@quayside/i18n/texts';
import { uploadProviderFile } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import * as imports from './tariff-imports.queries.ts';

/** Accepts a workbook. A job reads it: the caller gets its response at once, and a restart loses nothing. */
export async function importTariff(ctx: DeskCtx) {
  const { tx, actor, now, enqueue } = ctx;
  const { file_id, name } = await uploadProviderFile(ctx);
  const import_id = await imports.insertImport(tx, { file_id, file_name: name, staff_id: actor.staffId, created_at: now });
  await enqueue(readTariffJob, { import_id });
  return getImport(ctx, { import_id });
}

export async function getImport(ctx: DeskCtx, { import_id }: { import_id: number }) {
  return view(found(await imports.importOf(ctx.tx, import_id)), ctx);
}

export async function listImports(ctx: DeskCtx, input: Parameters<typeof imports.importPage>[1]) {
  const { list, count } = await imports.importPage(ctx.tx, input);
  return { list: list.map((row) => view(row, ctx)), count };
}

export async function listFaults({ tx }: DeskCtx, input: Parameters<typeof imports.faultPage>[1]) {
  found(await imports.importOf(tx, input.import_id));
  return imports.faultPage(tx, input);
}

type Row = NonNullable<Awaited<ReturnType<typeof imports.importOf>>>;

function view({ refusal, ...row }: Row, { language }: DeskCtx) {
  // Only refusal codes are stored in this column.
  return { ...row, refusal: refusal === null ? null : text(language, 'refusals', refusal as RefusalCode, { max: MAX_TARIFF_ROWS }) };
}
