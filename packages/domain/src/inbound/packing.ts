/** A row of the packing list: `count` equal boxes. */
export type BoxGroup = {
  readonly count: number;
  readonly weight_kg: string | null;
  readonly length_cm: string | null;
  readonly width_cm: string | null;
  readonly height_cm: string | null;
  readonly items: readonly BoxItem[];
};
export type BoxItem = { readonly product_id: number; readonly quantity: number };
export type BookedLine = { readonly product_id: number; readonly quantity: number };
export type Comparison = { readonly product_id: number; readonly booked: number; readonly packed: number; readonly difference: number };

/** Booked against packed units per SKU, in the order of the lines; SKUs only in boxes come last. Difference = packed - booked. */
export function comparePacking(lines: readonly BookedLine[], groups: readonly BoxGroup[]): Comparison[] {
  const packed = new Map<number, number>();
  for (const { count, items } of groups)
    for (const { product_id, quantity } of items) packed.set(product_id, (packed.get(product_id) ?? 0) + quantity * count);
  const booked = new Map<number, number>();
  for (const { product_id, quantity } of lines) booked.set(product_id, (booked.get(product_id) ?? 0) + quantity);
  const ids = new Set([...booked.keys(), ...packed.keys()]);
  return [...ids].map((product_id) => {
    const [wanted, found] = [booked.get(product_id) ?? 0, packed.get(product_id) ?? 0];
    return { product_id, booked: wanted, packed: found, difference: found - wanted };
  });
}

export function boxCount(groups: readonly BoxGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** Exact volume in m³ with three decimals, rounded up; null while a side is missing. */
export function packedVolume(groups: readonly BoxGroup[]): string | null {
  let total = 0n; // hundredths of a cm, cubed: 10^12 are one m³
  for (const { count, length_cm, width_cm, height_cm } of groups) {
    if (length_cm === null || width_cm === null || height_cm === null) return null;
    total += hundredths(length_cm) * hundredths(width_cm) * hundredths(height_cm) * BigInt(count);
  }
  if (total === 0n) return null;
  const litres = (total + 999_999_999n) / 1_000_000_000n;
  return `${litres / 1000n}.${String(litres % 1000n).padStart(3, '0')}`;
}

/** Exact weight in kg with two decimals; null while a box has none. */
export function packedWeight(groups: readonly BoxGroup[]): string | null {
  let total = 0n;
  for (const { count, weight_kg } of groups) {
    if (weight_kg === null) return null;
    total += hundredths(weight_kg) * BigInt(count);
  }
  return total === 0n ? null : `${total / 100n}.${String(total % 100n).padStart(2, '0')}`;
}

function hundredths(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
}

/** Equal neighbours become one row, so that 500 equal boxes are one row. */
export function mergeEqual(groups: readonly BoxGroup[]): BoxGroup[] {
  const merged: BoxGroup[] = [];
  for (const group of groups) {
    const last = merged.at(-1);
    if (last && contentKey(last) === contentKey(group)) merged[merged.length - 1] = { ...last, count: last.count + group.count };
    else merged.push(group);
  }
  return merged;
}

function contentKey({ weight_kg, length_cm, width_cm, height_cm, items }: BoxGroup): string {
  return JSON.stringify([weight_kg, length_cm, width_cm, height_cm, items.map(({ product_id, quantity }) => [product_id, quantity])]);
}
