import { undeliveredLink } from '#server/areas/mails/mails.public.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Deps } from '#server/kernel/deps.ts';

/** Every mail to an address, newest first. */
export function mailsTo(db: Db, address: string) {
  return db.selectFrom('mails').selectAll().where('to_address', '=', address).orderBy('mail_id', 'desc').execute();
}

/** The link of the newest security mail to an address, as its recipient gets it; '' when there is none. */
export async function linkTo({ database, secrets }: Pick<Deps, 'database' | 'secrets'>, address: string): Promise<string> {
  return (await undeliveredLink(database.db, secrets, address)) ?? '';
}
