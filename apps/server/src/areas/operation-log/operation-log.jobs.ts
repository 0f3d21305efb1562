import { Readable } from 'node:stream';
import { exportOperationLogJob } from '@quayside/contract/operation-log/operation-log.jobs';
import { writeFile } from '#server/areas/uploads/uploads.service.ts';
import { csvLine } from '#server/kernel/csv.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { logLine } from './operation-log.map.ts';
import { logBite, logCount, type LogFilters, type LogScope } from './operation-log.queries.ts';

const BITE = 500;
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
  runs(exportOperationLogJob, async (ctx, { customer_id, account_id, only_own, language, filters }) => {
    const scope = { customerId: customer_id, onlyAccountId: only_own ? account_id : null };
    const file_name = `operation-log-${ctx.now.toISOString().slice(0, 10)}.csv`;
    const body = Readable.from(csv(ctx, scope, filters, language));
    const { file_id } = await writeFile(ctx, { customerId: customer_id, accountId: account_id, name: file_name, mime: 'text/csv', body });
    return { file_id, file_name };
  }),
];

/** Line by line: the file may be as long as the log, the memory it takes is one bite. */
async function* csv(ctx: JobCtx, scope: LogScope, filters: LogFilters, language: 'en' | 'zh_CN'): AsyncGenerator<string> {
  const total = await logCount(ctx.tx, scope, filters);
  ctx.progress(0, total);
  yield `\uFEFF${csvLine(columns)}`;
  let before: number | null = null;
  for (let done = 0; ;) {
    const rows = await logBite(ctx.tx, scope, filters, before, BITE);
    for (const row of rows) {
      const line = logLine(row, language);
      yield csvLine(columns.map((column) => line[column]));
    }
    done += rows.length;
    ctx.progress(done, total);
    before = rows.at(-1)?.log_id ?? null;
    if (rows.length < BITE) return;
  }
}
