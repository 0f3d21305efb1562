/** Figures of a rule that stand in the workbook, in the currency of the tariff. */
const tariffAmounts: ReadonlySet<string> = new Set([
  'price',
  'first_price',
  'min_freight',
  'fee',
  'min',
  'per_kg',
  'per_parcel',
  'per_unit',
  'extra_unit',
  'per_order',
  'per_extra_unit',
]);

/** The currency of a figure an item was computed from; null where it is no amount, or names its currency itself. */
export function inputCurrency(code: string, input: string, tariffCurrency: string): string | null {
  if (tariffAmounts.has(input)) return tariffCurrency;
  // The base of the freight is a price of the tariff; that of fuel and taxes is an amount already converted.
  if (input === 'base') return code === 'basic_shipping' ? tariffCurrency : 'USD';
  return input === 'value' || (input === 'over' && code === 'declared_value_surcharge') ? 'USD' : null;
}
