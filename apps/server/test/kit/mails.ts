import type { Db } from '#server/kernel/database.ts';

/** Every mail to an address, newest first. */
export function mailsTo(db: Db, address: string) {
  return db.selectFrom('mails').selectAll().where('to_address', '=', address).orderBy('mail_id', 'desc').execute();
}

/** The URL of a mail's button. */
export function linkIn(text: string): string {
  return /https?:\/\/\S+[?&](?:token|verify|platform_type)=\S+/.exec(text)?.[0] ?? '';
}
