import { transactionPaths } from '@quayside/contract/transactions/transactions.paths';
import type { MoneyMail } from '@quayside/domain/accounts/account-rules';
import { amountText, signedText } from '@quayside/domain/kernel/money';
import { customerOf, portalPage, wantsMail } from '#server/areas/accounts/accounts.public.ts';
import type { MailParams } from '#server/areas/mails/mails.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { balanceOf } from './wallets.service.ts';

/** An adjustment as its merchant reads it: with the reason, which is the entry's remark. */
export async function notifyOfAdjustment(
  ctx: DeskCtx,
  { customer_id, amount, reason }: { customer_id: number; amount: string; reason: string },
  number: string,
): Promise<void> {
  const { balance } = await balanceOf(ctx.tx, customer_id);
  const url = await pageOf(ctx, customer_id, transactionPaths.ofDocument(number));
  const params = { number, amount: signedText(amount), balance: amountText(balance), reason, url };
  await notify(ctx, customer_id, 'adjustment', 'wallets.adjusted', params);
}

/** The reason of a limit is staff's own and is not told. */
export async function notifyOfLimit(
  ctx: DeskCtx,
  customerId: number,
  { limit_before, limit_after }: { limit_before: string; limit_after: string },
): Promise<void> {
  const { spendable } = await balanceOf(ctx.tx, customerId);
  const url = await pageOf(ctx, customerId, transactionPaths.list);
  const params = { before: amountText(limit_before), after: amountText(limit_after), spendable: amountText(spendable), url };
  await notify(ctx, customerId, 'credit_limit', 'wallets.limit_changed', params);
}

async function pageOf(ctx: DeskCtx, customerId: number, path: `/${string}`): Promise<string> {
  return portalPage(ctx, (await customerOf(ctx.tx, customerId)).platform_type, path);
}

/** A message for users who may see the balance, always; a mail unless it was switched off. */
async function notify<Name extends 'wallets.adjusted' | 'wallets.limit_changed'>(
  ctx: DeskCtx,
  customerId: number,
  kind: MoneyMail,
  template: Name,
  params: MailParams<Name>,
): Promise<void> {
  const isMailed = await wantsMail(ctx.tx, customerId, kind);
  await mailAndNotify(ctx, { customerId, permission: 'wallets.read', template, paramsIn: () => params, isMailed });
}
