import type { QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import { compareUsd } from '../fees/usd.ts';

export const sortKeys = ['courier', 'delivery', 'factor', 'cost', 'other', 'total'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sorting = { key: SortKey; isDown: boolean };

const comparers: Readonly<Record<SortKey, (a: QuoteMethod, b: QuoteMethod) => number>> = {
  courier: (a, b) => a.courier.localeCompare(b.courier) || a.name_en.localeCompare(b.name_en),
  delivery: (a, b) => a.days_max - b.days_max || a.days_min - b.days_min,
  factor: (a, b) => (a.volume_factor ?? 0) - (b.volume_factor ?? 0),
  cost: (a, b) => compareUsd(a.shipping, b.shipping),
  other: (a, b) => compareUsd(a.other, b.other),
  total: (a, b) => compareUsd(a.total, b.total),
};

export function sortMethods(methods: readonly QuoteMethod[], { key, isDown }: Sorting): QuoteMethod[] {
  const compare = comparers[key];
  return methods.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)) || compareUsd(a.total, b.total));
}

/** The first of those with the lowest price, and of those with the shortest time the cheapest. */
export function bestOf(methods: readonly QuoteMethod[]): { cheapest: string | null; fastest: string | null } {
  const [cheapest] = sortMethods(methods, { key: 'total', isDown: false });
  const [fastest] = sortMethods(methods, { key: 'delivery', isDown: false });
  return { cheapest: cheapest?.method ?? null, fastest: fastest?.method ?? null };
}
