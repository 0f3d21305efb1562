import { costLines, feeTypeOf, isTolerable, type CostLine, type Tolerance } from '@quayside/domain/orders/order-costs';
import { money, type Money } from '@quayside/domain/kernel/money';
import { quote } from '@quayside/domain/quotes/quote';
import type { OfferedMethod, PackedParcel, QuoteInput, QuoteItem, Reason } from '@quayside/domain/quotes/quote-types';
import { configValues } from '#server/areas/basic-config/basic-config.public.ts';
import { tariffVersion } from '#server/areas/tariffs/tariffs.public.ts';
import { balanceOf, usd } from '#server/areas/wallets/wallets.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf } from '#server/kernel/days.ts';
import { found } from '#server/kernel/refusal.ts';
import { quoteOf } from './order-quotes.queries.ts';
import type { Priced } from './price-order.ts';

type Order = { readonly customer_id: number; readonly method: string; readonly quote_id: number | null };

/** What the measured parcel costs by the bound quote's own tariff, or why the method does not take it. */
export type ActualCost =
  | {
      readonly offered: OfferedMethod;
      readonly priced: Priced;
      readonly lines: readonly CostLine[];
      readonly quoted: Money;
      readonly actual: Money;
      /** Weight computed when the order was quoted. */
      readonly expected_g: number;
    }
  | { readonly refusedBecause: readonly Reason[] };

/** Nobody pays another price because the tariff changed since: version, rates and day are those of the quote; only the parcel is new. */
export async function actualCost(tx: Tx, order: Order, parcel: PackedParcel): Promise<ActualCost> {
  const bound = found(await quoteOf(tx, order.customer_id, order.quote_id ?? 0));
  const { rates: _rates, ...input } = bound.input as QuoteInput & { rates: unknown }; // written by `quoteRow`
  const tariff = found(await tariffVersion(tx, bound.version_id, dayOf(new Date(input.at))));
  const packed = { ...input, parcel };
  const answer = quote(tariff.compiled, packed, bound.method);
  const method = answer.methods.find((one) => one.method === bound.method);
  if (!('parcel' in answer) || !method) throw new Error(`the quote of order ${order.customer_id} cannot be computed again`);
  if (!method.offered) return { refusedBecause: method.reasons };
  const { actual_g } = (bound.facts as { parcel: { actual_g: number } }).parcel; // written by `quoteRow`
  return {
    offered: method,
    priced: { tariff, input: packed, answer },
    lines: costLines(bound.items as QuoteItem[], method.items), // written by `quoteRow`
    quoted: usd(bound.total),
    actual: usd(method.total),
    expected_g: actual_g,
  };
}

export async function toleranceOf(tx: Tx): Promise<Tolerance> {
  const values = await configValues(tx, ['packing_tolerance_percent', 'packing_tolerance_usd']);
  return { percent: Number(values.packing_tolerance_percent), usd: values.packing_tolerance_usd };
}

/**
 * How much money is missing to charge an order above its hold (D-108): nothing within the tolerance or when the balance covers it. Read
 * without a lock: charging checks again.
 */
export async function missingFor(tx: Tx, customerId: number, quoted: Money, actual: Money, tolerance: Tolerance): Promise<Money> {
  const none = money(0n, 'USD');
  if (isTolerable(quoted, actual, tolerance)) return none;
  const { spendable } = await balanceOf(tx, customerId);
  const missing = actual.minor - quoted.minor - usd(spendable).minor;
  return missing > 0n ? money(missing, 'USD') : none;
}

type Facts = { readonly country: string; readonly quantity: number; readonly sku_quantity: number; readonly weight_g: number };

/** One ledger entry per fee item. */
export function chargesOf({ items }: OfferedMethod, facts: Facts) {
  return items.map(({ code, amount }) => ({
    key: code,
    billType: 'order' as const,
    feeType: feeTypeOf(code),
    amount: money(-usd(amount).minor, 'USD'),
    facts,
  }));
}
