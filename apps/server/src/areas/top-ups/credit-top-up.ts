import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { amountText as shownAmount, moneyText } from '@quayside/domain/kernel/money';
import type { Language } from '@quayside/i18n/languages';
import { customerOf, portalPage, wantsMail } from '#server/areas/accounts/accounts.public.ts';
import type { MailParams } from '#server/areas/mails/mails.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import { balanceOf, creditMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { matchLines } from './bank-statements.queries.ts';
import { amountText } from './top-ups.map.ts';
import * as topUps from './top-ups.queries.ts';

/** What is credited: checked, with the rate and its source as the merchant will see them. */
export type Credit = {
  readonly credited_usd: string;
  readonly rate: string | null;
  readonly rate_source: string | null;
  readonly remark: string;
};

/** Status, ledger entry, bank line, mail and notice of a received top-up. The caller holds its row. */
export async function creditTopUp(ctx: DeskCtx, row: topUps.LockedTopUp, { remark, ...credit }: Credit): Promise<void> {
  const { tx, actor, now } = ctx;
  const { customer_id, top_up_id, reference, currency, amount } = row;
  const { credited_usd, ...rated } = credit;
  const credited = usd(credited_usd);
  const review = { status: 'received', reviewed_at: now, reviewed_by: actor.staffId, staff_remark: remark } as const;
  await topUps.writeReview(tx, customer_id, top_up_id, { ...review, ...rated, credited_usd: moneyText(credited) });
  const facts = { remark, ...(rated.rate !== null && { original_currency: currency, original_amount: amount, ...rated }) };
  await creditMoney(ctx, customer_id, { type: 'top_up', no: reference }, [
    { key: 'credit', billType: 'top_up', feeType: 'top_up', amount: credited, facts },
  ]);
  const { balance } = await balanceOf(tx, customer_id);
  const params = { ...(await known(ctx, row)), credited: shownAmount(moneyText(credited)), balance: shownAmount(balance) };
  await notify(ctx, row, 'top-ups.received', () => params);
  await matchLines(tx, row);
}

/** What the merchant reads; `cn` is empty when staff wrote it themselves. */
export type Remark = { readonly en: string; readonly cn: string };

export async function rejectTopUp(ctx: DeskCtx, row: topUps.LockedTopUp, { en, cn }: Remark): Promise<void> {
  const { tx, actor, now } = ctx;
  const review = { status: 'rejected', reviewed_at: now, reviewed_by: actor.staffId, staff_remark: en, staff_remark_cn: cn } as const;
  await topUps.writeReview(tx, row.customer_id, row.top_up_id, review);
  const facts = await known(ctx, row);
  await notify(ctx, row, 'top-ups.rejected', (language) => ({ ...facts, remark: language === 'zh_CN' && cn !== '' ? cn : en }));
  await matchLines(tx, row);
}

/** The parameters both mails share. */
async function known(ctx: DeskCtx, row: topUps.LockedTopUp) {
  const { platform_type } = await customerOf(ctx.tx, row.customer_id);
  const url = await portalPage(ctx, platform_type, topUpPaths.detail(row.top_up_id));
  return { reference: row.reference, amount: `${shownAmount(amountText(row))} ${row.currency}`, url };
}

async function notify<Name extends 'top-ups.received' | 'top-ups.rejected'>(
  ctx: DeskCtx,
  { customer_id: customerId }: topUps.LockedTopUp,
  template: Name,
  paramsIn: (language: Language) => MailParams<Name>,
): Promise<void> {
  const isMailed = await wantsMail(ctx.tx, customerId, 'top_up');
  await mailAndNotify(ctx, { customerId, permission: 'top-ups.read', template, paramsIn, isMailed });
}
