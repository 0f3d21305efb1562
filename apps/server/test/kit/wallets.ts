import { sql } from 'kysely';
import { money, type Money } from '@quayside/domain/kernel/money';
import type * as ledger from '#server/areas/wallets/wallet-ledger.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';

export const cents = (minor: number): Money => money(BigInt(minor), 'USD');
export const order = (no: string) => ({ type: 'order', no }) as const;
export const topUp = (no: string) => ({ type: 'top_up', no }) as const;
export const fee = (key: string, minor: number): ledger.Entry => ({
  key,
  billType: 'order',
  feeType: 'base_freight',
  amount: cents(-minor),
});
export const paid = (minor: number): ledger.Entry => ({ key: 'credit', billType: 'top_up', feeType: 'top_up', amount: cents(minor) });

/** Moves money as another area would: in its own transaction. */
export function walletKit(deps: Deps) {
  const { db } = deps.database;
  const inTransaction = <Result>(work: (ctx: ledger.WalletCtx) => Promise<Result>) =>
    asSystem(deps.database, (tx) => work(systemCtx(deps, tx)));
  const wallet = (customerId: number) =>
    db.selectFrom('wallets').select(['balance', 'held', 'credit_limit']).where('customer_id', '=', customerId).executeTakeFirst();
  const entries = (customerId: number) =>
    db.selectFrom('wallet_entries').selectAll().where('customer_id', '=', customerId).orderBy('seq').execute();

  /** Invariants of wallets. Returns the wallet that violates them. */
  const broken = async (customerId: number) => {
    const { rows } = await sql`
      select w.* from wallets w where w.customer_id = ${customerId} and (
        w.balance <> (select coalesce(sum(amount), 0) from wallet_entries e where e.customer_id = w.customer_id)
        or w.held <> (select coalesce(sum(amount), 0) from wallet_holds h where h.customer_id = w.customer_id)
        or w.balance - w.held + w.credit_limit + w.overdraft < 0
        or w.last_seq <> (select count(*) from wallet_entries e where e.customer_id = w.customer_id)
        or exists (select from (select balance_after, sum(amount) over (order by seq) as running from wallet_entries e where e.customer_id = w.customer_id) steps
                    where balance_after <> running))`.execute(db);
    return rows;
  };
  return { inTransaction, wallet, entries, broken };
}
