import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { decimalText } from '@quayside/ui/kernel/values';

/** Grams as kilograms, exact: 1750 is "1.75", 1001 is "1.001". */
export function kiloText(grams: number): string {
  const [whole, rest] = [Math.floor(grams / 1000), grams % 1000];
  return decimalText(`${whole}.${String(rest).padStart(3, '0')}`, currentLanguage());
}
