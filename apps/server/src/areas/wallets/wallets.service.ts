import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { permitWholeAccount } from '#server/kernel/whole-account.ts';
import { balanceView } from './wallets.map.ts';
import * as wallets from './wallets.queries.ts';

/** The merchant's balance, the amount on hold, and what can still be spent. */
export async function getBalance({ tx, actor }: MerchantCtx) {
  return balanceOf(tx, actor.customerId);
}

export function getOpenBalance(ctx: MerchantCtx) {
  permitWholeAccount(ctx);
  return getBalance(ctx);
}

export async function balanceOf(tx: Tx, customerId: number) {
  return balanceView(await wallets.wallet(tx, customerId));
}

/** Compares every wallet with its entries and holds, and stores the result for the desk. */
export async function reconcileWallets({ tx, now }: SystemCtx): Promise<number> {
  const { wallets: count, wrong } = await wallets.wrongWalletsAcrossMerchants(tx);
  await wallets.insertReconciliation(tx, {
    ran_at: now,
    wallets: count,
    wrong: wrong.length,
    details: JSON.stringify(wrong.slice(0, 100)),
  });
  return wrong.length;
}

export async function listReconciliations({ tx }: DeskCtx) {
  const rows = await wallets.newestReconciliations(tx);
  return { list: rows.map((row) => ({ ...row, details: row.details as wallets.WrongWallet[] })) }; // only `reconcileWallets` writes it
}
