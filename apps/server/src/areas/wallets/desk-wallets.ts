import { countedTo } from '@quayside/contract/kernel/shapes';
import { moneyText, scale } from '@quayside/domain/kernel/money';
import { RUNWAY_DAYS, runwayDays } from '@quayside/domain/wallets/wallet-rules';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Page } from '#server/kernel/page.ts';
import { found } from '#server/kernel/refusal.ts';
import * as desk from './desk-wallets.queries.ts';
import { usd } from './wallet-ledger.ts';
import { walletRow } from './wallets.map.ts';
import type { WrongWallet } from './wallets.queries.ts';

const DAY_MS = 86_400_000;

export async function listWallets({ tx }: DeskCtx, input: Parameters<typeof desk.walletPageAcrossMerchants>[1]) {
  const { list, count } = await desk.walletPageAcrossMerchants(tx, input);
  return { list: list.map(walletRow), count };
}

/** A customer's balance, how long it lasts, and whether the last reconciliation found it right. */
export async function getWallet({ tx, now }: DeskCtx, { customer_id }: { customer_id: number }) {
  const wallet = walletRow(found(await desk.walletWithCustomer(tx, customer_id)));
  const spent = usd(await desk.spentSince(tx, customer_id, new Date(now.getTime() - RUNWAY_DAYS * DAY_MS)));
  const last = await desk.newestReconciliation(tx);
  return {
    ...wallet,
    holds: await desk.countHolds(tx, customer_id, countedTo({ page: 1, limit: 1 }) + 1),
    spent_per_day: moneyText(scale(spent, 1n, BigInt(RUNWAY_DAYS))),
    runway_days: runwayDays(usd(wallet.spendable).minor, spent.minor),
    reconciliation: last ? { ran_at: last.ran_at, agrees: !isWrong(last, customer_id) } : null,
  };
}

/** A run lists its first differences only. With more than it lists, no customer counts as right. */
function isWrong({ details, wrong }: { details: unknown; wrong: number }, customerId: number): boolean {
  const listed = details as WrongWallet[]; // only `reconcileWallets` writes it
  return wrong > listed.length || listed.some(({ customer_id }) => customer_id === customerId);
}

export async function listHolds({ tx }: DeskCtx, { customer_id, ...page }: Page<'created_at'> & { customer_id: number }) {
  await customerOf(tx, customer_id);
  return desk.holdPage(tx, customer_id, page);
}

export async function listLimitChanges({ tx }: DeskCtx, { customer_id, ...page }: Page<'change_id'> & { customer_id: number }) {
  await customerOf(tx, customer_id);
  return desk.limitChangePage(tx, customer_id, page);
}
