import { needsHouseNumber } from '../orders/order-rules.ts';

/** An order as a shop describes it, in one form for all kinds of shops. */
export type StoreOrder = {
  readonly external_id: string;
  /** What the shop calls it, such as #1001. */
  readonly number: string;
  readonly ordered_at: string;
  readonly state: 'open' | 'canceled' | 'shipped';
  readonly currency: string;
  readonly recipient: StoreRecipient;
  readonly lines: readonly StoreLine[];
  readonly remark: string;
};

export type StoreRecipient = {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly postal_code: string;
  readonly address1: string;
  readonly address2: string;
};

export type StoreLine = {
  /** The shop's own SKU, or a name made of its ids where it has none. */
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly unit_price: string;
  /** What stock is set by in the shop; empty where it keeps none. */
  readonly stock_ref: string;
};

/** Two lines of one SKU are one line of ours. */
export function mergedLines(lines: readonly (StoreLine & { readonly product_id: number })[]) {
  const merged = new Map<number, { product_id: number; title: string; quantity: number; unit_price: string }>();
  for (const { product_id, title, quantity, unit_price } of lines) {
    const same = merged.get(product_id);
    merged.set(product_id, same ? { ...same, quantity: same.quantity + quantity } : { product_id, title, quantity, unit_price });
  }
  return [...merged.values()];
}

/** The number of a house is a field of its own in the EU; shops have it in the street. */
export function houseNumberOf(country: string, address: string): string {
  if (!needsHouseNumber(country)) return '';
  return /\b\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?\b/i.exec(address)?.[0]?.slice(0, 20) ?? '';
}

/** Trigrams as PostgreSQL's pg_trgm takes them: two blanks before a word, one after. */
function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** From 0 to 1: how much two texts share. */
export function similarity(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const part of a) if (b.has(part)) shared++;
  return shared / (a.size + b.size - shared);
}

/** Whichever is more alike: the codes, or the names. */
export function likeness(item: { sku: string; title: string }, product: { sku: string; product_name: string }): number {
  return Math.max(similarity(item.sku, product.sku), similarity(item.title, product.product_name));
}
