import { money, parseMoney, scale, sum, type Money } from '../kernel/money.ts';
import type { ServiceUnit } from './inbound-rules.ts';

const RATE_DIGITS = 5;

function usd(text: string): Money {
  return parseMoney(text, 'USD') ?? money(0n, 'USD');
}

/** Rate × declared value (D-53). */
export function insuranceFee(declaredValue: string, rate: string): Money {
  const [whole = '0', fraction = ''] = rate.split('.');
  return scale(usd(declaredValue), BigInt(whole + fraction.padEnd(RATE_DIGITS, '0').slice(0, RATE_DIGITS)), 10n ** BigInt(RATE_DIGITS));
}

/** How often a service is booked. At least once, so that a draft without products keeps its choice. */
export function serviceQuantity(unit: ServiceUnit, { units, boxes }: { readonly units: number; readonly boxes: number }): number {
  return Math.max(1, unit === 'unit' ? units : unit === 'box' ? boxes : 1);
}

export function serviceFee(price: string, quantity: number): Money {
  return scale(usd(price), BigInt(quantity), 1n);
}

type Booked = { readonly price: string; readonly quantity: number };

export function feesTotal(insurance: string | null, services: readonly Booked[]): Money {
  return sum([usd(insurance ?? '0'), ...services.map(({ price, quantity }) => serviceFee(price, quantity))], 'USD');
}

/** What is charged at completion: what was really handled, never more than was booked. */
export function chargedQuantity(
  unit: ServiceUnit,
  booked: number,
  { units, boxes }: { readonly units: number; readonly boxes: number },
): number {
  const handled = unit === 'unit' ? units : unit === 'box' ? boxes : boxes > 0 ? 1 : 0;
  return Math.min(booked, handled);
}
