import PDFDocument from 'pdfkit';
import type { Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import { getReceivingAccount, submitTopUp } from '#server/areas/top-ups/top-ups.public.ts';
import { writeFile } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';

type Payment = { method: PaymentMethod; currency: Currency; amount: string; remark: string };

/** Pays like a merchant: opens the receiving account, then submits the proof with a voucher. */
export async function pay(ctx: MerchantCtx, { remark, ...payment }: Payment) {
  const { method, currency, amount } = payment;
  const { reference, account } = await getReceivingAccount(ctx, { method, currency });
  const paid_on = dayOf(ctx.now);
  const lines = [`Date: ${paid_on}`, `Amount: ${amount} ${currency}`, `To: ${account.account_name}`, `Reference: ${reference}`];
  const { customerId, accountId } = ctx.actor;
  const file = { customerId, accountId, name: `payment-${reference}.pdf`, mime: 'application/pdf', body: voucher(lines) };
  const { file_id } = await writeFile(ctx, file);
  return submitTopUp(ctx, { reference, method, currency, amount, paid_on, voucher_file_id: file_id, remark });
}

/** A sample bank slip. */
function voucher(lines: readonly string[]) {
  const doc = new PDFDocument({ size: 'A5', margin: 48, info: { Title: 'Payment confirmation' } });
  doc.fontSize(18).text('Payment confirmation').moveDown().fontSize(11);
  for (const line of lines) doc.text(line).moveDown(0.4);
  doc.end();
  return doc;
}
