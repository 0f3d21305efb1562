import { whyNotDeleteNote } from '@quayside/domain/customers/customer-rules';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Page } from '#server/kernel/page.ts';
import { found, refuseIf } from '#server/kernel/refusal.ts';
import * as notes from './customer-notes.queries.ts';
import { noteView } from './customers.map.ts';

export async function listNotes({ tx, actor }: DeskCtx, { customer_id, ...page }: Page<'note_id'> & { customer_id: number }) {
  await customerOf(tx, customer_id);
  const { list, count } = await notes.notePage(tx, customer_id, page);
  return { list: list.map((row) => noteView(row, actor.staffId)), count };
}

/** The log says that there is a note, not what it says. */
export async function addNote(ctx: DeskCtx, { customer_id, ...note }: { customer_id: number; body: string; is_pinned: boolean }) {
  const { tx, actor, now } = ctx;
  await customerOf(tx, customer_id);
  const { note_id } = await notes.insertNote(tx, customer_id, { ...note, created_by: actor.staffId, created_at: now });
  ctx.concerns(customer_id, { before: { note_id: null }, after: { note_id } });
  return shown(ctx, customer_id, note_id);
}

/** Everybody who reads notes may pin one: it does not change what its author wrote. */
export async function pinNote(ctx: DeskCtx, input: { customer_id: number; note_id: number; is_pinned: boolean }) {
  const { customer_id, note_id, is_pinned } = input;
  const before = found(await notes.lockNote(ctx.tx, customer_id, note_id));
  ctx.concerns(customer_id, { before: { is_pinned: before.is_pinned }, after: { is_pinned } });
  await notes.writeNote(ctx.tx, customer_id, note_id, { is_pinned });
  return shown(ctx, customer_id, note_id);
}

export async function deleteNote(ctx: DeskCtx, { customer_id, note_id }: { customer_id: number; note_id: number }) {
  const { created_by } = found(await notes.lockNote(ctx.tx, customer_id, note_id));
  ctx.concerns(customer_id, { before: { note_id }, after: { note_id: null } });
  refuseIf(whyNotDeleteNote(created_by, ctx.actor.staffId));
  await notes.writeNote(ctx.tx, customer_id, note_id, { deleted_at: ctx.now });
  return {};
}

async function shown({ tx, actor }: DeskCtx, customerId: number, noteId: number) {
  return noteView(found(await notes.note(tx, customerId, noteId)), actor.staffId);
}
