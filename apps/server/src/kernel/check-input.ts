import type { FieldError } from '@quayside/contract/kernel/fields';
import { Refusal, refuseFields } from './refusal.ts';

/** No page of ours comes near these. More would cost seconds of parsing, for every caller at once. */
const MAX_DEPTH = 32;
const MAX_KEYS = 500;
const MAX_VALUES = 20_000;

type Place = { readonly value: unknown; readonly path: string; readonly depth: number };

/**
 * Refuses an input that is nested too deeply or has too many fields, and text PostgreSQL cannot store: NUL and half a character
 * (lone surrogate). One pass without recursion, because deep nesting would overflow the stack.
 */
export function checkInput(raw: unknown): void {
  const waiting: Place[] = [{ value: raw, path: '', depth: 0 }];
  const unreadable: FieldError[] = [];
  let values = 0;
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path, depth } = place;
    if (typeof value === 'string' && !isStorable(value)) unreadable.push({ path, code: 'special_symbols', params: {} });
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    values += entries.length;
    const tooMany = !Array.isArray(value) && entries.length > MAX_KEYS;
    if (depth === MAX_DEPTH || tooMany || values > MAX_VALUES) throw new Refusal('request.too_complex');
    for (const [key, part] of entries) {
      const inside = path === '' ? key : `${path}.${key}`;
      if (isStorable(key)) waiting.push({ value: part, path: inside, depth: depth + 1 });
      else unreadable.push({ path: inside.replaceAll('\u0000', '').toWellFormed(), code: 'special_symbols', params: {} });
    }
  }
  refuseFields(...unreadable.toReversed());
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
