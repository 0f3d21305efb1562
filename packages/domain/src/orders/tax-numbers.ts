import { euCountries } from '../kernel/countries.ts';
import type { TaxKind } from '../quotes/tariff.ts';

export const TAX_NUMBER_LENGTH = 20;

/** Which kinds a destination uses (D-40): VAT and IOSS in the European Union, VAT in Great Britain, GST in AU, NZ and SG, ICMS in Brazil. */
export function taxKindsOf(country: string): readonly TaxKind[] {
  if (euCountries.includes(country)) return ['vat', 'ioss'];
  if (country === 'GB') return ['vat'];
  if (country === 'AU' || country === 'NZ' || country === 'SG') return ['gst'];
  return country === 'BR' ? ['icms'] : [];
}

/** Greece writes EL, and Northern Ireland XI; other member states use their country code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** The digits and letters behind the country's prefix, as the European Commission's VIES describes them. */
const vatShapes: Readonly<Record<string, string>> = {
  AT: 'U[0-9]{8}',
  BE: '[01][0-9]{9}',
  BG: '[0-9]{9,10}',
  CY: '[0-9]{8}[A-Z]',
  CZ: '[0-9]{8,10}',
  DE: '[0-9]{9}',
  DK: '[0-9]{8}',
  EE: '[0-9]{9}',
  ES: '[A-Z0-9][0-9]{7}[A-Z0-9]',
  FI: '[0-9]{8}',
  FR: '[A-Z0-9]{2}[0-9]{9}',
  GR: '[0-9]{9}',
  HR: '[0-9]{11}',
  HU: '[0-9]{8}',
  IE: '[0-9][A-Z0-9+*][0-9]{5}[A-Z]{1,2}',
  IT: '[0-9]{11}',
  LT: '(?:[0-9]{9}|[0-9]{12})',
  LU: '[0-9]{8}',
  LV: '[0-9]{11}',
  MT: '[0-9]{8}',
  NL: '[A-Z0-9+*]{10}[0-9]{2}',
  PL: '[0-9]{10}',
  PT: '[0-9]{9}',
  RO: '[0-9]{2,10}',
  SE: '[0-9]{12}',
  SI: '[0-9]{8}',
  SK: '[0-9]{10}',
  GB: '(?:[0-9]{9}|[0-9]{12}|(?:GD|HA)[0-9]{3})',
};

const gstShapes: Readonly<Record<string, string>> = {
  AU: '[0-9]{11}', // ABN; an ARN of a simplified registration has 12
  NZ: '[0-9]{8,9}',
  SG: '(?:M[0-9]{8}[A-Z]|[0-9]{8,9}[A-Z]|[A-Z][0-9]{2}[A-Z0-9]{6,7})',
};

/** Spaces, dots and hyphens are how people write a number; it is stored without them. */
export function plainTaxNumber(text: string): string {
  return text.replace(/[\s.\-/]/g, '').toUpperCase();
}

/** Whether a number has the format of its kind in the country; an empty one is allowed (D-40). */
export function isTaxNumber(kind: TaxKind, country: string, text: string): boolean {
  const plain = plainTaxNumber(text);
  if (plain === '') return true;
  const shape = shapeOf(kind, country);
  return shape !== null && new RegExp(`^${shape}$`).test(plain);
}

/** An example for the field's help, or an empty text where the country has no such number. */
export function taxNumberExample(kind: TaxKind, country: string): string {
  if (kind === 'ioss') return 'IM2760000742';
  if (kind === 'icms') return '12.345.678/0001-95';
  if (kind === 'gst') return { AU: '51 824 753 556', NZ: '49-091-850', SG: 'M90312345A' }[country] ?? '';
  return { DE: 'DE123456789', FR: 'FR40303265045', GB: 'GB123456789' }[country] ?? `${prefixes[country] ?? country}…`;
}

function shapeOf(kind: TaxKind, country: string): string | null {
  // A VAT number may be of any member state: the importer need not be established where the parcel goes.
  if (kind === 'vat') return euCountries.includes(country) ? euShape() : withPrefix(country);
  if (kind === 'ioss') return 'IM[0-9]{10}';
  if (kind === 'gst') return country === 'AU' ? '(?:[0-9]{11}|[0-9]{12})' : (gstShapes[country] ?? null);
  return '(?:[0-9]{11}|[0-9]{14}|[0-9]{8,13})'; // CPF, CNPJ or a state registration
}

function withPrefix(country: string): string | null {
  const shape = vatShapes[country];
  return shape === undefined ? null : `(?:${prefixes[country] ?? country})?${shape}`;
}

function euShape(): string {
  return `(?:${euCountries.map((country) => `${prefixes[country] ?? country}${vatShapes[country] ?? '[A-Z0-9]{2,12}'}`).join('|')})`;
}
