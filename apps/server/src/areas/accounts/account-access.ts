import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { endSessions } from '#server/kernel/session-life.ts';
import { accountReclaimed } from './account-questions.ts';
import * as accounts from './accounts.queries.ts';

type Taken = {
  readonly customer_id: number;
  readonly account_id: number;
  readonly account_type: 'main' | 'internal' | 'supplier';
  readonly email_verified_at: Date | null;
};

/**
 * Called before a main account gives access that outlives its session (API key, sub-account). The customer's lock serializes it with a
 * password reset: a stranger's call that waited for the reset finds its session ended.
 */
export async function lockConfirmedMain({ tx, actor, request }: MerchantCtx): Promise<void> {
  await accounts.lockCustomer(tx, actor.customerId);
  if (request.tokenHash && !(await accounts.hasSession(tx, actor.customerId, request.tokenHash))) throw new Refusal('session.expired');
  const account = found(await accounts.accountWithCustomer(tx, actor.customerId, found(actor.accountId)));
  if (account.email_verified_at === null) throw new Refusal('accounts.email_unverified');
}

/** Ends the access that does not need the old password. Of an address never confirmed nothing is kept: a stranger may have registered it. */
export async function endAccess(as: MerchantCtx, account: Taken, endsOthers: boolean): Promise<void> {
  const { customer_id, account_id, account_type, email_verified_at } = account;
  if (account_type !== 'main') return endSessions(as.tx, { customer_id, account_id });
  await accounts.lockCustomer(as.tx, customer_id);
  const isUnconfirmed = email_verified_at === null;
  if (isUnconfirmed) {
    await accounts.disableSubAccounts(as.tx, customer_id);
    for (const clean of accountReclaimed.answers()) await clean(as);
  }
  if (isUnconfirmed || endsOthers) await accounts.deleteApiKey(as.tx, customer_id);
  await endSessions(as.tx, isUnconfirmed || endsOthers ? { customer_id } : { customer_id, account_id });
}
