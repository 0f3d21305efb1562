import type { Insertable } from 'kysely';
import type { MailState } from '@quayside/domain/mails/mail-states';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

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

export function setState(tx: Tx, mailId: number, change: { state: MailState; sent_at: Date | null; error: string | null }) {
  return tx.updateTable('mails').set(change).where('mail_id', '=', mailId).execute();
}

export function mailAcrossMerchants(tx: Tx, mailId: number) {
  return tx.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
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
