import { optionsOf, type WorkbookColumn } from '../quotes/workbook.ts';

/** A cell's text as the tariff stores it. What cannot be converted stays as it was written: the check of cells names it. */
export function readCell(column: WorkbookColumn, text: string): unknown {
  const written = text.trim();
  switch (column.type) {
    case 'codes':
      return wordsOf(written);
    case 'country=percent':
      return written === '' ? {} : countriesOf(written);
    case 'country/prefix=percent':
      return wordsOf(written).map(hsPercentOf);
    default:
      return written === '' ? null : valueOf(column, written);
  }
}

function valueOf(column: WorkbookColumn, written: string): unknown {
  if (optionsOf(column)?.includes('yes')) return yesOrNo.get(written.toLowerCase()) ?? written;
  switch (column.type) {
    case 'whole':
      return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(written) ? Number(written) : written;
    case 'amount':
    case 'percent':
    case 'cm':
      return twoDecimals(written);
    default:
      return written;
  }
}

const yesOrNo = new Map([
  ['yes', true],
  ['no', false],
  ['true', true],
  ['false', false],
  ['是', true],
  ['否', false],
]);

function wordsOf(written: string): string[] {
  return written.split(/[\s,;，；]+/).filter((word) => word !== '');
}

/** A spreadsheet drops the zeros of 4.50: without them two equal prices would look changed. */
export function twoDecimals(written: string): string {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(written) ?? [];
  if (whole === undefined) return written;
  return `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}${fraction.slice(2).replace(/0+$/, '')}`;
}

/** DE=19.00 FR=20.00; the text itself when a part of it is not of this form. */
function countriesOf(written: string): unknown {
  const pairs = wordsOf(written).map((word) => word.split('='));
  if (pairs.some((pair) => pair.length !== 2)) return written;
  return Object.fromEntries(pairs.map(([country = '', percent = '']) => [country, twoDecimals(percent)]));
}

/** GB/4901=0.00. */
function hsPercentOf(word: string): unknown {
  const [, country, hs_prefix, percent] = /^([^/=]+)\/([^/=]+)=([^/=]+)$/.exec(word) ?? [];
  return percent === undefined ? word : { country, hs_prefix, percent: twoDecimals(percent) };
}
