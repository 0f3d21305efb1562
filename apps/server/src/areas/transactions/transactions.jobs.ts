import type { Readable } from 'node:stream';
import { exportTransactionsJob, writeStatementJob } from '@quayside/contract/transactions/transactions.jobs';
import { text } from '@quayside/i18n/texts';
import { writeFile } from '#server/areas/uploads/uploads.service.ts';
import { dayOf } from '#server/kernel/days.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { SHEET_MIME, sheetStream, type Cell } from '#server/kernel/sheets/write-sheet.ts';
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
  runs(exportTransactionsJob, (ctx, { customer_id, account_id, language, filters }) => {
    const titles = columns.map((key) => ({ title: text(language, 'moneyColumns', key) }));
    const body = sheetStream(cells(ctx, customer_id, filters, language), titles);
    return keep(ctx, { customer_id, account_id, name: `transactions-${dayOf(ctx.now)}.xlsx`, mime: SHEET_MIME, body });
  }),
  runs(writeStatementJob, async (ctx, { customer_id, account_id, language, month, format }) => {
    const asked = { customerId: customer_id, month, language };
    const body = format === 'pdf' ? await monthStatement(ctx, asked) : statementSheet(ctx, asked);
    const mime = format === 'pdf' ? 'application/pdf' : SHEET_MIME;
    return keep(ctx, { customer_id, account_id, name: `statement-${month}.${format}`, mime, body });
  }),
];

type Kept = { customer_id: number; account_id: number | null; name: string; mime: string; body: Readable };

async function keep(ctx: JobCtx, { customer_id, account_id, name, mime, body }: Kept) {
  const { file_id } = await writeFile(ctx, { customerId: customer_id, accountId: account_id, name, mime, body });
  return { file_id, file_name: name };
}

function statementSheet(ctx: JobCtx, { customerId, month, language }: { customerId: number; month: string; language: Language }): Readable {
  const titles = columns.map((key) => ({ title: text(language, 'moneyColumns', key) }));
  return sheetStream(cells(ctx, customerId, monthOf(month), language), titles, month);
}

async function* cells(ctx: JobCtx, customerId: number, filters: TransactionFilters, language: Language): AsyncGenerator<Cell[]> {
  for await (const row of entriesOf(ctx, customerId, filters)) {
    const words = {
      bill_type: text(language, 'moneyColumns', `bill.${row.bill_type}`),
      fee_type: text(language, 'moneyColumns', feeKey(row)),
    };
    // Money as a number in the cell, so that a spreadsheet can add it up; its two decimals survive that exactly.
    const figures = { amount: Number(row.amount), balance_after: Number(row.balance_after), created_at: row.created_at.toISOString() };
    const shown = { ...row, ...words, ...figures };
    yield columns.map((key) => shown[key]);
  }
}
