export const symbologies = ['ean13', 'upca', 'code128'] as const;
export type Symbology = (typeof symbologies)[number];

/** How a barcode is drawn follows from its content: 13 or 12 digits with a right check digit are EAN-13 or UPC-A, all else Code 128. */
export function symbologyOf(barcode: string): Symbology {
  if (/^\d{13}$/.test(barcode) && hasCheckDigit(barcode)) return 'ean13';
  if (/^\d{12}$/.test(barcode) && hasCheckDigit(barcode)) return 'upca';
  return 'code128';
}

function hasCheckDigit(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** The last digit of an EAN or UPC: from the right, every other digit counts three times. */
export function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A barcode of our own: an EAN-13 of the range kept for use inside a company, so no shop's code can equal it. */
export function generatedBarcode(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  return digits + checkDigit(digits);
}
