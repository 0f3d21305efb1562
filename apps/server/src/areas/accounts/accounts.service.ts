import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import * as accounts from './accounts.queries.ts';

/** The account somebody tries to sign in with, if there is one. */
export function accountToSignIn(tx: Tx, email: string) {
  return accounts.accountByEmailAcrossMerchants(tx, email);
}

/** The member of staff somebody tries to sign in as, if there is one. */
export function staffToSignIn(tx: Tx, email: string) {
  return accounts.staffByEmailAcrossMerchants(tx, email);
}

/** The account with what its customer decides about it. */
export async function accountOf(tx: Tx, customerId: number, accountId: number) {
  return found(await accounts.accountWithCustomer(tx, customerId, accountId));
}

/** The merchant's name and brand, as mails and staff name it. */
export async function customerOf(tx: Tx, customerId: number) {
  return found(await accounts.customer(tx, customerId));
}
