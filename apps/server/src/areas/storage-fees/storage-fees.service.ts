import { money, moneyText } from '@quayside/domain/kernel/money';
import { FORECAST_DAYS, SUMMED_DAYS } from '@quayside/domain/storage-fees/storage-rules';
import { chargeMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf, daysBetween } from '#server/kernel/days.ts';
import { flag } from '#server/kernel/flag.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { billRow } from './storage-fees.map.ts';
import * as fees from './storage-fees.queries.ts';
import * as run from './storage-run.queries.ts';
import * as settlements from './storage-settlements.queries.ts';

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
  const { document, entry } = chargeOf(row);
  await chargeMoney(ctx, actor.customerId, document, [entry]);
  await fees.writeBill(tx, actor.customerId, bill_id, { settled_at: now, settled_by: actor.name });
  return getBill(ctx, { bill_id });
}

/** What a bill takes from the wallet. */
export function chargeOf({ bill_no, net, pieces, sku_types, day }: NonNullable<Awaited<ReturnType<typeof fees.lockBill>>>) {
  const amount = money(-usd(net).minor, 'USD');
  const facts = { quantity: pieces, sku_quantity: sku_types, remark: day };
  const entry = { key: 'storage', billType: 'storage', feeType: 'storage', amount, facts } as const;
  return { document: { type: 'storage_bill', no: bill_no } as const, entry };
}

export async function getSummary({ tx, actor }: MerchantCtx) {
  const [sum, automatic] = [await fees.unsettledSum(tx, actor.customerId), await settlements.isAutomatic(tx, actor.customerId)];
  return { ...sum, automatic: flag(automatic) };
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

export async function getBillForStaff({ tx }: DeskCtx, { customer_id, bill_id }: { customer_id: number; bill_id: number }) {
  return billRow(found(await fees.billWithCustomer(tx, customer_id, bill_id)));
}

export async function listLinesForStaff(ctx: DeskCtx, input: Parameters<typeof fees.linePage>[2] & { customer_id: number }) {
  await getBillForStaff(ctx, input);
  return fees.linePage(ctx.tx, input.customer_id, input);
}

export async function getSums({ tx, now }: DeskCtx, input: fees.DeskFilters) {
  const { customer_id } = input;
  const { from, to } = input;
  const bounded = customer_id !== undefined || (from !== undefined && to !== undefined && daysBetween(from, to) <= SUMMED_DAYS);
  return {
    chosen: bounded ? await fees.sumAcrossMerchants(tx, input) : null,
    owed: await fees.owedByAgeAcrossMerchants(tx, dayOf(now), input),
    automatic: customer_id === undefined ? null : flag(await settlements.isAutomatic(tx, customer_id)),
  };
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
