import { sql, type Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

const MAX_NOTES = 2000;

/** Those in use, by country, newest rule first. The same for every merchant. */
export function notesAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('tariff_notes')
    .selectAll()
    .where('replaced_at', 'is', null)
    .orderBy('country')
    .orderBy('valid_from', 'desc')
    .orderBy('note_id')
    .limit(MAX_NOTES)
    .execute();
}

export function historyAcrossMerchants(tx: Tx, threadId: number) {
  return tx.selectFrom('tariff_notes').selectAll().where('thread_id', '=', threadId).orderBy('note_id', 'desc').limit(MAX_NOTES).execute();
}

/** Two changes of one note: the second waits, then finds it replaced. */
export function lockNoteAcrossMerchants(tx: Tx, noteId: number) {
  return tx.selectFrom('tariff_notes').selectAll().where('note_id', '=', noteId).forUpdate().executeTakeFirst();
}

export async function replaceNoteAcrossMerchants(tx: Tx, noteId: number, replaced_at: Date): Promise<void> {
  await tx.updateTable('tariff_notes').set({ replaced_at }).where('note_id', '=', noteId).execute();
}

type Row = Omit<Insertable<Tables['tariff_notes']>, 'note_id' | 'thread_id'>;

/** Without a thread it begins one, named by its own number. */
export function insertNoteAcrossMerchants(tx: Tx, threadId: number | null, row: Row) {
  const own = sql<number>`currval('tariff_notes_note_id_seq')`;
  return tx
    .insertInto('tariff_notes')
    .values({ ...row, thread_id: threadId ?? own })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function checkNoteAcrossMerchants(tx: Tx, noteId: number, checked_on: string, checked_by: string) {
  return tx
    .updateTable('tariff_notes')
    .set({ checked_on, checked_by })
    .where('note_id', '=', noteId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
