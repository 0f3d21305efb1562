import PDFDocument from 'pdfkit';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import type { Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import { accountActor } from '#server/areas/accounts/accounts.service.ts';
import { saveReceivingAccount } from '#server/areas/top-ups/receiving-accounts.ts';
import { reviewTopUp } from '#server/areas/top-ups/review-top-up.ts';
import { getReceivingAccount, submitTopUp } from '#server/areas/top-ups/top-ups.service.ts';
import { writeFile } from '#server/areas/uploads/uploads.service.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';

const DAY_MS = 24 * 3_600_000;

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

/** Days ago, and what was credited where it was received: 1,840 USD in all. */
const payments = [
  { days: 21, method: 'wire_transfer', currency: 'USD', amount: '1140.00', credited_usd: '1140.00', remark: 'First payment' },
  { days: 12, method: 'alipay', currency: 'CNY', amount: '5000.00', credited_usd: '700.00', remark: '' },
  { days: 1, method: 'wire_transfer', currency: 'EUR', amount: '600.00', credited_usd: null, remark: 'For the Christmas season' },
] as const;

/** Where to pay to, what was paid, and one payment that waits for review. Each the way people do it. */
export async function fillMoney(ctx: SystemCtx, customerId: number): Promise<void> {
  const { desk, merchant } = await people(ctx, customerId);
  for (const platform_type of platformTypes) {
    for (const place of places) {
      const name = companies[platform_type];
      // No brand's merchant reads another brand's name.
      const account_number = place.account_number.replace(/@$/, `@${name.toLowerCase()}.example`);
      const words = { account_name: `${name} Ltd`, account_number, note_en: 'Please quote your reference.', note_cn: '请注明您的参考号。' };
      await saveReceivingAccount(desk, { bank: '', swift: '', ...place, ...words, platform_type, enabled: 1 });
    }
  }
  for (const { days, credited_usd, ...payment } of payments) {
    const at = (later: number) => ({ now: new Date(ctx.now.getTime() - days * DAY_MS + later * 3_600_000) });
    const { top_up_id } = await pay({ ...merchant, ...at(0) }, payment);
    if (credited_usd === null) continue;
    const review = { customer_id: customerId, top_up_id, decision: 'receive', credited_usd, remark: '' } as const;
    await reviewTopUp({ ...desk, ...at(20) }, review);
  }
}

async function people(ctx: SystemCtx, customerId: number): Promise<{ desk: DeskCtx; merchant: MerchantCtx }> {
  const { tx, now } = ctx;
  const account = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('account_type', '=', 'main')
    .executeTakeFirstOrThrow();
  const { staff_id, name, email, role } = await tx
    .selectFrom('staff')
    .selectAll()
    .where('role', '=', 'administrator')
    .executeTakeFirstOrThrow();
  return {
    desk: { ...ctx, actor: { kind: 'staff', staffId: staff_id, name, email, role, can: new Set() } },
    merchant: { ...ctx, actor: accountActor(account, now) },
  };
}

type Payment = { method: PaymentMethod; currency: Currency; amount: string; remark: string };

async function pay(ctx: MerchantCtx, { remark, ...payment }: Payment) {
  const { method, currency, amount } = payment;
  const { reference, account } = await getReceivingAccount(ctx, { method, currency });
  const paid_on = dayOf(ctx.now);
  const lines = [`Date: ${paid_on}`, `Amount: ${amount} ${currency}`, `To: ${account.account_name}`, `Reference: ${reference}`];
  const { customerId, accountId } = ctx.actor;
  const file = { customerId, accountId, name: `payment-${reference}.pdf`, mime: 'application/pdf', body: voucher(lines) };
  const { file_id } = await writeFile(ctx, file);
  return submitTopUp(ctx, { reference, method, currency, amount, paid_on, voucher_file_id: file_id, remark });
}

/** A slip such as a bank would give. */
function voucher(lines: readonly string[]) {
  const doc = new PDFDocument({ size: 'A5', margin: 48, info: { Title: 'Payment confirmation' } });
  doc.fontSize(18).text('Payment confirmation').moveDown().fontSize(11);
  for (const line of lines) doc.text(line).moveDown(0.4);
  doc.end();
  return doc;
}
