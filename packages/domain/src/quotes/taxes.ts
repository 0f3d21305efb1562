import { euCountries } from '../kernel/countries.ts';
import { isWithin } from './calendar.ts';
import type { CompiledDuty, CompiledTax } from './compile-rules.ts';
import type { CompiledMethod, CompiledTariff } from './compiled.ts';
import type { ImportRules, Pricing, QuoteContext } from './context.ts';
import { limitCents } from './day-terms.ts';
import { hundredthsText, minus, parseUnits, plus, roundDiv, times, type Exact } from './exact.ts';
import type { Parcel } from './parcel.ts';
import type { QuoteInput, QuoteTax, QuoteWarningCode, TaxMode } from './quote-types.ts';
import type { TaxKind } from './tariff.ts';

const FULL_PERCENT = 10_000;
/** Amounts have four places, rates eight; cents need two of them. */
const AMOUNT_RATE_UNITS_PER_CENT = 10_000_000_000;

/** Whether a recipient's other orders of the day can matter for a parcel to this country: by a rule of the tariff, or by the rules of the EU. */
export function countsRecipientDay({ taxRules, dutyRules }: CompiledTariff, country: string): boolean {
  const rules = [...(taxRules.get(country) ?? []), ...(dutyRules.get(country) ?? [])];
  return euCountries.includes(country) || rules.some(({ row }) => row.sum_per_recipient_day);
}

export function importRulesOf({ compiled, terms: { rates }, input, parcel, day }: Omit<QuoteContext, 'rules'>): ImportRules {
  const { country } = input.destination;
  const isActive = ({ row }: CompiledTax | CompiledDuty) => isWithin(day, row.first_day, row.last_day);
  const duties = (compiled.dutyRules.get(country) ?? []).filter(isActive);
  const taxes = (compiled.taxRules.get(country) ?? []).filter(isActive);
  const currencies = [...duties.flatMap(({ row }) => [row.currency, row.amount_currency]), ...taxes.map(({ row }) => row.currency)];
  const missingCurrency = currencies.find((currency) => currency !== null && !rates.has(currency)) ?? null;
  if (missingCurrency !== null) return { duty: null, tax: null, missingCurrency, warnings: [] };
  const value = parcel.valueCents;
  const dayValue = value + parseUnits(input.recipient_day_value_usd, 2);
  const matches = ({ row, limits: { over, to } }: CompiledTax | CompiledDuty) => {
    const rate = rates.get(row.currency) ?? 0;
    const compared = row.sum_per_recipient_day ? dayValue : value;
    return (over === 0 || compared > limitCents(over, rate)) && (to === null || compared <= limitCents(to, rate));
  };
  const tax = taxes.find(matches) ?? null;
  return { duty: duties.find(matches) ?? null, tax, missingCurrency: null, warnings: tax === null ? [] : taxWarnings(tax, taxes, input) };
}

function taxWarnings(tax: CompiledTax, active: readonly CompiledTax[], input: QuoteInput): QuoteWarningCode[] {
  const warnings: QuoteWarningCode[] = [];
  if (input.platform_payment && !tax.row.platform_covers) warnings.push('PLATFORM_NOT_APPLICABLE');
  const iossEnded = tax.row.number !== 'ioss' && active.some(({ row }) => row.number === 'ioss');
  if (iossEnded && hasNumber(input, 'ioss')) warnings.push('IOSS_OVER_LIMIT');
  return warnings;
}

/** A matching rule with what it costs; the caller charges `cents` when the mode is `charged`. */
export type TaxResult = { readonly tax: QuoteTax; readonly cents: number };

export function dutyResult({ context, method }: Pricing, freightCents: number): TaxResult | null {
  const {
    input,
    parcel,
    rules: { duty },
    terms: { rates },
  } = context;
  if (duty === null) return null;
  const { row, ref } = duty;
  const mode = modeOf(row, input, method);
  if (row.kind === 'per_hs6') {
    const rate = rates.get(row.amount_currency ?? row.currency) ?? 0;
    const cents = roundDiv(times(times(duty.amount, parcel.hs6), rate), AMOUNT_RATE_UNITS_PER_CENT);
    return { cents, tax: { kind: 'customs_duty', rule: row.rule, mode, due: hundredthsText(cents), row: ref } };
  }
  const base = parcel.valueCents + (row.base === 'goods_freight' ? freightCents : 0);
  const full = times(times(base, duty.percent), AMOUNT_RATE_UNITS_PER_CENT / FULL_PERCENT);
  const cents = roundDiv(minus(full, times(duty.deduct, rates.get(row.currency) ?? 0)), AMOUNT_RATE_UNITS_PER_CENT);
  const figures = { base: hundredthsText(base), percent: hundredthsText(duty.percent) };
  return { cents, tax: { kind: 'customs_duty', rule: row.rule, mode, ...figures, due: hundredthsText(cents), row: ref } };
}

export function taxResult({ context, method }: Pricing, freightCents: number, dutyCents: number): TaxResult | null {
  const {
    input,
    parcel,
    rules: { tax },
  } = context;
  if (tax === null) return null;
  const { row, ref } = tax;
  const added = { goods: 0, goods_freight: freightCents, goods_freight_duty: freightCents + dutyCents }[row.base];
  const base = parcel.valueCents + added;
  const cents = row.base === 'goods' ? goodsTax(tax, parcel) : roundDiv(times(base, tax.percent), divisorOf(tax, tax.percent));
  const figures = { base: hundredthsText(base), percent: hundredthsText(tax.percent) };
  return {
    cents,
    tax: { kind: row.item, rule: row.rule, mode: modeOf(row, input, method), ...figures, due: hundredthsText(cents), row: ref },
  };
}

/** Each line at its own percent, rounded once for the parcel. */
function goodsTax(tax: CompiledTax, { lines }: Parcel): number {
  const byPercent = new Map<number, number>();
  for (const { cents, hs } of lines) {
    const percent = tax.hsPercents.find(({ prefix }) => hs.startsWith(prefix))?.percent ?? tax.percent;
    byPercent.set(percent, (byPercent.get(percent) ?? 0) + cents);
  }
  if (!tax.row.inside) {
    let total: Exact = 0;
    for (const [percent, cents] of byPercent) total = plus(total, times(percent, cents));
    return roundDiv(total, FULL_PERCENT);
  }
  // Inside taxes have a divisor for each percent: added as one fraction, so that only the sum is rounded.
  let [num, den] = [0n, 1n];
  for (const [percent, cents] of byPercent) {
    const divisor = BigInt(divisorOf(tax, percent));
    [num, den] = [num * divisor + BigInt(percent) * BigInt(cents) * den, den * divisor];
  }
  return roundDiv(num, den);
}

function divisorOf({ row }: CompiledTax, percent: number): number {
  return row.inside ? FULL_PERCENT - percent : FULL_PERCENT;
}

function modeOf(
  row: { readonly platform_covers: boolean; readonly number: TaxKind | null },
  input: QuoteInput,
  method: CompiledMethod,
): TaxMode {
  if (input.platform_payment && row.platform_covers) return 'platform';
  if (row.number !== null && hasNumber(input, row.number)) return 'declared';
  return method.row.tax_terms === 'ddp' ? 'charged' : 'recipient';
}

export function hasNumber({ tax }: QuoteInput, kind: TaxKind): boolean {
  return tax[kind].trim() !== '';
}
