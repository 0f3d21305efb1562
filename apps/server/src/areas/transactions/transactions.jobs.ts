import { exportTransactionsJob, writeStatementJob } from '@quayside/contract/transactions/transactions.jobs';
import { text } from '@quayside/i18n/texts';
import { dayOf } from '#server/kernel/days.ts';
import { exportJob, workbook } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import type { Cell } from '#server/kernel/sheets/write-sheet.ts';
import { entriesOf, feeKey } from './entries-of.ts';
import { monthOf, monthStatement } from './statement.ts';
import type { TransactionFilters } from './transactions.queries.ts';

type Language = 'en' | 'zh_CN';
const columns = [
  'entry_id',
  'created_at',
  'bill_type',
  'fee_type',
  'source_no',
  'country',
  'amount',
  'balance_after',
  'quantity',
  'sku_quantity',
  'weight_g',
  'tracking_number',
  'remark',
] as const;

export const transactionsJobs = [
  exportJob(exportTransactionsJob, (ctx, { customer_id, language, filters }) =>
    workbook(`transactions-${dayOf(ctx.now)}`, titles(language), cells(ctx, customer_id, filters, language)),
  ),
  exportJob(writeStatementJob, async (ctx, { customer_id, language, month, format }) => {
    const name = `statement-${month}`;
    if (format !== 'pdf') return workbook(name, titles(language), cells(ctx, customer_id, monthOf(month), language), month);
    const body = await monthStatement(ctx, { customerId: customer_id, month, language });
    return { name: `${name}.pdf`, mime: 'application/pdf', body };
  }),
];

function titles(language: Language): string[] {
  return columns.map((key) => text(language, 'moneyColumns', key));
}

async function* cells(ctx: JobCtx, customerId: number, filters: TransactionFilters, language: Language): AsyncGenerator<Cell[]> {
  for await (const row of entriesOf(ctx, customerId, filters)) {
    const words = {
      bill_type: text(language, 'moneyColumns', `bill.${row.bill_type}`),
      fee_type: text(language, 'moneyColumns', feeKey(row)),
    };
    // Money as a number, so that a spreadsheet can sum it; two decimals convert exactly.
    const figures = { amount: Number(row.amount), balance_after: Number(row.balance_after), created_at: row.created_at.toISOString() };
    const shown = { ...row, ...words, ...figures };
    yield columns.map((key) => shown[key]);
  }
}
