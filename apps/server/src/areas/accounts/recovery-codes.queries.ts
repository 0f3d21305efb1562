import type { Tx } from '#server/kernel/database.ts';
import { noSecondFactor } from '#server/kernel/second-factor.ts';

/** Replaces all codes of an account; an empty list removes them. */
export async function replaceRecoveryCodes(tx: Tx, customerId: number, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('account_recovery_codes').where('customer_id', '=', customerId).where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ customer_id: customerId, account_id: accountId, code_hash }));
  await tx.insertInto('account_recovery_codes').values(rows).execute();
}

/** Marks a code as used; false when it is unknown or was used. The update locks the row: of two at once, one gets false. */
export async function useRecoveryCode(tx: Tx, customerId: number, accountId: number, hash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('account_recovery_codes')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(tx: Tx, customerId: number, accountId: number): Promise<number> {
  const { left } = await tx
    .selectFrom('account_recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** After a lost key: turns the second factors off. Returns how many were on. */
export async function forgetSecondFactorsAcrossMerchants(tx: Tx): Promise<number> {
  await tx.deleteFrom('account_recovery_codes').execute();
  const were = await tx.selectFrom('accounts').select('account_id').where('totp_enabled', '=', true).execute();
  await tx.updateTable('accounts').set(noSecondFactor).where('totp_secret', 'is not', null).execute();
  return were.length;
}

export async function forgetApiKeysAcrossMerchants(tx: Tx): Promise<number> {
  const written = await tx.updateTable('api_keys').set({ sealed: null }).where('sealed', 'is not', null).executeTakeFirst();
  return Number(written.numUpdatedRows);
}
