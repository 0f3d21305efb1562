import type { BoxState } from '../inbound/inbound-machine.ts';
import { differenceOf } from './receiving-rules.ts';

type BookedItem = {
  readonly box_no: number;
  readonly product_id: number;
  readonly sku: string;
  readonly state: BoxState;
  readonly quantity: number;
  readonly received: number | null;
  readonly broken: number;
};
type Difference = { readonly box_no: number; readonly product_id: number | null; readonly sku: string | null; readonly units: number };

/** Units more or fewer for each SKU, by box; a box that is not here is one line. Broken units count as missing. */
export function differencesOf(items: readonly BookedItem[]): Difference[] {
  const differences: Difference[] = [];
  const away = new Map<number, number>();
  for (const item of items) {
    const { box_no, product_id, sku, state, quantity, broken } = item;
    if (state === 'announced' || state === 'missing') away.set(box_no, (away.get(box_no) ?? 0) - quantity);
    else if (differenceOf(item) !== broken) differences.push({ box_no, product_id, sku, units: differenceOf(item) - broken });
  }
  for (const [box_no, units] of away) differences.push({ box_no, product_id: null, sku: null, units });
  return differences.toSorted((a, b) => a.box_no - b.box_no);
}

type ItemKey = { readonly box_no: number; readonly product_id: number };

/** Looks items up by box and SKU: an appointment has up to 10,000. */
export function byBoxAndSku<Item extends ItemKey>(items: readonly Item[]): (key: ItemKey) => Item | undefined {
  const keyOf = ({ box_no, product_id }: ItemKey) => `${box_no} ${product_id}`;
  const known = new Map(items.map((item) => [keyOf(item), item]));
  return (key) => known.get(keyOf(key));
}
