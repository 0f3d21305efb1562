import { sql } from 'kysely';
import { MAX_DRAFTS, type DraftForm } from '@quayside/domain/drafts/draft-rules';
import type { Tx } from '#server/kernel/database.ts';
import { keptFor } from '#server/kernel/retention.ts';

/** A form of one person. */
export type DraftKey = { account_id: number; acting_staff_id: number; form: DraftForm; record: string };

const keyColumns = ['customer_id', 'account_id', 'acting_staff_id', 'form', 'record'] as const;

export function draft(tx: Tx, customerId: number, key: DraftKey, since: Date) {
  return tx
    .selectFrom('form_drafts')
    .select(['version', 'content', 'updated_at'])
    .where('customer_id', '=', customerId)
    .where((is) => is.and(key))
    .where('updated_at', '>', since)
    .executeTakeFirst();
}

/** Row lock, so that saves from two tabs are serialized. Undefined when there is no draft. */
export function lockDraft(tx: Tx, customerId: number, key: DraftKey) {
  return tx
    .selectFrom('form_drafts')
    .select(['version', 'updated_at'])
    .where('customer_id', '=', customerId)
    .where((is) => is.and(key))
    .forUpdate()
    .executeTakeFirst();
}

type Content = { version: number; content: string; updated_at: Date };

/** Inserts the first version, or replaces the locked one. False when a concurrent save inserted first. */
export async function writeDraft(tx: Tx, customerId: number, key: DraftKey, draft: Content): Promise<boolean> {
  const row = await tx
    .insertInto('form_drafts')
    .values({ customer_id: customerId, ...key, ...draft })
    .onConflict((conflict) => conflict.columns(keyColumns).doUpdateSet(draft).where('form_drafts.version', '<', draft.version))
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the newest ones of this person. */
export async function dropSurplusDrafts(tx: Tx, customerId: number, { account_id, acting_staff_id }: DraftKey): Promise<void> {
  await sql`
    delete from form_drafts where customer_id = ${customerId} and account_id = ${account_id} and acting_staff_id = ${acting_staff_id}
       and (form, record) in (
         select form, record from form_drafts
          where customer_id = ${customerId} and account_id = ${account_id} and acting_staff_id = ${acting_staff_id}
          order by updated_at desc offset ${MAX_DRAFTS})`.execute(tx);
}

export async function deleteDraft(tx: Tx, customerId: number, key: DraftKey, version: number): Promise<void> {
  await tx
    .deleteFrom('form_drafts')
    .where('customer_id', '=', customerId)
    .where((is) => is.and(key))
    .where('version', '=', version)
    .execute();
}

export async function deleteOldFormDraftsAcrossMerchants(tx: Tx): Promise<void> {
  await sql`delete from form_drafts where updated_at < now() - ${keptFor('form_drafts')}::interval`.execute(tx);
}
