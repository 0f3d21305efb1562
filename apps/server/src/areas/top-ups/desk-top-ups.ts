import { claimsOf } from '#server/areas/my-work/my-work.public.ts';
import { balanceOf } from '#server/areas/wallets/wallets.public.ts';
import { openFile } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import * as desk from './desk-top-ups.queries.ts';
import { duplicatesAcrossMerchants, type DuplicateRow } from './duplicates.queries.ts';
import { deskTopUpRow, roundRow, topUpRow } from './top-ups.map.ts';
import { roundsOf, topUp } from './top-ups.queries.ts';

type One = { customer_id: number; top_up_id: number };
const LAST = 5;

export async function listForStaff(ctx: DeskCtx, input: Parameters<typeof desk.topUpsAcrossMerchants>[1]) {
  const { tx, language } = ctx;
  const { list, count } = await desk.topUpsAcrossMerchants(tx, input);
  // A decided one is no question any more.
  const waiting = list.filter(({ status }) => status === 'submitted');
  const duplicates = byKey(await duplicatesAcrossMerchants(tx, waiting));
  const ids = waiting.map(({ top_up_id }) => top_up_id);
  const others = await claimsOf(ctx, 'top-ups.to_review', ids);
  const rows = list.map((row) => deskTopUpRow(row, language, duplicates.get(keyOf(row)), others.get(row.top_up_id)));
  return { list: rows, count };
}

const keyOf = ({ customer_id, top_up_id }: One) => `${customer_id} ${top_up_id}`;

function byKey(rows: readonly DuplicateRow[]): Map<string, DuplicateRow> {
  return new Map(rows.map((row) => [`${row.of_customer_id} ${row.of_top_up_id}`, row]));
}

export async function getForStaff({ tx, language }: DeskCtx, { customer_id, top_up_id }: One) {
  const row = found(await desk.topUpForStaff(tx, customer_id, top_up_id));
  const [duplicate] = row.status === 'submitted' ? await duplicatesAcrossMerchants(tx, [row]) : [];
  return deskTopUpRow(row, language, duplicate);
}

export async function getVoucher(ctx: DeskCtx, { customer_id, top_up_id }: One) {
  const { voucher_file_id } = found(await topUp(ctx.tx, customer_id, top_up_id));
  return openFile(ctx, customer_id, voucher_file_id);
}

/** What a decision is made with: balance, last top-ups, earlier rounds. */
export async function getReviewFacts({ tx, actor, language }: DeskCtx, { customer_id, top_up_id }: One) {
  const { currency } = found(await desk.topUpForStaff(tx, customer_id, top_up_id));
  const rounds = await roundsOf(tx, customer_id, top_up_id);
  const names = await desk.staffNames(
    tx,
    rounds.flatMap(({ reviewer_id }) => reviewer_id ?? []),
  );
  const last = await desk.lastTopUps(tx, customer_id, top_up_id, LAST);
  return {
    wallet: actor.can.has('desk.wallets.read') ? await balanceOf(tx, customer_id) : null,
    last: last.map((row) => ({ ...topUpRow(row), customer_id })),
    earlier: rounds.map((row) => ({ ...roundRow(row, currency, language), reviewed_by: names.get(row.reviewer_id ?? 0) ?? null })),
  };
}

export function countForStaff({ tx }: DeskCtx) {
  return desk.topUpCountsAcrossMerchants(tx);
}
