import { add, moneyText, sum } from '@quayside/domain/kernel/money';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { brandOf } from '#server/areas/brands/brands.public.ts';
import { heldNow, usd } from '#server/areas/wallets/wallets.public.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import type { Tx } from '#server/kernel/database.ts';
import { monthSums, type MonthSum } from './transactions.queries.ts';

type Asked = { readonly customerId: number; readonly month: string };
type Totals = { readonly count: number; readonly given: string; readonly taken: string; readonly net: string };
export type MonthSummary = Awaited<ReturnType<typeof monthSummary>>;

/** What a statement says about its month, the same for the PDF and the workbook. */
export async function monthSummary({ tx, now }: { tx: Tx; now: Date }, { customerId, month }: Asked) {
  const { from, to } = monthOf(month);
  const today = dayOf(now);
  const { opening, sums, first, last } = await monthSums(tx, customerId, startOfDay(from), startOfDay(to, 1));
  const { name, platform_type } = await customerOf(tx, customerId);
  const brand = await brandOf(tx, platform_type);
  const all = totalsOf(sums);
  return {
    number: `AS-${month.replace('-', '')}-${customerId}`,
    customerId,
    customer: name,
    brand,
    issuer: {
      name: brand.issuer_name || brand.site_name,
      address: brand.issuer_address,
      registration: brand.issuer_registration,
      email: brand.billing_email,
    },
    from,
    /** A month that is not over ends today. */
    to: today < to && today >= from ? today : to,
    isOver: today > to,
    /** Of the balance of now; what was held at the end of a month that is over is not kept. */
    held: today > to ? null : await heldNow(tx, customerId),
    opening,
    closing: moneyText(add(usd(opening), usd(all.net))),
    all,
    byBill: grouped(sums, 'bill_type'),
    byFee: grouped(sums, 'fee_type'),
    first,
    last,
  };
}

function grouped<Key extends 'bill_type' | 'fee_type'>(sums: readonly MonthSum[], key: Key): (Totals & Pick<MonthSum, Key>)[] {
  const groups = Map.groupBy(sums, (one) => one[key]);
  return [...groups.values()].flatMap((some) => (some[0] ? [{ ...some[0], ...totalsOf(some) }] : []));
}

function totalsOf(sums: readonly MonthSum[]): Totals {
  const total = (amounts: readonly string[]) => moneyText(sum(amounts.map(usd), 'USD'));
  const [given, taken] = [total(sums.map((one) => one.given)), total(sums.map((one) => one.taken))];
  return { count: sums.reduce((all, one) => all + one.count, 0), given, taken, net: total([given, taken]) };
}

/** A month's first and last day. */
export function monthOf(month: string): { from: string; to: string } {
  const [year = 0, index = 0] = month.split('-').map(Number);
  const next = `${index === 12 ? year + 1 : year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return { from: `${month}-01`, to: dayOf(startOfDay(next, -1)) };
}
