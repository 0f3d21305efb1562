import { money, moneyText, parseMoney, scale, type Money } from '../kernel/money.ts';
import type { QuoteItem, QuoteItemCode } from '../quotes/quote-types.ts';
import type { FeeType } from '../wallets/wallet-rules.ts';

const named: Partial<Record<QuoteItemCode, FeeType>> = { basic_shipping: 'base_freight', fulfilment_fee: 'fulfilment' };

/** How the ledger calls an item of a quote (D-38). */
export function feeTypeOf(code: QuoteItemCode): FeeType {
  if (code.startsWith('service:')) return 'value_added_service';
  return named[code] ?? (code as FeeType); // every other item has the same name in the ledger: a test compares the two lists
}

/** An item of an order as quoted and as packed; `reason` says why they differ, with the figures that changed. */
export type CostLine = {
  readonly code: QuoteItemCode;
  readonly quoted: string;
  readonly actual: string;
  readonly difference: string;
  readonly reason: CostReason | null;
};
/** `weight`: grams before and after. `follows`: another item changed. `new`, `gone`: the item is on one side only. */
export type CostReason =
  | { readonly kind: 'weight'; readonly before_g: number; readonly after_g: number }
  | { readonly kind: 'follows' | 'new' | 'gone' };
export const costReasonKinds = ['weight', 'follows', 'new', 'gone'] as const satisfies readonly CostReason['kind'][];

type Item = Pick<QuoteItem, 'code' | 'amount' | 'inputs'>;
const usd = (text: string) => parseMoney(text, 'USD') ?? money(0n, 'USD');

/** Each fee as quoted and as it became, in the order of a quote. */
export function costLines(quoted: readonly Item[], actual: readonly Item[]): CostLine[] {
  const codes = [...new Set([...actual, ...quoted].map(({ code }) => code))];
  const order = [...quoted, ...actual].map(({ code }) => code);
  codes.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return codes.map((code) => {
    const [before, after] = [quoted, actual].map((items) => items.find((item) => item.code === code));
    const [was, is] = [usd(before?.amount ?? '0'), usd(after?.amount ?? '0')];
    const difference = money(is.minor - was.minor, 'USD');
    return {
      code,
      quoted: moneyText(was),
      actual: moneyText(is),
      difference: moneyText(difference),
      reason: difference.minor === 0n ? null : whyDifferent(before, after),
    };
  });
}

function whyDifferent(before: Item | undefined, after: Item | undefined): CostReason {
  if (!before) return { kind: 'new' };
  if (!after) return { kind: 'gone' };
  const [before_g, after_g] = [gramsOf(before), gramsOf(after)];
  return before_g !== null && after_g !== null && before_g !== after_g ? { kind: 'weight', before_g, after_g } : { kind: 'follows' };
}

/** The weight an item was priced by. */
function gramsOf({ inputs }: Item): number | null {
  for (const name of ['chargeable_g', 'billable_g', 'actual_g']) {
    const grams = inputs[name];
    if (typeof grams === 'number') return grams;
  }
  return null;
}

/** The part of a total above the hold that is captured without asking (D-108): a percentage of the quote, and at most an amount. */
export type Tolerance = { readonly percent: number; readonly usd: string };

export function isTolerable(quoted: Money, actual: Money, { percent, usd: most }: Tolerance): boolean {
  const above = actual.minor - quoted.minor;
  const share = scale(quoted, BigInt(Math.round(percent * 100)), 10_000n).minor;
  const limit = usd(most).minor;
  return above <= (share < limit ? share : limit);
}

/** A parcel this much lighter or heavier than computed is looked at before it is closed. */
export const WEIGHT_DEVIATION_PERCENT = 8;

/** By how many percent a measured weight differs from the expected one; one decimal. */
export function weightDeviation(expected_g: number, measured_g: number): number {
  return expected_g === 0 ? 0 : Math.round(((measured_g - expected_g) / expected_g) * 1000) / 10;
}

export function deviates(expected_g: number, measured_g: number): boolean {
  return Math.abs(measured_g - expected_g) * 100 > expected_g * WEIGHT_DEVIATION_PERCENT;
}
