import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { zoned } from '#server/kernel/days.ts';
import { cellXml, kindWidth, stylesXml, widthOf, xmlText, type Cell, type ColumnKind } from './sheet-xml.ts';

export type { Cell, ColumnKind } from './sheet-xml.ts';
export type SheetColumn = { readonly title: string; readonly kind?: ColumnKind; readonly width?: number };
export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
};

export const SHEET_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Excel's limit of rows per sheet; further rows go to another sheet with the same header. */
const MAX_ROWS = 1_048_576;
const CHUNK = 64 * 1024;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * A workbook streamed row by row: 100,000 rows need no more memory than ten. Every export uses it: real dates in the provider's zone,
 * numbers with formats, a frozen header and a filter. It names no program as its author.
 */
export function workbookStream(sheets: readonly Sheet[], maxRows = MAX_ROWS): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable; // a PassThrough; its type is narrower
  const fail = (error: unknown) => void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  pack(zip, out, sheets, maxRows).catch(fail);
  return out;
}

async function pack(zip: ZipFile, out: Readable, sheets: readonly Sheet[], maxRows: number): Promise<void> {
  const names: string[] = [];
  for (const { name, columns, rows } of sheets) {
    const source = iteratorOf(rows);
    let next = await source.next();
    for (let part = 1; part === 1 || next.done !== true; part++) {
      names.push(sheetName(name, part));
      const body = Readable.from(sheetXml());
      const stop = () => void body.destroy();
      out.once('close', stop);
      zip.addReadStream(body, `xl/worksheets/sheet${names.length}.xml`);
      await once(body, 'close');
      out.off('close', stop);
      if (out.destroyed) return void (await source.return?.());
    }

    async function* sheetXml(): AsyncGenerator<string> {
      let text = `${XML}<worksheet xmlns="${MAIN}">${viewXml(columns)}<sheetData>${headerXml(columns)}`;
      let row = 1;
      for (; next.done !== true && row < maxRows; next = await source.next()) {
        text += rowXml(++row, columns, next.value);
        if (text.length < CHUNK) continue;
        yield text;
        text = '';
      }
      yield `${text}</sheetData><autoFilter ref="A1:${letterOf(columns.length - 1)}${row}"/></worksheet>`;
    }
  }
  for (const [path, xml] of partsOf(names)) zip.addBuffer(Buffer.from(XML + xml), path);
  zip.end();
}

function iteratorOf(rows: Sheet['rows']): AsyncIterator<readonly Cell[]> | Iterator<readonly Cell[]> {
  return Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
}

function sheetName(name: string, part: number): string {
  const suffix = part === 1 ? '' : `_${part}`;
  return name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31 - suffix.length) + suffix;
}

/** Times say their zone in the header: a cell of a spreadsheet has none. */
function titleOf({ title, kind }: SheetColumn): string {
  return kind === 'moment' ? zoned(title) : title;
}

function viewXml(columns: readonly SheetColumn[]): string {
  const cols = columns.map((column, at) => {
    const width = column.width ?? Math.min(60, Math.max(kindWidth[column.kind ?? 'text'], widthOf(titleOf(column)) + 4));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols>`;
}

function headerXml(columns: readonly SheetColumn[]): string {
  return `<row r="1">${columns.map((column, at) => cellXml(`${letterOf(at)}1`, titleOf(column), 'header')).join('')}</row>`;
}

function rowXml(at: number, columns: readonly SheetColumn[], cells: readonly Cell[]): string {
  let xml = `<row r="${at}">`;
  for (const [index, column] of columns.entries()) xml += cellXml(`${letterOf(index)}${at}`, cells[index] ?? null, column.kind ?? 'text');
  return `${xml}</row>`;
}

function letterOf(index: number): string {
  const first = Math.floor(index / 26);
  return (first > 0 ? String.fromCodePoint(64 + first) : '') + String.fromCodePoint(65 + (index % 26));
}

function partsOf(names: readonly string[]): [string, string][] {
  const sheets = names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('');
  const relation = (id: number, type: string, target: string) => `<Relationship Id="rId${id}" Type="${RELS}/${type}" Target="${target}"/>`;
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${TYPES}.${type}+xml"/>`;
  const relations = names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('');
  const overrides = names.map((_, at) => override(`xl/worksheets/sheet${at + 1}.xml`, 'worksheet')).join('');
  return [
    ['xl/workbook.xml', `<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets>${sheets}</sheets></workbook>`],
    ['xl/styles.xml', stylesXml(MAIN)],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relations}${relation(names.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['_rels/.rels', `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`],
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${overrides}${override('xl/styles.xml', 'styles')}</Types>`,
    ],
  ];
}
