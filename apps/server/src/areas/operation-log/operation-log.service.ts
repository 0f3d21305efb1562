import { exportOperationLogJob } from '@quayside/contract/operation-log/operation-log.jobs';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { MerchantActor } from '#server/kernel/actor.ts';
import { logLine } from './operation-log.map.ts';
import * as log from './operation-log.queries.ts';

/** The merchant's operation log. The main account sees all lines, a sub-account only its own. */
export async function listLog({ tx, actor, language }: MerchantCtx, input: Parameters<typeof log.logPage>[2]) {
  const { list, count } = await log.logPage(tx, scopeOf(actor), input);
  return { list: list.map((row) => logLine(row, language)), count };
}

export async function listLogForStaff({ tx, language }: DeskCtx, input: Parameters<typeof log.logPageAcrossMerchants>[1]) {
  const { list, count } = await log.logPageAcrossMerchants(tx, input);
  return { list: list.map((row) => logLine(row, language)), count };
}

/** Starts an export of the whole log. */
export async function exportLog({ actor, language, enqueue }: MerchantCtx, filters: log.LogFilters) {
  const { customerId, onlyAccountId } = scopeOf(actor);
  const job_id = await enqueue(exportOperationLogJob, {
    customer_id: customerId,
    account_id: actor.accountId,
    only_own: onlyAccountId !== null,
    language,
    filters,
  });
  return { job_id };
}

function scopeOf(actor: MerchantActor): log.LogScope {
  return { customerId: actor.customerId, onlyAccountId: actor.kind === 'main' ? null : actor.accountId };
}
