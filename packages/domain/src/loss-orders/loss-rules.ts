import type { Inspection } from '../inbound/inbound-rules.ts';
import { money, parseMoney, scale, sum, type Money } from '../kernel/money.ts';

export const lossTypes = ['normal', 'abnormal'] as const; // LOSS-03, LOSS-04
export type LossType = (typeof lossTypes)[number];
export const lossStates = ['pending', 'reviewed', 'closed'] as const; // D-55
export type LossState = (typeof lossStates)[number];
/** Who has the next move. `approval`: a second member of staff decides about the amount (D-109). */
export const lossWaits = ['merchant', 'staff', 'approval'] as const;
export type LossWait = (typeof lossWaits)[number];
export const lossOutcomes = ['accepted', 'accepted_by_deadline', 'no_compensation'] as const;
export const lossRefusals = [
  'loss-orders.closed',
  'loss-orders.not_yours',
  'loss-orders.amount_unknown',
  'loss-orders.not_disputed',
] as const;
export type LossRefusal = (typeof lossRefusals)[number];

/** The merchant answers within this time; then the offered compensation is credited. */
export const ANSWER_DAYS = 14;
export const REMIND_DAYS_BEFORE = 3;
export const MAX_DISPUTE_IMAGES = 9;
/** LIMIT-04. */
export const NOTE_IMAGE_BYTES = 500 * 1024;

type PricedLine = { readonly purchase_price: string | null; readonly difference: number };

/** Sampling pays 7 per mille of the purchase price, full inspection the price (LOSS-06, LOSS-07). Null when a price is unknown. */
export function compensationOf(inspection: Inspection, lines: readonly PricedLine[]): Money | null {
  const parts = lines.map(({ purchase_price, difference }) => {
    const price = purchase_price === null ? null : parseMoney(purchase_price, 'USD');
    if (!price) return null;
    return inspection === 'full' ? scale(price, BigInt(difference), 1n) : scale(price, BigInt(difference) * 7n, 1000n);
  });
  return parts.some((part) => part === null)
    ? null
    : sum(
        parts.map((part) => part ?? money(0n, 'USD')),
        'USD',
      );
}

/** A box item at the end of receiving. `received` and `qualified` are 0 for a box that never came. */
export type ReceivedItem = {
  readonly box_no: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly received: number;
  readonly qualified: number;
  readonly shelved: number;
  readonly reason: string | null;
};

/**
 * The units each type of loss order is about: missing or broken at quality control (normal), missing at shelving (abnormal). A surplus
 * in one box does not make up for a shortage in another: both are facts of their own.
 */
export function lossesOf(items: readonly ReceivedItem[]): Record<LossType, (ReceivedItem & { readonly difference: number })[]> {
  const short = (units: (item: ReceivedItem) => number) =>
    items.flatMap((item) => (units(item) > 0 ? [{ ...item, difference: units(item) }] : []));
  return {
    normal: short(({ quantity, qualified }) => quantity - qualified),
    abnormal: short(({ quantity, qualified, shelved }) => Math.min(quantity, qualified) - shelved),
  };
}
