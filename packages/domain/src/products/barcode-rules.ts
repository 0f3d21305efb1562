export const symbologies = ['ean13', 'upca', 'code128'] as const;
export type Symbology = (typeof symbologies)[number];

/** The barcode format follows from its content: 13 or 12 digits with a valid check digit are EAN-13 or UPC-A, all else Code 128. */
export function symbologyOf(barcode: string): Symbology {
  if (/^\d{13}$/.test(barcode) && hasCheckDigit(barcode)) return 'ean13';
  if (/^\d{12}$/.test(barcode) && hasCheckDigit(barcode)) return 'upca';
  return 'code128';
}

function hasCheckDigit(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** The check digit of an EAN or UPC: from the right, every other digit has weight three. */
export function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A generated barcode: an EAN-13 of the range reserved for internal use, so it cannot equal a retail code. */
export function generatedBarcode(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  return digits + checkDigit(digits);
}
