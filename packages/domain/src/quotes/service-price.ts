import { money, scale, type Money } from '../kernel/money.ts';
import type { ServiceRow, Tariff } from './tariff.ts';

const digits = (text: string, places: number) => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
};

/** What one unit of a service, or the service for an order, costs a price group in USD; null without an exchange rate. */
export function servicePrice({ group_prices, currency, rates }: Tariff, group: string, { service, price }: ServiceRow): Money | null {
  const row = group_prices.find((one) => one.group === group && one.item === `service:${service}` && one.method === '*');
  const rate = currency === 'USD' ? '1' : rates.find((one) => one.currency === currency)?.usd;
  if (rate === undefined) return null;
  // Four places of the price, two of the percent, eight of the rate: rounded once, to the cent.
  return scale(money(digits(price, 4), 'USD'), digits(row?.percent ?? '100', 2) * digits(rate, 8), 10n ** 14n);
}
