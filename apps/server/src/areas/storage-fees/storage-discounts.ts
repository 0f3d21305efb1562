import { money, moneyText } from '@quayside/domain/kernel/money';
import { propose, refuseOutdated, refuseWhileWaiting, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import { mayMoveAlone, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { billRow } from './storage-fees.map.ts';
import * as fees from './storage-fees.queries.ts';

type DiscountInput = { customer_id: number; bill_id: number; discount: string; reason: string };

/** Sets a bill's discount. What it changes, up or down, counts as moved money; above what one person may move it is proposed. */
export async function discountBill(ctx: DeskCtx, { customer_id, bill_id, discount: entered, reason }: DiscountInput) {
  const { tx } = ctx;
  const row = await lockUnsettled(ctx, customer_id, bill_id);
  const discount = moneyText(usd(entered));
  if (usd(discount).minor > usd(row.receivable).minor)
    refuseFields({ path: 'discount', code: 'storage-fees.discount_too_high', params: {} });
  await refuseWhileWaiting(ctx, 'storage_discount', row.bill_no);
  const change = usd(discount).minor - usd(row.discount).minor;
  const moved = money(change < 0n ? -change : change, 'USD');
  const alone = await mayMoveAlone(ctx, customer_id, 'storage_discount', moved);
  if (alone) await fees.writeBill(tx, customer_id, bill_id, { discount });
  const values = { before: { discount: row.discount }, after: { discount } };
  const about = { kind: 'storage_discount', customerId: customer_id, subject: row.bill_no, amountUsd: moneyText(moved) } as const;
  const payload = { customer_id, bill_id, discount };
  const approval_id = alone ? null : await propose(ctx, { ...about, reason: `${row.bill_no}: ${reason}`, payload, ...values });
  ctx.concerns(customer_id, alone ? values : { before: {}, after: { proposed: discount } });
  return { ...billRow(found(await fees.billWithCustomer(tx, customer_id, bill_id))), approval_id };
}

async function lockUnsettled({ tx }: DeskCtx, customerId: number, billId: number) {
  const row = found(await fees.lockBill(tx, customerId, billId));
  if (row.settled_at) throw new Refusal('storage-fees.already_settled');
  return row;
}

export const discountApproval: ApprovalAction = {
  kind: 'storage_discount',
  permission: 'desk.storage-fees.manage',
  apply: async (ctx, { payload, before }) => {
    const { customer_id, bill_id, discount } = payload as Omit<DiscountInput, 'reason'>; // written by `discountBill`
    const row = await lockUnsettled(ctx, customer_id, bill_id);
    refuseOutdated(before, { discount: row.discount });
    await fees.writeBill(ctx.tx, customer_id, bill_id, { discount });
  },
};
