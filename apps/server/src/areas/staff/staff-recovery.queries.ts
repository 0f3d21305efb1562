import type { Tx } from '#server/kernel/database.ts';
import { noSecondFactor } from '#server/kernel/second-factor.ts';

/** Replaces all recovery codes of a member of staff; an empty list removes them. */
export async function replaceStaffCodesAcrossMerchants(tx: Tx, staffId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
}

/** Marks a code as used; false when it is unknown or was used. The update locks the row: of two at once, one gets false. */
export async function useStaffCodeAcrossMerchants(tx: Tx, staffId: number, hash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function staffCodesLeftAcrossMerchants(tx: Tx, staffId: number): Promise<number> {
  const { left } = await tx
    .selectFrom('staff_recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Stores the step of a code; false when it or a later one was already used. */
export async function useStaffStepAcrossMerchants(tx: Tx, staffId: number, step: number): Promise<boolean> {
  const written = await tx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('staff_id', '=', staffId)
    .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

/** After a lost key: turns the second factors off. Returns how many were on. */
export async function forgetStaffFactorsAcrossMerchants(tx: Tx): Promise<number> {
  await tx.deleteFrom('staff_recovery_codes').execute();
  const were = await tx.selectFrom('staff').select('staff_id').where('totp_enabled', '=', true).execute();
  await tx.updateTable('staff').set(noSecondFactor).where('totp_secret', 'is not', null).execute();
  return were.length;
}
