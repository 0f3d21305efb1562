import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import { ZONE } from '#server/kernel/days.ts';
import type { Cell, Sheet } from '#server/kernel/sheets/write-sheet.ts';
import { feeKey, type Entry } from './entries-of.ts';
import type { MonthSummary } from './month-summary.ts';

const columns = [
  ['entry_id', 'id'],
  ['created_at', 'moment'],
  ['bill_type', 'text'],
  ['fee_type', 'text'],
  ['source_no', 'text'],
  ['country', 'text'],
  ['amount', 'money'],
  ['balance_after', 'money'],
  ['quantity', 'count'],
  ['sku_quantity', 'count'],
  ['weight_g', 'count'],
  ['tracking_number', 'text'],
  ['remark', 'long_text'],
] as const;

/** Ledger entries with every column, one row each. */
export function entrySheet(entries: AsyncIterable<Entry>, language: Language): Sheet {
  const titled = columns.map(([key, kind]) => ({ title: text(language, 'moneyColumns', key), kind }));
  return { name: text(language, 'moneyColumns', 'entries'), columns: titled, rows: cells(entries, language) };
}

async function* cells(entries: AsyncIterable<Entry>, language: Language): AsyncGenerator<Cell[]> {
  for await (const row of entries) {
    const words = {
      bill_type: text(language, 'moneyColumns', `bill.${row.bill_type}`),
      fee_type: text(language, 'moneyColumns', feeKey(row)),
    };
    // Money as a number, so that a spreadsheet can sum it; two decimals convert exactly.
    const shown = { ...row, ...words, amount: Number(row.amount), balance_after: Number(row.balance_after) };
    yield columns.map(([key]) => shown[key]);
  }
}

/** What the first page of the PDF says: the balances, and the totals by bill type and by fee type. */
export function summarySheet(summary: MonthSummary, language: Language): Sheet {
  const words = (key: Parameters<typeof text<'moneyColumns'>>[2], params = {}) => text(language, 'moneyColumns', key, params);
  const total = (kind: string, label: string, { count, given, taken, net }: MonthSummary['all']): Cell[] => [
    kind,
    label,
    count,
    Number(given),
    Number(taken),
    Number(net),
  ];
  const balance = (label: string, amount: string): Cell[] => [words('balance'), label, null, null, null, Number(amount)];
  return {
    name: words('summary'),
    columns: [
      { title: words('section'), width: 20 },
      { title: words('item'), kind: 'long_text', width: 44 },
      { title: words('entries_count'), kind: 'count' },
      { title: words('in_usd'), kind: 'money' },
      { title: words('out_usd'), kind: 'money' },
      { title: words('amount'), kind: 'money' },
    ],
    rows: [
      [words('account_statement'), summary.number],
      [words('issuer'), summary.issuer.name],
      [words('customer_title'), words('customer', { id: summary.customerId, name: summary.customer })],
      [words('period'), `${summary.from} – ${summary.to} (${ZONE})`],
      balance(words('opening'), summary.opening),
      total(words('balance'), words('moved'), summary.all),
      balance(words(summary.isOver ? 'closing' : 'balance_now'), summary.closing),
      ...(summary.held ? [[words('balance'), words('held_of_it'), summary.held.documents, null, null, Number(summary.held.amount)]] : []),
      ...summary.byBill.map((one) => total(words('bill_type'), words(`bill.${one.bill_type}`), one)),
      ...summary.byFee.map((one) => total(words('fee_type'), words(feeKey(one)), one)),
    ],
  };
}
