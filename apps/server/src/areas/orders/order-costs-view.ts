import type { OrderCosts } from '@quayside/contract/orders/order-costs.schemas';
import { money, moneyText } from '@quayside/domain/kernel/money';
import { costLines, isTolerable } from '@quayside/domain/orders/order-costs';
import type { QuoteItem } from '@quayside/domain/quotes/quote-types';
import { usd } from '#server/areas/wallets/wallets.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { toleranceOf } from './actual-cost.ts';
import { quoteOf } from './order-quotes.queries.ts';

type Packed = { readonly customer_id: number; readonly actual_quote_id: number | null };
type Bound = { readonly items: unknown; readonly total: string } | null;

/** What was quoted and what was charged, fee by fee; null until the order is packed. */
export async function costsOf(tx: Tx, { customer_id, actual_quote_id }: Packed, bound: Bound): Promise<OrderCosts | null> {
  if (actual_quote_id === null || bound === null) return null;
  const actual = found(await quoteOf(tx, customer_id, actual_quote_id));
  const tolerance = await toleranceOf(tx);
  const [before, after] = [usd(bound.total), usd(actual.total)];
  return {
    lines: costLines(bound.items as QuoteItem[], actual.items as QuoteItem[]), // written by `quoteRow`
    quoted: bound.total,
    actual: actual.total,
    difference: moneyText(money(after.minor - before.minor, 'USD')),
    tolerance_percent: tolerance.percent,
    is_tolerable: isTolerable(before, after, tolerance),
  };
}
