import { money, moneyText, scale } from '@quayside/domain/kernel/money';
import { isWaiting, propose, refuseOutdated, refuseWhileWaiting, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import { mayMoveAlone, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { billRow } from './storage-fees.map.ts';
import * as fees from './storage-fees.queries.ts';

type DiscountInput = { customer_id: number; bill_id: number; discount: string; reason: string };

/** Sets a bill's discount. What it changes, up or down, counts as moved money; above what one person may move it is proposed. */
export async function discountBill(ctx: DeskCtx, { customer_id, bill_id, discount: entered, reason }: DiscountInput) {
  const row = await lockUnsettled(ctx, customer_id, bill_id);
  const discount = moneyText(usd(entered));
  if (usd(discount).minor > usd(row.receivable).minor)
    refuseFields({ path: 'discount', code: 'storage-fees.discount_too_high', params: {} });
  await refuseWhileWaiting(ctx, 'storage_discount', row.bill_no);
  const { approval_id, values } = await give(ctx, customer_id, row, discount, reason);
  ctx.concerns(customer_id, approval_id === null ? values : { before: {}, after: { proposed: discount } });
  return { ...billRow(found(await fees.billWithCustomer(ctx.tx, customer_id, bill_id))), approval_id };
}

type DiscountManyInput = { customer_id: number; bill_ids: readonly number[]; percent: string; reason: string };

/** The same part of each bill. Settled bills and those with a proposal that waits are left as they are. */
export async function discountBills(ctx: DeskCtx, { customer_id, bill_ids, percent, reason }: DiscountManyInput) {
  const done = { saved: 0, proposed: 0, skipped: 0 };
  // In one order, so that two people with the same bills wait for each other.
  for (const bill_id of [...new Set(bill_ids)].toSorted((a, b) => a - b)) {
    const row = found(await fees.lockBill(ctx.tx, customer_id, bill_id));
    const isLeft = row.settled_at !== null || (await isWaiting(ctx, 'storage_discount', row.bill_no));
    if (isLeft) done.skipped += 1;
    else {
      const discount = moneyText(scale(usd(row.receivable), BigInt(Math.round(Number(percent) * 100)), 10_000n));
      const { approval_id } = await give(ctx, customer_id, row, discount, reason);
      done[approval_id === null ? 'saved' : 'proposed'] += 1;
    }
  }
  ctx.concerns(customer_id, { before: {}, after: { percent, ...done } });
  return done;
}

type Bill = NonNullable<Awaited<ReturnType<typeof fees.lockBill>>>;

/** Writes the discount, or proposes it. The bill is locked. */
async function give(ctx: DeskCtx, customer_id: number, row: Bill, discount: string, reason: string) {
  const { bill_id } = row;
  const change = usd(discount).minor - usd(row.discount).minor;
  const moved = money(change < 0n ? -change : change, 'USD');
  const alone = await mayMoveAlone(ctx, customer_id, 'storage_discount', moved);
  if (alone) await fees.writeBill(ctx.tx, customer_id, bill_id, { discount });
  const values = { before: { discount: row.discount }, after: { discount } };
  const about = { kind: 'storage_discount', customerId: customer_id, subject: row.bill_no, amountUsd: moneyText(moved) } as const;
  const payload = { customer_id, bill_id, discount };
  const approval_id = alone ? null : await propose(ctx, { ...about, reason: `${row.bill_no}: ${reason}`, payload, ...values });
  return { approval_id, values };
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
