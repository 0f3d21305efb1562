import { serialOf } from '#server/kernel/days.ts';

export type Cell = string | number | boolean | Date | null;
/** What a column contains; it decides the number format and the width. */
export type ColumnKind = 'text' | 'long_text' | 'id' | 'count' | 'decimal' | 'money' | 'moment' | 'day';

export const kindWidth: Readonly<Record<ColumnKind, number>> = {
  text: 18,
  long_text: 36,
  id: 14,
  count: 11,
  decimal: 12,
  money: 15,
  moment: 21,
  day: 13,
};
const formats = {
  text: '@',
  long_text: '@',
  id: '0',
  count: '#,##0',
  decimal: '#,##0.0##',
  money: '#,##0.00',
  moment: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
} as const satisfies Record<ColumnKind, string>;
const kinds = Object.keys(formats) as ColumnKind[]; // the keys of the line above
/** The index of a style in styles.xml: 0 is the default, 1 the header, then one for each kind. */
const styleOf = { header: 1, ...(Object.fromEntries(kinds.map((kind, at) => [kind, at + 2])) as Record<ColumnKind, number>) }; // one per kind
/** Excel's limit of characters per cell. */
const MAX_CELL = 32_767;
/** Excel's own formats end at 163. */
const FIRST_FORMAT = 164;

/** Text in a column of numbers stays text. */
export function cellXml(ref: string, value: Cell, kind: ColumnKind | 'header'): string {
  if (value === null || value === '' || (typeof value === 'number' && !Number.isFinite(value)))
    return `<c r="${ref}" s="${styleOf[kind]}"/>`;
  if (typeof value === 'number') return `<c r="${ref}" s="${styleOf[kind]}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${ref}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value instanceof Date) return `<c r="${ref}" s="${styleOf[kind === 'day' ? 'day' : 'moment']}"><v>${serialOf(value)}</v></c>`;
  const style = kind === 'header' ? styleOf.header : styleOf.text;
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value.slice(0, MAX_CELL))}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML allows no control characters; Excel reads `_x0041_` as an escaped letter, so that underscore is escaped itself. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Chinese characters are twice as wide. */
export function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + ((sign.codePointAt(0) ?? 0) > 0xff ? 2 : 1), 0);
}

export function stylesXml(namespace: string): string {
  const numFmts = kinds.map((kind, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${xmlText(formats[kind])}"/>`).join('');
  const fonts = '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>';
  const fills =
    '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE2E8F0"/></patternFill></fill>';
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  const header = '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>';
  const xfs = kinds.map(
    (_, at) => `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return (
    `<styleSheet xmlns="${namespace}"><numFmts count="${kinds.length}">${numFmts}</numFmts><fonts count="2">${fonts}</fonts>` +
    `<fills count="3">${fills}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>` +
    `<cellXfs count="${kinds.length + 2}">${plain}${header}${xfs.join('')}</cellXfs></styleSheet>`
  );
}
