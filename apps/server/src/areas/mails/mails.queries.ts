import { sql, type Insertable, type Updateable } from 'kysely';
import { mailStates, type MailState } from '@quayside/domain/mails/mail-states';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { keptFor } from '#server/kernel/retention.ts';

/** Mails that concern no merchant have no customer. */
export function insertMail(tx: Tx, customerId: number | null, mail: Omit<Insertable<Tables['mails']>, 'customer_id'>) {
  return tx
    .insertInto('mails')
    .values({ ...mail, customer_id: customerId })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
}

export function lockMailAcrossMerchants(tx: Tx, mailId: number) {
  return tx.selectFrom('mails').selectAll().where('mail_id', '=', mailId).forUpdate().executeTakeFirst();
}

export function setState(tx: Tx, mailId: number, change: Updateable<Tables['mails']> & { state: MailState }) {
  return tx.updateTable('mails').set(change).where('mail_id', '=', mailId).execute();
}

/** What staff read: without the sealed link. */
export function mailAcrossMerchants(tx: Tx, mailId: number) {
  return tx
    .selectFrom('mails')
    .select(['mail_id', 'customer_id', 'template', 'to_name', 'to_address', 'subject', 'html', 'text'])
    .select(['state', 'error', 'created_at', 'sent_at'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
}

/** A new queued mail with the same content. */
export function copyMailAcrossMerchants(tx: Tx, mailId: number, now: Date) {
  const columns = ['customer_id', 'template', 'platform_type', 'language', 'to_address', 'to_name', 'subject', 'html', 'text'] as const;
  return tx
    .insertInto('mails')
    .columns([...columns, 'created_at'])
    .expression((db) =>
      db
        .selectFrom('mails')
        .select(columns)
        .select(sql<Date>`${now}::timestamptz`.as('created_at'))
        .where('mail_id', '=', mailId),
    )
    .returning('mail_id')
    .executeTakeFirstOrThrow();
}

export function newestSealedAcrossMerchants(tx: Tx, address: string) {
  return tx
    .selectFrom('mails')
    .select('sealed_url')
    .where('to_address', '=', address)
    .where('sealed_url', 'is not', null)
    .orderBy('mail_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function forgetSealedLinksAcrossMerchants(tx: Tx): Promise<number> {
  const forgotten = await tx.updateTable('mails').set({ sealed_url: null }).where('sealed_url', 'is not', null).executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}

/** Links outlive no mail by more than this: by then the longest of them (seven days) has expired. */
export async function forgetOldLinksAcrossMerchants(tx: Tx): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ sealed_url: null })
    .where('sealed_url', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - ${keptFor('mails')}::interval`)
    .execute();
}

type Filters = Page<'mail_id'> & { state?: MailState | undefined; to_address?: string | undefined };

export function mailsAcrossMerchants(tx: Tx, input: Filters) {
  let rows = tx
    .selectFrom('mails')
    .select(['mail_id', 'customer_id', 'template', 'to_address', 'subject', 'state', 'created_at', 'sent_at']);
  if (input.state) rows = rows.where('state', '=', input.state);
  if (input.to_address) rows = rows.where('to_address', '=', input.to_address);
  return pageQuery(tx, rows, input, { mail_id: 'mail_id' }, 'mail_id');
}

/** Mails by state, for the tabs. */
export function mailCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, mailStates, (state) => tx.selectFrom('mails').where('state', '=', state));
}
