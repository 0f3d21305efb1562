import { sql, type Insertable } from 'kysely';
import { PHONE_SEEN_MS } from '@quayside/domain/receiving/receiving-rules';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type Key = { readonly customer_id: number; readonly inbound_id: number };

export async function insertLink(tx: Tx, link: Insertable<Tables['receiving_phone_links']>): Promise<void> {
  await tx.insertInto('receiving_phone_links').values(link).execute();
}

/** A phone knows its token only. */
export function linkAcrossMerchants(tx: Tx, tokenHash: Buffer) {
  return tx.selectFrom('receiving_phone_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export function memberAcrossMerchants(tx: Tx, staffId: number) {
  return tx.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
}

export async function seenAcrossMerchants(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('receiving_phone_links').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Photos of this person's phones go to the box that is open now. */
export async function pointPhones(tx: Tx, { customer_id, inbound_id }: Key, staffId: number, boxNo: number | null): Promise<void> {
  await tx
    .updateTable('receiving_phone_links')
    .set({ box_no: boxNo })
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('staff_id', '=', staffId)
    .execute();
}

export async function connectedPhones(tx: Tx, { customer_id, inbound_id }: Key, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('receiving_phone_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customer_id)
    .where('inbound_id', '=', inbound_id)
    .where('last_seen_at', '>', new Date(now.getTime() - PHONE_SEEN_MS))
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteExpiredPhoneLinksAcrossMerchants(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('receiving_phone_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
