/** The currencies a merchant may pay in (LIMIT-05), with the digits of their minor unit. */
export const currencyDigits = {
  USD: 2,
  HKD: 2,
  CNY: 2,
  EUR: 2,
  GBP: 2,
  AUD: 2,
  SGD: 2,
  CAD: 2,
  NZD: 2,
  KRW: 0,
  RUB: 2,
  CHF: 2,
  SEK: 2,
  JPY: 0,
} as const;
export type Currency = keyof typeof currencyDigits;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencyDigits, code);
}

/** Integer minor units: cents of a dollar, whole yen. */
export type Money = { readonly minor: bigint; readonly currency: Currency };

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency };
}

/** Parses "12.50" exactly. Null when the text is not an amount of this currency, for instance yen with cents. */
export function parseMoney(text: string, currency: Currency): Money | null {
  const digits = currencyDigits[currency];
  const found = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (!found) return null;
  const [, sign, whole = '', fraction = ''] = found;
  if (fraction.length > digits) return null;
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  return money(sign ? -minor : minor, currency);
}

/** A rate without trailing zeros: 0.14, not 0.14000000. */
export function plainRate(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate;
}

/** Formats the amount with all its digits, as the API sends it: "12.50". */
export function moneyText({ minor, currency }: Money): string {
  const digits = currencyDigits[currency];
  const abs = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const cut = abs.length - digits;
  const sign = minor < 0n ? '-' : '';
  return digits === 0 ? sign + abs : `${sign}${abs.slice(0, cut)}.${abs.slice(cut)}`;
}

/** "-1661.09" as "−1,661.09": thousands separators and a real minus sign, the style of screens, mails and documents. */
export function amountText(amount: string): string {
  const [whole = '', ...cents] = amount.replace('-', '').split('.');
  return [`${amount.startsWith('-') ? '−' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}`, ...cents].join('.');
}

/** The same with a plus sign for what is added. */
export function signedText(amount: string): string {
  return amount.startsWith('-') ? amountText(amount) : `+${amountText(amount)}`;
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`);
  return money(a.minor + b.minor, a.currency);
}

export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, money(0n, currency));
}

/** amount × numerator ÷ denominator, rounded half away from zero. Money is rounded only here. */
export function scale({ minor, currency }: Money, numerator: bigint, denominator: bigint): Money {
  if (denominator === 0n) throw new RangeError('scale by a zero denominator');
  const product = minor * numerator;
  const negative = product < 0n !== denominator < 0n;
  const [top, bottom] = [abs(product), abs(denominator)];
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return money(negative ? -rounded : rounded, currency);
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
