import { describe, expect, it } from 'vitest';
import { readAmount, readCurrency, readDay, readStatement } from './bank-statement.ts';

const header = ['Date', 'Description', 'Amount', 'Currency'];

describe('a bank statement', () => {
  it('is read from where its table begins, words from every column that has some', () => {
    const rows = [
      ['Example Bank', '', '', '', ''],
      ['交易日期', '摘要', '对方户名', '贷方金额', '币种'],
      ['2026年11月3日', 'TU-ABCD2345', ' 某某贸易 ', '1,200.50', '人民币'],
      ['', '', '', '', ''],
      ['20261104', '', 'X', '', 'USD'],
    ];
    expect(readStatement(rows)).toEqual({
      lines: [{ row_no: 3, booked_on: '2026-11-03', currency: 'CNY', amount: '1200.50', words: 'TU-ABCD2345 某某贸易' }],
      skipped: 1,
    });
  });

  it('leaves out and counts what was paid by us', () => {
    expect(readStatement([header, ['2026-11-03', 'rent', '-900', 'USD'], ['2026-11-03', 'nothing', '0.00', 'USD']])).toEqual({
      lines: [],
      skipped: 2,
    });
  });

  it.each([[[]], [[['Date', 'Amount', 'Text']]], [[['a', 'b', 'c', 'd']]]])('needs all four columns: %j', (rows) => {
    expect(readStatement(rows)).toEqual({ fault: 'no_header' });
  });

  it.each([
    ['11/03/2026', 'x', '5', 'USD'],
    ['2026-02-30', 'x', '5', 'USD'],
    ['2026-11-03', 'x', '5.123', 'USD'],
    ['2026-11-03', 'x', 'five', 'USD'],
    ['2026-11-03', 'x', '5', 'dollars'],
    ['Total', '', '12', 'USD'],
  ])('names the row it cannot read: %s %s %s %s', (...row) => {
    expect(readStatement([header, ['2026-11-03', 'x', '5', 'USD'], row])).toEqual({ fault: 'bad_row', row_no: 3 });
  });
});

describe('a cell of a bank', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026/1/3', '2026-01-03'],
    ['03.11.2026', '2026-11-03'],
    ['2026-11-03 14:05:00', '2026-11-03'],
    ['2026-11-03T14:05:00Z', '2026-11-03'],
    ['2024-02-29', '2024-02-29'],
    ['2100-02-29', null],
    ['0000-01-01', null],
    ['3/11/2026', null],
    ['', null],
  ])('is a day: %s', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  it.each([
    ['1200', '1200.00'],
    ['+1,200.5', '1200.50'],
    ['1.200,50', '1200.50'],
    ['1 200,50', '1200.50'],
    ["1'234'567.89", '1234567.89'],
    ['1,200', '1200.00'],
    ['12,50', '12.50'],
    ['-3.00', '-3.00'],
    ['', '0.00'],
    ['1,200,50', null],
    ['1,20.50', null],
    ['1e5', null],
    ['99999999999999', null],
  ])('is an amount: %s', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  it('is a currency, by its code or its Chinese name', () => {
    expect(['usd', ' RMB ', '美元', 'US$'].map(readCurrency)).toEqual(['USD', 'CNY', 'USD', null]);
  });
});
