import { comparePacking, type Comparison } from '@quayside/domain/inbound/packing';
import { bookedOf, firstNumbers, groupsOf, type BoxWork, type Product, type Work } from './work.ts';

export type Cure =
  | { kind: 'add'; key: number; box: number; units: number }
  | { kind: 'book'; units: number }
  | { kind: 'new'; units: number };
export type Difference = Comparison & { sku: string; cure: Cure | null };

export function comparisonOf({ lines, boxes }: Pick<Work, 'lines' | 'boxes'>): Comparison[] {
  return comparePacking(bookedOf(lines), groupsOf(boxes));
}

/** Each SKU that does not match, with the one step that settles it. */
export function differencesOf(work: Work, isSupplier: boolean): Difference[] {
  return comparisonOf(work)
    .filter(({ difference }) => difference !== 0)
    .map((one) => ({ ...one, sku: work.products[one.product_id]?.sku ?? '', cure: cureOf(work, one, isSupplier) }));
}

function cureOf(work: Work, { product_id, packed, difference }: Comparison, isSupplier: boolean): Cure | null {
  if (difference > 0) return isSupplier ? null : { kind: 'book', units: packed };
  const units = -difference;
  const at = boxForMore(work, product_id);
  const box = work.boxes[at];
  if (box) return { kind: 'add', key: box.key, box: firstNumbers(work.boxes)[at] ?? 0, units };
  return { kind: 'new', units };
}

/** The single box that can take more of a SKU: the one with the cursor, else the last that holds it. -1 when a new one is better. */
function boxForMore({ boxes, focused, method }: Work, product_id: number): number {
  if (method === 'one_box') return boxes.length > 0 ? 0 : -1;
  const holds = ({ count, items }: BoxWork) => count === 1 && items.some((item) => item.product_id === product_id);
  const here = boxes.findIndex(({ key }) => key === focused);
  const box = boxes[here];
  if (box && (holds(box) || (method === 'mixed' && box.count === 1))) return here;
  return boxes.findLastIndex(holds);
}

export type CopyResult = {
  from: number;
  to: number;
  isLast: boolean;
  over: readonly { sku: string; units: number }[];
  left: readonly { sku: string; units: number }[];
  fits: boolean;
};

/** What copying a row would do, before it is done. */
export function copyResult(work: Work, key: number, copies: number): CopyResult | null {
  const at = work.boxes.findIndex((box) => box.key === key);
  const box = work.boxes[at];
  if (!box) return null;
  const from = (firstNumbers(work.boxes)[at] ?? 1) + box.count;
  const boxes = work.boxes.map((one, index) => (index === at ? { ...one, count: one.count + copies } : one));
  const after = comparisonOf({ lines: work.lines, boxes });
  const mine = after.filter(({ product_id }) => box.items.some((item) => item.product_id === product_id));
  const named = ({ product_id, difference }: Comparison) => ({ sku: work.products[product_id]?.sku ?? '', units: Math.abs(difference) });
  return {
    from,
    to: from + copies - 1,
    isLast: at === work.boxes.length - 1,
    over: mine.filter(({ difference }) => difference > 0).map(named),
    left: mine.filter(({ difference }) => difference < 0).map(named),
    fits: after.every(({ difference }) => difference === 0),
  };
}

/** The carton and padding of a box: up to a tenth of the content and a kilogram. */
const CARTON_G = 1000;
const HEAVIER = 1.1;
const LIGHTER = 0.95;

export type WeightNote = { kind: 'heavier' | 'lighter'; content_g: number };

/** A weight that does not fit the product data; a warning only, the data may be wrong as well. */
export function weightNote(box: BoxWork, products: Readonly<Record<number, Product>>): WeightNote | null {
  const weight_g = Number(box.weight_kg) * 1000;
  if (box.weight_kg === '' || !Number.isFinite(weight_g) || box.items.length === 0) return null;
  const parts = box.items.map(({ product_id, quantity }) => (products[product_id]?.weight_g ?? 0) * (quantity ?? 0));
  if (parts.includes(0)) return null;
  const content_g = parts.reduce((sum, part) => sum + part, 0);
  if (weight_g > content_g * HEAVIER + CARTON_G) return { kind: 'heavier', content_g };
  return weight_g < content_g * LIGHTER ? { kind: 'lighter', content_g } : null;
}
