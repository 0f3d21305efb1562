/**
 * Exact integer arithmetic. A value is a number while every digit of it is certain (below 2^53) and a bigint above: quotes are computed
 * ten thousand times a second, and nearly all of their products are small.
 */
export type Exact = number | bigint;

/** num ÷ den, reduced. */
export type Fraction = { readonly num: Exact; readonly den: Exact };

const DECIMAL = /^\d{1,15}(?:\.(\d{1,8}))?$/;

/** "12.25" with four places is 122500. Throws on text that is no such number: a tariff without faults has none. */
export function parseUnits(text: string, places: number): number {
  const fraction = DECIMAL.exec(text)?.[1]?.length ?? 0;
  const units = Number(text.replace('.', '')) * 10 ** (places - fraction);
  if (!DECIMAL.test(text) || fraction > places || !Number.isSafeInteger(units)) {
    throw new RangeError(`"${text}" is not a number with at most ${places} decimals`);
  }
  return units;
}

export function parseUnitsOrNull(text: string | null, places: number): number | null {
  return text === null ? null : parseUnits(text, places);
}

export function times(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return BigInt(a) * BigInt(b);
}

export function plus(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(a) + BigInt(b);
}

/** a − b, not below zero. */
export function minus(a: Exact, b: Exact): Exact {
  if (a <= b) return 0;
  return typeof a === 'number' && typeof b === 'number' ? a - b : BigInt(a) - BigInt(b);
}

/** Below this both the quotient's product and the remainder are certain. `%` of large numbers is a slow call, this is not. */
const DIVISIBLE = 2 ** 52;

/** a ÷ b of values that are not negative: the whole part, one more from half a rest on or with any rest. */
function divide(a: Exact, b: Exact, roundUp: 'never' | 'half' | 'any'): number {
  if (typeof a === 'number' && typeof b === 'number' && a < DIVISIBLE && b < DIVISIBLE) {
    let whole = Math.floor(a / b);
    let rest = a - whole * b;
    // The division of two large numbers may have rounded up to the next whole number.
    if (rest < 0) [whole, rest] = [whole - 1, rest + b];
    const isUp = roundUp === 'half' ? rest * 2 >= b : roundUp === 'any' && rest > 0;
    return isUp ? whole + 1 : whole;
  }
  const [dividend, divisor] = [BigInt(a), BigInt(b)];
  const added = { never: 0n, half: divisor, any: divisor * 2n - 1n }[roundUp];
  return toNumber((dividend * 2n + added) / (divisor * 2n));
}

export function floorDiv(a: Exact, b: Exact): number {
  return divide(a, b, 'never');
}

export function ceilDiv(a: Exact, b: Exact): number {
  return divide(a, b, 'any');
}

/** Half away from zero. */
export function roundDiv(a: Exact, b: Exact): number {
  return divide(a, b, 'half');
}

/** value × fraction, rounded once. */
export function roundTimes(value: Exact, { num, den }: Fraction): number {
  return roundDiv(times(value, num), den);
}

export function fraction(num: bigint, den: bigint): Fraction {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return { num: shrink(num / a), den: shrink(den / a) };
}

/** 319 is "3.19": cents of a dollar, hundredths of a centimetre, hundredths of a percent. */
export function hundredthsText(value: number): string {
  const rest = value % 100;
  return `${(value - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

function shrink(value: bigint): Exact {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}

function toNumber(value: bigint): number {
  const small = shrink(value);
  if (typeof small === 'bigint') throw new RangeError('an amount of a quote is too large');
  return small;
}
