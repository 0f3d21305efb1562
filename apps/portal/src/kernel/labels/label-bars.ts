import { symbologyOf } from '@quayside/domain/products/barcode-rules';

/** With at least two printer dots a bar, scanners read a label at the first try. */
const GOOD_DOTS = 2;
const SIGN = 11;

/** Modules of a code with its quiet zones. Code 128 packs two digits into one symbol for runs of at least four digits. */
function modulesOf(barcode: string): number {
  if (symbologyOf(barcode) !== 'code128') return 95 + 18;
  const packed = [...barcode.matchAll(/\d{4,}/g)].reduce((saved, [digits]) => saved + Math.floor(digits.length / 2) - 1, 0);
  const [start, check, stop, quiet] = [SIGN, SIGN, SIGN + 2, 20];
  return start + (barcode.length - packed) * SIGN + check + stop + quiet;
}

/** Estimates how the bars would print on a label of this width, before the server renders them. */
export function barsOn(barcode: string, width_mm: number, dpi: number): 'good' | 'thin' | 'too_narrow' {
  const dots = Math.floor(Math.floor((width_mm / 25.4) * dpi) / modulesOf(barcode));
  if (dots < 1) return 'too_narrow';
  return dots < GOOD_DOTS ? 'thin' : 'good';
}
