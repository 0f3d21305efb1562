import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as notes from './tariff-notes.queries.ts';

/** All rules in use, with those that ended and those that come: the page says which is which. */
export async function listTariffs({ tx, language }: MerchantCtx) {
  const rows = await notes.notesAcrossMerchants(tx);
  return { list: rows.map((row) => ({ ...row, rule: language === 'en' ? row.rule_en : row.rule_cn })) };
}

export async function listTariffsForStaff({ tx }: DeskCtx) {
  return { list: await notes.notesAcrossMerchants(tx) };
}

export async function listHistory({ tx }: DeskCtx, { thread_id }: { thread_id: number }) {
  return { list: await notes.historyAcrossMerchants(tx, thread_id) };
}

/** Whoever writes a note has checked it. */
export async function saveTariff({ tx, actor, now }: DeskCtx, { note_id, ...input }: ParsedOf<typeof guidesDeskCalls.deskSaveTariff>) {
  const old = note_id === undefined ? null : await lockedNote({ tx }, note_id);
  if (old) await notes.replaceNoteAcrossMerchants(tx, old.note_id, now);
  const signed = { checked_on: dayOf(now), checked_by: actor.name, written_by: actor.name, written_at: now };
  return notes.insertNoteAcrossMerchants(tx, old?.thread_id ?? null, { ...input, ...signed });
}

/** A replaced note is history: nobody changes or confirms it any more. */
async function lockedNote({ tx }: Pick<DeskCtx, 'tx'>, noteId: number) {
  const row = found(await notes.lockNoteAcrossMerchants(tx, noteId));
  if (row.replaced_at !== null) throw new Refusal('request.changed_meanwhile');
  return row;
}

export async function confirmTariff({ tx, actor, now }: DeskCtx, { note_id }: { note_id: number }) {
  await lockedNote({ tx }, note_id);
  return notes.checkNoteAcrossMerchants(tx, note_id, dayOf(now), actor.name);
}
