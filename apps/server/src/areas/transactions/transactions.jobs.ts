import { exportTransactionsJob, writeStatementJob } from '@quayside/contract/transactions/transactions.jobs';
import { text } from '@quayside/i18n/texts';
import { dayOf } from '#server/kernel/days.ts';
import { exportJob, workbook } from '#server/kernel/export-job.ts';
import { entriesOf, entriesOfMonth } from './entries-of.ts';
import { entrySheet, summarySheet } from './entry-sheets.ts';
import { monthSummary } from './month-summary.ts';
import { monthStatement } from './statement.ts';

export const transactionsJobs = [
  exportJob(exportTransactionsJob, (ctx, { customer_id, language, filters }) =>
    workbook(`transactions-${dayOf(ctx.now)}`, entrySheet(entriesOf(ctx, customer_id, filters), language)),
  ),
  exportJob(writeStatementJob, async (ctx, { customer_id, language, month, format }) => {
    const asked = { customerId: customer_id, month, language };
    const name = text(language, 'moneyColumns', 'statement_file', { month });
    if (format === 'pdf') return { name: `${name}.pdf`, mime: 'application/pdf', body: await monthStatement(ctx, asked) };
    const summary = await monthSummary(ctx, asked);
    return workbook(name, summarySheet(summary, language), entrySheet(entriesOfMonth(ctx, customer_id, summary), language));
  }),
];
