/** One incoming payment of a bank statement. */
export type BankLine = {
  readonly row_no: number;
  readonly booked_on: string;
  readonly currency: string;
  /** With two decimals, as the database stores it. */
  readonly amount: string;
  readonly words: string;
};
export type BankStatement = {
  readonly lines: readonly BankLine[];
  /** Outgoing payments and rows without an amount: not payments of a merchant. */
  readonly skipped: number;
};
export type StatementFault = { readonly fault: 'no_header' } | { readonly fault: 'bad_row'; readonly row_no: number };

/** Column names banks use, in lower case. One name may be in several lists. */
const columnNames = {
  booked_on: [
    'date',
    'booking date',
    'booked on',
    'value date',
    'transaction date',
    'posting date',
    '日期',
    '交易日期',
    '记账日期',
    '入账日期',
  ],
  amount: ['amount', 'credit', 'credit amount', 'paid in', '金额', '交易金额', '贷方金额', '收入', '收入金额', '贷方发生额'],
  currency: ['currency', 'ccy', '币种', '货币', '币别'],
  words: [
    'text',
    'description',
    'details',
    'reference',
    'remittance information',
    'payment details',
    'memo',
    'narrative',
    'remark',
    'payer',
    '摘要',
    '附言',
    '备注',
    '用途',
    '说明',
    '交易摘要',
    '付款人',
    '对方户名',
  ],
} as const;
type Column = keyof typeof columnNames;
type Columns = { readonly booked_on: number; readonly amount: number; readonly currency: number; readonly words: readonly number[] };

/** Banks print addresses and balances above the table, so the header row is searched. */
const HEADER_WITHIN = 20;
const MAX_WORDS = 500;

/** Incoming payments from the cells of a bank's table. One unreadable row rejects the whole file: no row is dropped silently. */
export function readStatement(rows: readonly (readonly string[])[]): BankStatement | StatementFault {
  const { header, columns } = headerOf(rows);
  if (!columns) return { fault: 'no_header' };
  const lines: BankLine[] = [];
  let skipped = 0;
  for (const [at, row] of rows.entries()) {
    if (at <= header || row.every((cell) => cell.trim() === '')) continue;
    const row_no = at + 1;
    const [booked_on, currency, amount] = [
      readDay(row[columns.booked_on] ?? ''),
      readCurrency(row[columns.currency] ?? ''),
      readAmount(row[columns.amount] ?? ''),
    ];
    if (booked_on === null || currency === null || amount === null) return { fault: 'bad_row', row_no };
    if (amount.startsWith('-') || !/[1-9]/.test(amount)) skipped++;
    else lines.push({ row_no, booked_on, currency, amount, words: wordsOf(row, columns.words) });
  }
  return { lines, skipped };
}

function headerOf(rows: readonly (readonly string[])[]): { header: number; columns: Columns | null } {
  for (const [header, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const columns = columnsOf(row);
    if (columns) return { header, columns };
  }
  return { header: -1, columns: null };
}

function columnsOf(row: readonly string[]): Columns | null {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const places = (column: Column) => names.flatMap((name, at) => ((columnNames[column] as readonly string[]).includes(name) ? [at] : [])); // a tuple's `includes` asks for its own words only
  const [booked_on] = places('booked_on');
  const [amount] = places('amount');
  const [currency] = places('currency');
  const words = places('words');
  if (booked_on === undefined || amount === undefined || currency === undefined || words.length === 0) return null;
  return { booked_on, amount, currency, words };
}

function wordsOf(row: readonly string[], places: readonly number[]): string {
  const all = places.map((at) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  return all.join(' ').replace(/\s+/g, ' ').slice(0, MAX_WORDS);
}

/** Year first, or day first with dots. With slashes and the year last, day and month are ambiguous. */
export function readDay(cell: string): string | null {
  const [text = ''] = cell.trim().split(/[ T](?=\d)/);
  const yearFirst = /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const [year, month, day] = yearFirst ? yearFirst.slice(1) : (dayFirst?.slice(1).toReversed() ?? []);
  if (year === undefined || month === undefined || day === undefined) return null;
  return isDay(Number(year), Number(month), Number(day)) ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

function isDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return year >= 1900 && days !== undefined && day >= 1 && day <= days;
}

/** "1,234.5", "1.234,50" and "1 234.50" are the same amount. An empty cell is no payment. */
export function readAmount(cell: string): string | null {
  const text = cell.trim();
  if (text === '') return '0.00';
  const read = /^([+-]?)(\d+|\d{1,3}(?:([,.' \u00a0])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(text);
  // Ambiguous: "5.125" is 5125 at one bank and a little over 5 at another.
  if (!read || /^[+-]?\d{1,3}\.\d{3}$/.test(text)) return null;
  const [, sign = '', whole = '', group, point, fraction = ''] = read;
  const digits = whole.replace(/\D/g, '');
  if ((group !== undefined && group === point) || digits.length > 13) return null;
  return `${sign === '-' ? '-' : ''}${BigInt(digits)}.${fraction.padEnd(2, '0')}`;
}

const spokenCurrencies: Readonly<Record<string, string>> = {
  RMB: 'CNY',
  人民币: 'CNY',
  美元: 'USD',
  港币: 'HKD',
  港元: 'HKD',
  欧元: 'EUR',
  英镑: 'GBP',
  日元: 'JPY',
};

export function readCurrency(cell: string): string | null {
  const text = cell.trim().toUpperCase();
  const code = spokenCurrencies[text] ?? text;
  return /^[A-Z]{3}$/.test(code) ? code : null;
}
