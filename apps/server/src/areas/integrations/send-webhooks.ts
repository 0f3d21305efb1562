import { sendWebhooksJob, sweepWebhooksJob } from '@quayside/contract/integrations/integrations.jobs';
import { integrationPaths } from '@quayside/contract/integrations/integrations.paths';
import { breakAfter, isDelivered, isGivenUp, pauseAfter } from '@quayside/domain/integrations/integration-rules';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { runs, runsAfter, type JobCtx, type PrepareCtx } from '#server/kernel/jobs.ts';
import { together } from '#server/kernel/together.ts';
import type { Sent } from '#server/ports/webhooks/port.ts';
import * as deliveries from './deliveries.queries.ts';
import * as integrations from './integrations.queries.ts';
import { secretPlace } from './integrations.service.ts';
import { signedHeaders } from './signature.ts';

const AT_ONCE = 8;
/** Ends well before the job's deadline; the sweep goes on with the rest. */
const WORK_MS = 60_000;

type Target = { readonly url: string; readonly secret: string };
type Tried = { readonly due: deliveries.Due; readonly at: Date; readonly sent: Sent };

/**
 * Sends what waits for one integration, outside of any transaction. The job's key keeps it to one at a time, so the messages of an object
 * arrive in their order. A message that was sent but not noted as sent goes out again with the same id.
 */
async function sendDue(ctx: PrepareCtx, key: integrations.Key): Promise<void> {
  const startedAt = performance.now();
  let next = await ctx.step((tx) => dueOf(ctx, tx, key));
  while (next) {
    const { target, list } = next;
    // oxlint-disable-next-line no-restricted-properties -- requests to other servers, no transaction is open
    const tried = await Promise.all(list.map((due) => send(ctx, target, due)));
    const hasTime = performance.now() - startedAt < WORK_MS;
    // Noted and looked for more in one transaction.
    next = await ctx.step(async (tx) => ((await note(tx, key, tried)) && hasTime ? dueOf(ctx, tx, key) : null));
  }
}

/** Null when there is nothing to send, or nothing may be sent now. */
async function dueOf(ctx: PrepareCtx, tx: Tx, key: integrations.Key): Promise<{ target: Target; list: deliveries.Due[] } | null> {
  const [row, list] = await together(integrations.integration(tx, key.customer_id, key.integration_id), deliveries.due(tx, key, AT_ONCE));
  const target = targetOf(ctx, key, row);
  return target && list.length > 0 ? { target, list } : null;
}

/** Null when nothing may be sent now. */
function targetOf({ secrets }: PrepareCtx, key: integrations.Key, row: integrations.Integration | undefined): Target | null {
  if (!row?.enabled || row.stopped_at !== null || row.push_url === '' || row.push_secret === null) return null;
  if (row.push_after !== null && row.push_after > new Date()) return null;
  const secret = secrets.unseal(row.push_secret, secretPlace(key));
  return secret === null ? null : { url: row.push_url, secret };
}

async function send({ webhooks }: PrepareCtx, { url, secret }: Target, due: deliveries.Due): Promise<Tried> {
  const at = new Date();
  // Built from what was stored with the event: every try sends the same bytes.
  const test = due.is_test ? '"test":true,' : '';
  const body = `{"type":"${due.topic}","timestamp":"${due.created_at.toISOString()}",${test}"data":${due.body}}`;
  const headers = signedHeaders(secret, { id: due.delivery_id, at, body });
  return { due, at, sent: await webhooks.send({ url, headers, body }) };
}

/** Writes what came back. False when the target did not take a single one: then it gets a pause. */
async function note(tx: Tx, key: integrations.Key, tried: readonly Tried[]): Promise<boolean> {
  // Locked first, as by whoever changes the target.
  const [row] = await together(
    integrations.lockIntegration(tx, key.customer_id, key.integration_id),
    deliveries.writeTries(tx, key.customer_id, tried.map(tryOf)),
    deliveries.writeOutcomes(tx, key.customer_id, tried.map(outcomeOf)),
  );
  const isReached = tried.some(({ sent }) => isDelivered(sent.status));
  if (!row) return false;
  if (isReached) {
    if (row.push_failures > 0) await integrations.writeIntegration(tx, key, { failing_since: null, push_failures: 0, push_after: null });
    return true;
  }
  const [now, push_failures] = [new Date(), row.push_failures + 1];
  const push_after = new Date(now.getTime() + breakAfter(push_failures));
  await integrations.writeIntegration(tx, key, { failing_since: row.failing_since ?? now, push_failures, push_after });
  return false;
}

const tryOf = ({ due: { seq, tries, earlier_tries }, at, sent }: Tried) => ({
  seq,
  try_no: earlier_tries + tries + 1,
  tried_at: at,
  ...sent,
});

function outcomeOf({ due: { seq, tries: before }, at, sent }: Tried): deliveries.Outcome {
  const tries = before + 1;
  const pause = isDelivered(sent.status) ? null : pauseAfter(tries);
  if (pause !== null) return { seq, tries, state: 'waiting', next_try_at: new Date(at.getTime() + pause), ended_at: null };
  return { seq, tries, state: isDelivered(sent.status) ? 'delivered' : 'failed', next_try_at: null, ended_at: at };
}

/** A target that has failed for days is given up, and its merchant gets a mail. Nothing is lost: the messages wait. */
async function giveUp(ctx: JobCtx, key: integrations.Key): Promise<void> {
  const { tx, now } = ctx;
  const row = await integrations.lockIntegration(tx, key.customer_id, key.integration_id);
  if (!row || row.stopped_at !== null || !isGivenUp(row.failing_since, now)) return;
  await integrations.writeIntegration(tx, key, { stopped_at: now });
  const { platform_type } = await customerOf(tx, key.customer_id);
  const url = await portalPage(ctx, platform_type, integrationPaths.detail(key.integration_id));
  await mailAndNotify(ctx, {
    customerId: key.customer_id,
    permission: 'integrations.read',
    template: 'integrations.stopped',
    paramsIn: () => ({ name: row.name, target: new URL(row.push_url).host, url }),
  });
}

async function sweep({ tx, enqueue }: JobCtx): Promise<void> {
  for (const key of await deliveries.targetsDueAcrossMerchants(tx))
    await enqueue(sendWebhooksJob, key, { key: String(key.integration_id) });
}

export const integrationsJobs = [runsAfter(sendWebhooksJob, sendDue, giveUp), runs(sweepWebhooksJob, sweep)];
