import { money, moneyText } from '@quayside/domain/kernel/money';
import { FORECAST_DAYS } from '@quayside/domain/storage-fees/storage-rules';
import { chargeMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { billRow } from './storage-fees.map.ts';
import * as fees from './storage-fees.queries.ts';
import * as run from './storage-run.queries.ts';

/** Bills a day for all merchants, once: a second run finds it done (BILL-11). */
export async function billDay({ tx, now }: SystemCtx, day: string): Promise<void> {
  if (!(await run.claimDay(tx, day, now))) return;
  await run.closeDay(tx, day, await run.billDayAcrossMerchants(tx, day, startOfDay(day, 1), now));
}

export async function listBills({ tx, actor }: MerchantCtx, input: Parameters<typeof fees.billPage>[2]) {
  const { list, count } = await fees.billPage(tx, actor.customerId, input);
  return { list: list.map(billRow), count };
}

export async function getBill({ tx, actor }: MerchantCtx, { bill_id }: { bill_id: number }) {
  return billRow(found(await fees.bill(tx, actor.customerId, bill_id)));
}

export async function listLines(ctx: MerchantCtx, input: Parameters<typeof fees.linePage>[2]) {
  await getBill(ctx, input);
  return fees.linePage(ctx.tx, ctx.actor.customerId, input);
}

/** Charges the net amount and marks the bill as settled in one transaction, once (D-58). */
export async function settleBill(ctx: MerchantCtx, { bill_id }: { bill_id: number }) {
  const { tx, actor, now } = ctx;
  const row = found(await fees.lockBill(tx, actor.customerId, bill_id));
  if (row.settled_at) throw new Refusal('storage-fees.already_settled');
  const amount = money(-usd(row.net).minor, 'USD');
  const facts = { quantity: row.pieces, sku_quantity: row.sku_types, remark: row.day };
  const entry = { key: 'storage', billType: 'storage', feeType: 'storage', amount, facts } as const;
  await chargeMoney(ctx, actor.customerId, { type: 'storage_bill', no: row.bill_no }, [entry]);
  await fees.writeBill(tx, actor.customerId, bill_id, { settled_at: now, settled_by: actor.name });
  return getBill(ctx, { bill_id });
}

export async function getSummary({ tx, actor }: MerchantCtx) {
  return fees.unsettledSum(tx, actor.customerId);
}

/** The storage cost of the next thirty days at current stock. */
export async function getForecast({ tx, actor, now }: MerchantCtx) {
  const list = await run.forecast(tx, actor.customerId, dayOf(now), FORECAST_DAYS);
  const total = list.reduce((sum, { amount }) => sum + usd(amount).minor, 0n);
  return { list, total: moneyText(money(total, 'USD')) };
}

export async function listBillsForStaff({ tx }: DeskCtx, input: Parameters<typeof fees.billPageAcrossMerchants>[1]) {
  const { list, count } = await fees.billPageAcrossMerchants(tx, input);
  return { list: list.map(billRow), count };
}

export async function listRates({ tx }: DeskCtx) {
  return { list: await fees.rates(tx) };
}

type RateTable = { warehouse_id: number; valid_from: string; steps: readonly { from_age_days: number; usd_per_m3_day: string }[] };

/** Saves a rate table valid from today or later: existing bills do not change. */
export async function saveRates(ctx: DeskCtx, { warehouse_id, valid_from, steps }: RateTable) {
  if (valid_from < dayOf(ctx.now)) refuseFields({ path: 'valid_from', code: 'storage-fees.past', params: {} });
  const ages = steps.map(({ from_age_days }) => from_age_days);
  refuseFields(
    ...ages.flatMap((age, index) =>
      ages.indexOf(age) < index ? [{ path: `steps.${index}.from_age_days`, code: 'duplicate' as const, params: {} }] : [],
    ),
  );
  found(await fees.lockWarehouse(ctx.tx, warehouse_id));
  await fees.replaceRates(ctx.tx, warehouse_id, valid_from, steps);
  return listRates(ctx);
}

export async function listRuns({ tx }: DeskCtx) {
  return { list: await fees.newestRuns(tx) };
}

export function countBills({ tx, actor }: MerchantCtx) {
  return fees.billCounts(tx, actor.customerId);
}

export function countBillsForStaff({ tx }: DeskCtx) {
  return fees.billCountsAcrossMerchants(tx);
}

/** What a customer has not settled, for the desk. */
export function summarizeForStaff({ tx }: DeskCtx, { customer_id }: { customer_id: number }) {
  return fees.unsettledBills(tx, customer_id);
}
