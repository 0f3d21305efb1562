import type { BoxWork, Work } from './work.ts';

export type NewBox = Omit<BoxWork, 'key'>;
export const emptyBox: NewBox = { count: 1, weight_kg: '', length_cm: '', width_cm: '', height_cm: '', items: [] };

/** The new boxes go to the end; the cursor goes to the first of them. */
export function addBoxes(work: Work, added: readonly NewBox[]): Work {
  const { nextKey } = work;
  const boxes = added.map((box, index) => ({ ...box, key: nextKey + index }));
  return { ...work, boxes: [...work.boxes, ...boxes], focused: boxes[0]?.key ?? work.focused, nextKey: nextKey + boxes.length };
}

/** Copies stay beside their original: as a row of their own when it is one box, so that it can still be changed alone. */
export function copyBox(work: Work, key: number, copies: number): Work {
  const at = work.boxes.findIndex((box) => box.key === key);
  const original = work.boxes[at];
  if (!original || copies < 1) return work;
  const boxes = [...work.boxes];
  boxes[at] = { ...original, count: original.count + copies };
  return { ...work, boxes, focused: key };
}

export function addItem(box: BoxWork, product_id: number, quantity: number): BoxWork {
  const isThere = box.items.some((item) => item.product_id === product_id);
  if (!isThere) return { ...box, items: [...box.items, { product_id, quantity }] };
  return {
    ...box,
    items: box.items.map((item) => (item.product_id === product_id ? { product_id, quantity: (item.quantity ?? 0) + quantity } : item)),
  };
}

/** Takes a product out of all boxes; boxes that held nothing else go with it. */
export function removeProduct(boxes: readonly BoxWork[], product_id: number): BoxWork[] {
  return boxes.flatMap((box) => {
    if (!box.items.some((item) => item.product_id === product_id)) return [box];
    const items = box.items.filter((item) => item.product_id !== product_id);
    return items.length === 0 ? [] : [{ ...box, items }];
  });
}

/** One box for everything starts with everything in it. */
export function fillBooked(work: Work): Work {
  if (work.method !== 'one_box' || work.boxes.length > 0 || work.lines.length === 0) return work;
  const items = work.lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
  return addBoxes(work, [{ ...emptyBox, items }]);
}

/** Equal boxes of one SKU, and one for the rest. */
export function equalBoxes(product_id: number, left: number, units: number): NewBox[] {
  if (units < 1 || left < 1) return [];
  const full = Math.floor(left / units);
  const rest = left % units;
  const boxOf = (count: number, quantity: number): NewBox => ({ ...emptyBox, count, items: [{ product_id, quantity }] });
  return [...(full > 0 ? [boxOf(full, units)] : []), ...(rest > 0 ? [boxOf(1, rest)] : [])];
}
