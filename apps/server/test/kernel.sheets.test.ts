import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { workbookStream, type Cell, type SheetColumn } from '#server/kernel/sheets/write-sheet.ts';
import { unzip } from './kit/unzip.ts';

const columns: SheetColumn[] = [
  { title: 'Number', kind: 'id' },
  { title: '时间', kind: 'moment' },
  { title: 'Amount', kind: 'money' },
  { title: 'Units', kind: 'count' },
  { title: 'Remark', kind: 'long_text' },
];
const written = (rows: Cell[][], given = columns, maxRows?: number) =>
  buffer(workbookStream([{ name: 'Entries: 1/2', columns: given, rows }], maxRows));
const sheetOf = async (file: Buffer) => (await readXlsx(new Uint8Array(file))).sheets[0];

describe('a workbook that is written', () => {
  it('has real dates in the provider’s zone, which its header names', async () => {
    const sheet = await sheetOf(await written([[1, new Date('2026-10-31T17:05:09Z'), 1.5, 2, 'x']]));
    expect(sheet?.rows[0]?.[1]).toBe('时间 (Asia/Shanghai, UTC+8)');
    // The first of November in Shanghai. A spreadsheet knows no zone: the reader takes the cell for UTC.
    const cell = sheet?.rows[1]?.[1];
    expect(cell instanceof Date && cell.toISOString()).toBe('2026-11-01T01:05:09.000Z');
  });

  it('has number formats, widths, a frozen header and a filter over all rows', async () => {
    const parts = await unzip(await written([[1, null, -1234.5, 20_000, 'x']]));
    const xml = (name: string) => parts.get(name)?.toString('utf8') ?? '';
    const sheet = xml('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:E2"/>');
    expect(sheet.match(/<col /g)).toHaveLength(5);
    expect(sheet).toMatch(/<c r="C2" s="7"><v>-1234.5<\/v><\/c>/);
    const formats = [...xml('xl/styles.xml').matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code);
    expect(formats).toEqual(['@', '@', '0', '#,##0', '#,##0.0##', '#,##0.00', 'yyyy-mm-dd hh:mm:ss', 'yyyy-mm-dd']);
    expect(xml('xl/workbook.xml')).toContain('name="Entries  1 2"');
    expect([...parts.keys()].some((name) => name.startsWith('docProps'))).toBe(false);
  });

  it('keeps every text as it is: formulas, markup, escapes, line breaks, emoji and broken characters', async () => {
    const texts = ['=1+1', '<b>&amp;"', '_x0041_', 'a\nb', '👍🏽 台灯', 'tab\tend', '007', ' space '];
    const rows = (await sheetOf(await written(texts.map((text) => [1, null, null, null, text]))))?.rows ?? [];
    expect(rows.slice(1).map((row) => row[4])).toEqual(texts);
    const broken = await sheetOf(await written([[1, null, null, null, `a\u0000b\uD800c${'x'.repeat(40_000)}`]]));
    expect(String(broken?.rows[1]?.[4])).toMatch(/^ab\uFFFDcx+$/);
    expect(String(broken?.rows[1]?.[4]).length).toBeLessThanOrEqual(32_767);
  });

  it('continues on another sheet with the same header where a sheet is full', async () => {
    const rows = Array.from({ length: 7 }, (_, at): Cell[] => [at, null, null, null, 'x']);
    const { sheets } = await readXlsx(new Uint8Array(await written(rows, columns, 4)));
    expect(sheets.map(({ name, rows: some }) => [name, some.length])).toEqual([
      ['Entries  1 2', 4],
      ['Entries  1 2_2', 4],
      ['Entries  1 2_3', 2],
    ]);
    expect(sheets[2]?.rows[0]?.[0]).toBe('Number');
    expect(sheets.flatMap(({ rows: some }) => some.slice(1).map((row) => row[0]))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('fails as a whole when its rows fail', async () => {
    async function* rows(): AsyncGenerator<Cell[]> {
      yield [1];
      throw new Error('the database is gone');
    }
    await expect(buffer(workbookStream([{ name: 'x', columns, rows: rows() }]))).rejects.toThrow('the database is gone');
  });

  it('takes no more memory for a hundred thousand rows than for a few', async () => {
    async function* rows() {
      for (let at = 0; at < 100_000; at++) yield [at, new Date(at), 1.25, at, `${'橡木台灯 '.repeat(10)}${'x'.repeat(100)}`];
    }
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let [bytes, peak] = [0, 0];
    for await (const chunk of Readable.from(workbookStream([{ name: 'x', columns, rows: rows() }]))) {
      bytes += Buffer.from(chunk as Uint8Array).length; // a byte stream's chunks
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    expect(bytes).toBeGreaterThan(1_000_000);
    expect((peak - before) / 1e6).toBeLessThan(150);
  });
});
