import { MAX_PARCEL_G } from './packing-rules.ts';

const WEIGHT = /^[a-z,+\s]*?(\d+(?:[.,]\d+)?)\s*(kg|g)?$/i;
const SIDES = /^(\d+(?:[.,]\d)?)\s*[x×*\s]\s*(\d+(?:[.,]\d)?)\s*[x×*\s]\s*(\d+(?:[.,]\d)?)$/i;

/** What a scale types, or a person: 1840, 1840 g, 1.84, 1,84 kg, "ST,GS,+ 1.840kg". Without a unit a decimal is kilograms. Null: no weight. */
export function readWeight(code: string): number | null {
  const [, amount, unit] = WEIGHT.exec(code.trim()) ?? [];
  if (amount === undefined) return null;
  const isKilograms = unit === undefined ? /[.,]/.test(amount) : unit.toLowerCase() === 'kg';
  const grams = Math.round(Number(amount.replace(',', '.')) * (isKilograms ? 1000 : 1));
  return grams >= 1 && grams <= MAX_PARCEL_G ? grams : null;
}

/** Three sides in centimetres: 40x28x14, 40*28*14 or 40 28 14. */
export function readSides(code: string): [string, string, string] | null {
  const [, length, width, height] = SIDES.exec(code.trim()) ?? [];
  if (length === undefined || width === undefined || height === undefined) return null;
  const plain = (side: string) => side.replace(',', '.');
  return [plain(length), plain(width), plain(height)];
}
