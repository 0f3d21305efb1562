import { Readable } from 'node:stream';
import { exportOperationLogJob } from '@quayside/contract/operation-log/operation-log.jobs';
import { csvLine } from '#server/kernel/csv.ts';
import { dayOf } from '#server/kernel/days.ts';
import { exportJob, inBatches } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import { logLine } from './operation-log.map.ts';
import { logBatch, logCount, type LogFilters, type LogScope } from './operation-log.queries.ts';

const columns = [
  'log_id',
  'operation_time',
  'menu',
  'operation_function_en',
  'operation_function_cn',
  'account',
  'operator',
  'actor_kind',
  'outcome',
  'request_method',
  'request_address',
  'request_parameters',
  'ip',
  'duration_ms',
] as const;

export const operationLogJobs = [
  exportJob(exportOperationLogJob, (ctx, { customer_id, account_id, only_own, language, filters }) => {
    const scope = { customerId: customer_id, onlyAccountId: only_own ? account_id : null };
    const body = Readable.from(csv(ctx, scope, filters, language));
    return { name: `operation-log-${dayOf(ctx.now)}.csv`, mime: 'text/csv', body };
  }),
];

type LogRow = Awaited<ReturnType<typeof logBatch>>[number];

async function* csv(ctx: JobCtx, scope: LogScope, filters: LogFilters, language: 'en' | 'zh_CN'): AsyncGenerator<string> {
  const total = await logCount(ctx.tx, scope, filters);
  yield `\uFEFF${csvLine(columns)}`;
  const rows = inBatches<LogRow>(ctx, (last, size) => logBatch(ctx.tx, scope, filters, last?.log_id ?? null, size), total);
  for await (const row of rows) {
    const line = logLine(row, language);
    yield csvLine(columns.map((column) => line[column]));
  }
}
