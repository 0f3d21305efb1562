export type ProductRefusal = 'products.in_use' | 'products.too_many_labels' | 'products.barcode_too_long';

export const SKU_LENGTH = 30; // D-01
export const PRODUCT_NAME_LENGTH = 30; // D-02
export const LONG_TEXT = 255; // names, material, purpose, brand, alias (D-04)
export const COLOR_LENGTH = 20;
export const SIZE_LENGTH = 100;
export const BARCODE_LENGTH = 30;
/** Longer ones are accepted with a hint: they do not fit well on small labels (PROD-14). */
export const ADVISED_BARCODE_LENGTH = 17;
export const MAX_CATEGORIES = 10; // PROD-28
export const MAX_PROPERTIES = 10;
export const MAX_WEIGHT_G = 10_000_000;
export const MAX_WARNING_QUANTITY = 9_999_999;
/** How many products one call may delete, print or render. */
export const MAX_PRODUCTS_AT_ONCE = 200;

/** Letters, digits, hyphen, underscore, dot and, inside only, spaces (PROD-11, PROD-12). */
export const SKU_PATTERN = /^[A-Za-z0-9_.-](?:[A-Za-z0-9_. -]*[A-Za-z0-9_.-])?$/;
export const HS_CODE_PATTERN = /^[0-9]{6,10}$/;
const IMAGE_SUFFIX = /\.(?:jpe?g|png|gif)$/i;

/** At least one Han character; digits, punctuation and Latin words beside it are normal in customs data (D-05). */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** At least one Latin letter and no Han character (D-05). */
export function isEnglish(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && !/\p{Script=Han}/u.test(text);
}

/** Whether an image URL ends with an image extension; the query string is ignored (D-13). */
export function hasImageSuffix(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:') && IMAGE_SUFFIX.test(parsed.pathname);
}

/** Why an image could not be fetched from its URL. */
export const imageErrors = ['not_found', 'denied', 'not_a_picture', 'too_large', 'refused_address', 'unreachable'] as const;
export type ImageError = (typeof imageErrors)[number];

/** SKUs are compared without case (D-07). */
export function codeKey(code: string): string {
  return code.trim().toLowerCase();
}

/** Whether an account limited to `scope` may see this SKU; null means every SKU (D-65). */
export function isInScope(sku: string, scope: readonly string[] | null): boolean {
  return scope === null || scope.some((one) => codeKey(one) === codeKey(sku));
}

/** Volume of one unit in m³, from sizes in cm with two decimals: exact, then rounded to one cubic centimetre. */
export function volumeM3(lengthCm: string, widthCm: string, heightCm: string): string {
  const [length, width, height] = [lengthCm, widthCm, heightCm].map(hundredths);
  // Hundredths of a centimetre cubed are 10⁻¹² m³. Half a unit is added before truncating, so that it rounds.
  const millionths = ((length ?? 0n) * (width ?? 0n) * (height ?? 0n) + 500_000n) / 1_000_000n;
  const digits = String(millionths).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

function hundredths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
}
