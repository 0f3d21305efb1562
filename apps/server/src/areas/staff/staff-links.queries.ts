import { sql } from 'kysely';
import type { StaffLinkPurpose } from '@quayside/domain/staff/staff-rules';
import type { Tx } from '#server/kernel/database.ts';

type NewLink = { staff_id: number; token_hash: Buffer; purpose: StaffLinkPurpose; expires_at: Date };

/** One open link per person: a new one replaces the old, which becomes invalid. Staff belong to no merchant. */
export async function putStaffLinkAcrossMerchants(tx: Tx, link: NewLink): Promise<void> {
  const { token_hash, purpose, expires_at } = link;
  await tx
    .insertInto('staff_links')
    .values(link)
    .onConflict((conflict) => conflict.column('staff_id').where('used_at', 'is', null).doUpdateSet({ token_hash, purpose, expires_at }))
    .execute();
}

/** The hash identifies the link: only the recipient of the mail has the token. */
export function staffLinkAcrossMerchants(tx: Tx, tokenHash: Buffer) {
  return tx.selectFrom('staff_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** False when the link was already used. */
export async function useStaffLinkAcrossMerchants(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function deleteStaffLinksAcrossMerchants(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_links').where('staff_id', '=', staffId).where('used_at', 'is', null).execute();
}

export async function deleteExpiredStaffLinksAcrossMerchants(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('staff_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
