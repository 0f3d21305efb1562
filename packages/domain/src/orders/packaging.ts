import { money, parseMoney, scale, sum, type Money } from '../kernel/money.ts';

/** A consumable and its quantity per unit of a product, or per order. */
export type Attached = {
  readonly consumable_id: number;
  readonly unit_price: string;
  readonly chargeable: 0 | 1;
  readonly attached: number;
};
type Line<One extends Attached> = { readonly quantity: number; readonly consumables: readonly One[] };

/** The packaging of an order: what its products add for each unit (CONS-03), and what was chosen for this order (CONS-04). */
export function packagingOf<One extends Attached>(lines: readonly Line<One>[], chosen: readonly One[]): One[] {
  const all = new Map<number, One>();
  const put = (one: One, pieces: number) =>
    all.set(one.consumable_id, { ...one, attached: (all.get(one.consumable_id)?.attached ?? 0) + pieces });
  for (const { quantity, consumables } of lines) for (const one of consumables) put(one, one.attached * quantity);
  for (const one of chosen) put(one, one.attached);
  return [...all.values()];
}

/** The total price of the chargeable ones, exact. */
export function packagingCost(packaging: readonly Attached[]): Money {
  const charged = packaging.filter(({ chargeable }) => chargeable === 1);
  return sum(
    charged.map(({ unit_price, attached }) => scale(parseMoney(unit_price, 'USD') ?? money(0n, 'USD'), BigInt(attached), 1n)),
    'USD',
  );
}
