import type { Tx } from '#server/kernel/database.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import { urlPlace } from './mails.map.ts';
import * as mails from './mails.queries.ts';

/** The link of the newest undelivered security mail to an address, for who runs a server without a mail server. */
export async function undeliveredLink(tx: Tx, secrets: Secrets, address: string): Promise<string | null> {
  const mail = await mails.newestSealedAcrossMerchants(tx, address);
  return mail?.sealed_url ? secrets.unseal(mail.sealed_url, urlPlace(address)) : null;
}

/** After a lost key: the links are gone, and mails that still wait cannot be sent. */
export async function forgetSealedOfMails(tx: Tx): Promise<string> {
  return `Mails: ${await mails.forgetSealedLinksAcrossMerchants(tx)} links that were not delivered are gone. Send these mails again.`;
}
