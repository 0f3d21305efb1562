import { exportOperationLogJob } from '@quayside/contract/operation-log/operation-log.jobs';
import { hasText, text } from '@quayside/i18n/texts';
import { dayOf } from '#server/kernel/days.ts';
import { exportJob, inBatches, workbook } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import type { Cell } from '#server/kernel/sheets/write-sheet.ts';
import { logLine } from './operation-log.map.ts';
import { logBatch, logCount, type LogFilters, type LogScope } from './operation-log.queries.ts';

const columns = [
  ['log_id', 'id'],
  ['operation_time', 'moment'],
  ['menu', 'text'],
  ['operation_function_en', 'long_text'],
  ['operation_function_cn', 'long_text'],
  ['account', 'long_text'],
  ['operator', 'text'],
  ['actor_kind', 'text'],
  ['outcome', 'text'],
  ['request_method', 'text'],
  ['request_address', 'long_text'],
  ['request_parameters', 'long_text'],
  ['ip', 'text'],
  ['duration_ms', 'count'],
] as const;

export const operationLogJobs = [
  exportJob(exportOperationLogJob, (ctx, { customer_id, account_id, only_own, language, filters }) => {
    const scope = { customerId: customer_id, onlyAccountId: only_own ? account_id : null };
    const titled = columns.map(([key, kind]) => ({ title: text(language, 'logColumns', key), kind }));
    const name = text(language, 'logColumns', 'sheet');
    return workbook(`operation-log-${dayOf(ctx.now)}`, { name, columns: titled, rows: rowsOf(ctx, scope, filters, language) });
  }),
];

type LogRow = Awaited<ReturnType<typeof logBatch>>[number];

async function* rowsOf(ctx: JobCtx, scope: LogScope, filters: LogFilters, language: 'en' | 'zh_CN'): AsyncGenerator<Cell[]> {
  const total = await logCount(ctx.tx, scope, filters);
  const rows = inBatches<LogRow>(ctx, (last, size) => logBatch(ctx.tx, scope, filters, last?.log_id ?? null, size), total);
  for await (const row of rows) {
    const words = (key: string) => (hasText(language, 'logColumns', key) ? text(language, 'logColumns', key as 'sheet') : ''); // checked here
    const shown = { ...logLine(row, language), actor_kind: words(`actor.${row.actor_kind}`), outcome: words(`outcome.${row.outcome}`) };
    yield columns.map(([key]) => cellOf(shown[key]));
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' || typeof value === 'number' || value instanceof Date ? value : JSON.stringify(value);
}
