import { bandOf, type CompiledWarehouse, type PackagingBand } from './compile-warehouses.ts';
import { ceilDiv, hundredthsText, parseUnits, plus, roundDiv, times, type Exact } from './exact.ts';
import type { QuoteInput, QuoteLine, QuoteParcel, QuoteWarningCode } from './quote-types.ts';

/** Lengths in hundredths of a centimetre, longest side first. */
type Size = { readonly sides: readonly [number, number, number]; readonly girth: number; readonly sum: number; readonly volume: Exact };

export type Parcel = {
  readonly units: number;
  readonly valueCents: number;
  readonly valueText: string;
  /** Of each line: its value in cents and its HS code's digits. */
  readonly lines: readonly { readonly cents: number; readonly hs: string }[];
  readonly skus: number;
  readonly hs6: number;
  readonly attributes: readonly string[];
  readonly goods_g: number;
  readonly actual_g: number;
  readonly packaging: PackagingBand | null;
  /** Null when a line has no dimensions and the parcel is not packed. */
  readonly size: Size | null;
  readonly consumables: { readonly cents: number; readonly count: number };
};

export function parcelOf(input: QuoteInput, warehouse: CompiledWarehouse): Parcel {
  const lines = input.lines.map((line) => ({ cents: lineCents(line), hs: line.hs_code.replaceAll(/\D/g, '') }));
  const valueCents = lines.reduce((total, { cents }) => safe(total + cents), 0);
  const goods_g = safe(goodsWeight(input));
  const packaging = bandOf(warehouse.packaging, goods_g);
  return {
    units: input.lines.reduce((total, { quantity }) => total + quantity, 0),
    valueCents,
    valueText: hundredthsText(valueCents),
    lines,
    skus: new Set(input.lines.map(({ sku }) => sku)).size,
    // Lines without an HS code count as one more code.
    hs6: new Set(lines.map(({ hs }) => hs.slice(0, 6))).size,
    attributes: [...new Set(input.lines.flatMap(({ attributes }) => attributes))].filter((attribute) => attribute !== 'general'),
    goods_g,
    actual_g: input.parcel?.weight_g ?? goods_g + (packaging?.row.tare_g ?? 0),
    packaging,
    size: sizeOf(input),
    consumables: chargedConsumables(input),
  };
}

export function parcelWarnings(input: QuoteInput, { size }: Parcel): QuoteWarningCode[] {
  const declared = input.lines.some(({ measured }) => !measured);
  return [...(size === null ? ['DIMENSIONS_MISSING' as const] : []), ...(declared ? ['DECLARED_DATA' as const] : [])];
}

export function describeParcel({ units, goods_g, actual_g, size, valueText }: Parcel): QuoteParcel {
  const [a, b, c] = size?.sides ?? [0, 0, 0];
  return {
    units,
    goods_g,
    actual_g,
    sides_cm: size && [hundredthsText(a), hundredthsText(b), hundredthsText(c)],
    girth_cm: size && hundredthsText(size.girth),
    value_usd: valueText,
  };
}

function lineCents({ unit_price_usd, quantity }: QuoteLine): number {
  return safe(parseUnits(unit_price_usd, 2) * quantity);
}

function goodsWeight({ lines, consumables }: QuoteInput): number {
  let grams = 0;
  for (const line of lines) {
    grams += line.weight_g * line.quantity;
    for (const { weight_g, per_unit } of line.consumables) grams += weight_g * per_unit * line.quantity;
  }
  for (const { weight_g, quantity } of consumables) grams += weight_g * quantity;
  return grams;
}

function chargedConsumables({ lines, consumables }: QuoteInput): Parcel['consumables'] {
  let [units, count]: [Exact, number] = [0, 0];
  const add = (price: string, quantity: number) => {
    units = plus(units, times(parseUnits(price, 4), quantity));
    count += quantity;
  };
  for (const line of lines) {
    for (const item of line.consumables) if (item.chargeable) add(item.unit_price_usd, item.per_unit * line.quantity);
  }
  for (const item of consumables) if (item.chargeable) add(item.unit_price_usd, item.quantity);
  return { cents: roundDiv(units, 100), count };
}

function sizeOf({ parcel, lines }: QuoteInput): Size | null {
  if (parcel !== null) return sizeFrom([centimetres(parcel.length_cm), centimetres(parcel.width_cm), centimetres(parcel.height_cm)]);
  let [longest, second, third]: [number, number, number] = [0, 0, 0];
  let volume: Exact = 0;
  for (const { length_cm, width_cm, height_cm, quantity } of lines) {
    if (length_cm === null || width_cm === null || height_cm === null) return null;
    const [a, b, c] = sorted([centimetres(length_cm), centimetres(width_cm), centimetres(height_cm)]);
    [longest, second, third] = [Math.max(longest, a), Math.max(second, b), Math.max(third, c)];
    volume = plus(volume, times(times(a * b, c), quantity));
  }
  const area = longest * second;
  return sizeFrom([longest, second, area === 0 ? third : Math.max(third, ceilDiv(volume, area))]);
}

function sizeFrom(lengths: readonly [number, number, number]): Size {
  const sides = sorted(lengths);
  const [a, b, c] = sides;
  return { sides, girth: a + 2 * (b + c), sum: a + b + c, volume: times(times(a, b), c) };
}

function sorted([a, b, c]: readonly [number, number, number]): [number, number, number] {
  const high = Math.max(a, b, c);
  const low = Math.min(a, b, c);
  return [high, a + b + c - high - low, low];
}

function centimetres(text: string): number {
  return parseUnits(text, 2);
}

/** Beyond 2^53 cents or grams no digit is certain. */
function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('the value or weight of the parcel is too large');
  return value;
}
