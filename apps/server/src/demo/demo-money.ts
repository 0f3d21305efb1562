import { platformTypes } from '@quayside/domain/brands/brand-rules';
import type { Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import { decideApproval } from '#server/areas/approvals/approvals.public.ts';
import { setFulfilmentFee } from '#server/areas/customers/customers.public.ts';
import { listGroups, setCustomerGroup } from '#server/areas/tariffs/price-groups.ts';
import { importStatement } from '#server/areas/top-ups/bank-statements.ts';
import { saveReceivingAccount } from '#server/areas/top-ups/receiving-accounts.ts';
import { reconcileWallets } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { deskOf } from './demo-people.ts';

const DAY_MS = 24 * 3_600_000;
const STATEMENT_DAYS = 25;
const FULFILMENT = 'FULFIL';

type Place = { method: PaymentMethod; currency: Currency; account_number: string; bank?: string; swift?: string };
const places: readonly Place[] = [
  { method: 'wire_transfer', currency: 'USD', account_number: '012-875-0-044331', bank: 'Example Bank, Hong Kong', swift: 'EXMPHKHH' },
  {
    method: 'wire_transfer',
    currency: 'EUR',
    account_number: 'DE02 1203 0000 0000 2020 51',
    bank: 'Example Bank, Berlin',
    swift: 'EXMPDEBB',
  },
  { method: 'wire_transfer', currency: 'JPY', account_number: '001-1234567', bank: 'Example Bank, Tokyo', swift: 'EXMPJPJT' },
  { method: 'bank', currency: 'CNY', account_number: '6222 0000 1234 5678', bank: '示例银行深圳分行' },
  { method: 'alipay', currency: 'CNY', account_number: 'pay@' },
  { method: 'paypal', currency: 'USD', account_number: 'paypal@' },
];
const companies = { 1: 'Harbourline', 3: 'Northlane', 4: 'Parcelwharf' } as const;

/** What payments need before the first of them: receiving accounts of every brand. Made through the same services users call. */
export async function prepareMoney(ctx: SystemCtx, customerId: number): Promise<void> {
  const [desk, finance] = [await deskOf(ctx, 'administrator'), await deskOf(ctx, 'finance')];
  for (const platform_type of platformTypes) {
    for (const place of places) {
      const name = companies[platform_type];
      // A brand's merchants must not see another brand's name.
      const account_number = place.account_number.replace(/@$/, `@${name.toLowerCase()}.example`);
      const words = { account_name: `${name} Ltd`, account_number, note_en: 'Please quote your reference.', note_cn: '请填写付款附言。' };
      const { approval_id } = await saveReceivingAccount(desk, { bank: '', swift: '', ...place, ...words, platform_type, enabled: 1 });
      if (approval_id !== null) await decideApproval(finance, { approval_id, agree: true, remark: '' });
    }
  }
  await setFulfilmentFee(desk, { customer_id: customerId, is_fulfilment_fee_customer: true });
  await joinFulfilment(ctx, customerId);
}

/** The merchant pays by fulfilment instead of by handling. A tariff the provider published before may have no such group. */
async function joinFulfilment(ctx: SystemCtx, customer_id: number): Promise<void> {
  const [desk, finance] = [await deskOf(ctx, 'administrator'), await deskOf(ctx, 'finance')];
  if (!(await listGroups(desk)).list.some(({ price_group }) => price_group === FULFILMENT)) return;
  const { approval_id } = await setCustomerGroup(desk, { customer_id, price_group: FULFILMENT, reason: 'Contract 合同' });
  await decideApproval(finance, { approval_id, agree: true, remark: '' });
}

/** What staff do with the payments of the last weeks, and the nightly proof. */
export async function closeMoney(ctx: SystemCtx, customerId: number): Promise<void> {
  await fillStatement(await deskOf(ctx, 'administrator'), customerId);
  await reconcileWallets(ctx);
}

/** A bank statement: a received top-up, a waiting one, and a line that matches none. */
async function fillStatement(desk: DeskCtx, customerId: number): Promise<void> {
  const paid = await desk.tx
    .selectFrom('top_ups')
    .select(['reference', 'amount', 'currency', 'paid_on'])
    .where('customer_id', '=', customerId)
    .where('method', '=', 'wire_transfer')
    .where('paid_on', '>=', dayOf(new Date(desk.now.getTime() - STATEMENT_DAYS * DAY_MS)))
    .orderBy('top_up_id')
    .execute();
  const rows = paid.map(({ paid_on, amount, currency, reference }) => [paid_on, amount, currency, `LUMEN OAK TRADING ${reference}`]);
  const unknown = [dayOf(desk.now), '89.90', 'USD', 'SUNRISE LTD INVOICE 4471'];
  const content = [['Date', 'Amount', 'Currency', 'Details'], ...rows, unknown].map((row) => row.join(',')).join('\n');
  await importStatement(desk, { name: `bank-${dayOf(desk.now)}.csv`, content });
}
