import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import type { WalletView } from '@quayside/contract/wallets/wallets.schemas';

/** Fewer days than this left to spend is worth a call. */
export const LOW_RUNWAY_DAYS = 3;
const DAY_MS = 86_400_000;

export type Known = {
  customer: Pick<CustomerDetail, 'pause' | 'account_manager_id' | 'accounts'>;
  wallet?: Pick<WalletView, 'balance' | 'spendable' | 'runway_days'> | undefined;
  topUps?: { count: number; list: readonly { submitted_at: string }[] } | undefined;
  storage?: { bills: number; unsettled: string; oldest_day: string | null } | undefined;
  soldOut?: { count: number } | undefined;
};

export type Attention =
  | { key: 'paused'; reason: string; name: string; at: string }
  | { key: 'negative'; amount: string }
  | { key: 'empty' }
  | { key: 'low'; count: number }
  | { key: 'top_ups'; count: number; since: string }
  | { key: 'storage'; count: number; amount: string; days: number }
  | { key: 'sold_out'; count: number }
  | { key: 'manager' }
  | { key: 'verify' };

/** What somebody should do something about, the most urgent first. What the role may not see is left out. */
export function attentionOf({ customer, wallet, topUps, storage, soldOut }: Known, now: number): Attention[] {
  const found: (Attention | false | undefined)[] = [
    customer.pause !== null && {
      key: 'paused',
      reason: customer.pause.reason,
      name: customer.pause.paused_by,
      at: customer.pause.paused_at,
    },
    wallet && moneyOf(wallet),
    topUps?.list[0] && { key: 'top_ups', count: topUps.count, since: topUps.list[0].submitted_at },
    typeof storage?.oldest_day === 'string' && {
      key: 'storage',
      count: storage.bills,
      amount: storage.unsettled,
      days: Math.max(0, Math.floor((now - Date.parse(storage.oldest_day)) / DAY_MS)),
    },
    soldOut && soldOut.count > 0 && { key: 'sold_out', count: soldOut.count },
    customer.account_manager_id === null && { key: 'manager' },
    customer.accounts.some(({ account_type, email_verified }) => account_type === 'main' && !email_verified) && { key: 'verify' },
  ];
  return found.filter((one): one is Attention => Boolean(one));
}

function moneyOf({ balance, spendable, runway_days }: NonNullable<Known['wallet']>): Attention | false {
  if (balance.startsWith('-')) return { key: 'negative', amount: balance };
  // Without any spending nothing runs out.
  if (runway_days === null) return false;
  if (spendable.startsWith('-') || Number(spendable) === 0) return { key: 'empty' };
  return runway_days < LOW_RUNWAY_DAYS && { key: 'low', count: runway_days };
}
