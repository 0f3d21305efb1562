import type { Tx } from '#server/kernel/database.ts';
import { countOf, type Page } from '#server/kernel/page.ts';

function notes(tx: Tx, customerId: number) {
  return tx
    .selectFrom('customer_notes as n')
    .innerJoin('staff as s', 's.staff_id', 'n.created_by')
    .where('n.customer_id', '=', customerId)
    .where('n.deleted_at', 'is', null);
}

const columns = ['n.note_id', 'n.body', 'n.is_pinned', 'n.created_by', 'n.created_at', 's.name as author'] as const;

/** Pinned ones first, then the newest. */
export async function notePage(tx: Tx, customerId: number, page: Page<'note_id'>) {
  const rows = notes(tx, customerId).select(columns);
  const list = await rows
    .orderBy('n.is_pinned', 'desc')
    .orderBy('n.note_id', page.order)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  return { list, count: await countOf(tx, rows, page, list.length) };
}

export function note(tx: Tx, customerId: number, noteId: number) {
  return notes(tx, customerId).select(columns).where('n.note_id', '=', noteId).executeTakeFirst();
}

/** Row lock, so that a note is pinned or removed once. */
export function lockNote(tx: Tx, customerId: number, noteId: number) {
  return tx
    .selectFrom('customer_notes')
    .select(['created_by', 'is_pinned'])
    .where('customer_id', '=', customerId)
    .where('note_id', '=', noteId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type NewNote = { body: string; is_pinned: boolean; created_by: number; created_at: Date };

export function insertNote(tx: Tx, customerId: number, row: NewNote) {
  return tx
    .insertInto('customer_notes')
    .values({ ...row, customer_id: customerId })
    .returning('note_id')
    .executeTakeFirstOrThrow();
}

export async function writeNote(
  tx: Tx,
  customerId: number,
  noteId: number,
  change: { is_pinned: boolean } | { deleted_at: Date },
): Promise<void> {
  await tx.updateTable('customer_notes').set(change).where('customer_id', '=', customerId).where('note_id', '=', noteId).execute();
}
