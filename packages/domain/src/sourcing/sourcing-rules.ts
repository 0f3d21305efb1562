import { moneyText, parseMoney, scale } from '../kernel/money.ts';

/** Products the provider finds and buys for a merchant (D-97). */
export const sourcingStates = ['requested', 'quoted', 'accepted', 'declined', 'expired'] as const;
export type SourcingState = (typeof sourcingStates)[number];
export const sourcingEvents = ['requested', 'quoted', 'accepted', 'declined', 'expired', 'message'] as const;
export type SourcingEvent = (typeof sourcingEvents)[number];
export const sourcingWaits = ['staff', 'merchant'] as const;

export const MAX_SOURCING_IMAGES = 6;
export const MAX_SOURCING_UNITS = 1_000_000;
export const MAX_LEAD_DAYS = 365;

export const sourcingRefusals = ['sourcing.not_quoted', 'sourcing.over', 'sourcing.expired', 'sourcing.quote_changed'] as const;
export type SourcingRefusal = (typeof sourcingRefusals)[number];

/** The goods value: unit price times quantity, exact. */
export function goodsValue(unitPrice: string, quantity: number): string {
  const price = parseMoney(unitPrice, 'USD');
  if (!price) throw new Error(`${unitPrice} is no price`);
  return moneyText(scale(price, BigInt(quantity), 1n));
}

/** In litres: the most an appointment can name. */
const MAX_VOLUME = 9_999_999_999n;

/** Volume of all units in m³ with three decimals, rounded up; sizes are centimetres with two decimals at most. */
export function volumeOf(sizes: readonly [string, string, string], quantity: number): string {
  const hundredths = sizes.map((size) => BigInt(Math.round(Number(size) * 100)));
  const cubed = hundredths.reduce((product, side) => product * side, BigInt(quantity)); // 10^12 are one m³
  const exact = (cubed + 999_999_999n) / 1_000_000_000n;
  const litres = exact > MAX_VOLUME ? MAX_VOLUME : exact;
  return `${litres / 1000n}.${String(litres % 1000n).padStart(3, '0')}`;
}
