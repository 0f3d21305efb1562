import { refuseWhileWaiting, waitingSubjects } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as tariffs from './tariffs.queries.ts';

export async function listTariffs(ctx: DeskCtx, input: Parameters<typeof tariffs.versionPage>[1]) {
  const { list, count } = await tariffs.versionPage(ctx.tx, input);
  const waiting = await waitingSubjects(ctx, 'tariff');
  return { list: list.map((row) => view(row, ctx, waiting)), count };
}

export async function getTariff(ctx: DeskCtx, { version_id }: { version_id: number }) {
  return view(found(await tariffs.version(ctx.tx, version_id)), ctx, await waitingSubjects(ctx, 'tariff'));
}

/** Deletes a draft. One that waits for a second person is withdrawn first. */
export async function deleteTariff(ctx: DeskCtx, { version_id }: { version_id: number }) {
  const { state } = found(await tariffs.lockVersion(ctx.tx, version_id));
  if (state !== 'draft') throw new Refusal('tariffs.not_a_draft');
  await refuseWhileWaiting(ctx, 'tariff', String(version_id));
  await tariffs.deleteVersion(ctx.tx, version_id);
  return {};
}

type Row = NonNullable<Awaited<ReturnType<typeof tariffs.version>>>;

function view(row: Row, { now }: DeskCtx, waiting: ReadonlySet<string>) {
  const today = dayOf(now);
  const isRunning = row.state === 'published' && row.first_day <= today && today <= row.last_day;
  return {
    ...row,
    running: isRunning ? (1 as const) : (0 as const),
    waiting: waiting.has(String(row.version_id)) ? (1 as const) : (0 as const),
  };
}
