import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import type { Envelope } from '@quayside/contract/kernel/envelope';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { operationLogDeskCalls } from '@quayside/contract/operation-log/operation-log.desk-calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { allHandlers, allJobs } from '#server/areas/all.ts';
import { connect } from '#server/kernel/database.ts';
import { createApp } from '#server/kernel/http.ts';
import { openReplica } from '#server/kernel/replica.ts';
import { startWorker } from '#server/kernel/worker.ts';
import { factories } from '../kit/factories.ts';
import { testDeps } from '../kit/test-app.ts';
import { isAlive, postmasterOf } from './kit/data-folders.ts';
import { replicated } from './kit/replicated.ts';
import { until } from './kit/until.ts';

const MAX_LAG_SECONDS = 4;
const servers = await replicated();
const silent = { warn: () => {} };
// The login role without rights of its own, on both: roles and seals must work on the replica as on the primary.
const app = connect(servers.primaryUrl('quayside_app'), 8, { owner: servers.owner });
const database = { ...app, notesWrites: true };
const options = { url: servers.replicaUrl('quayside_app'), size: 4, maxLagSeconds: MAX_LAG_SECONDS };
const replica = openReplica(options, database, silent);
const secrets = await testDeps(servers.owner).then((deps) => deps.secrets);
const deps = { ...(await testDeps(servers.owner)), database, replica, secrets };
const http = await createApp(deps, allHandlers);
const make = factories(servers.owner.db);
// A role that needs no second factor.
const staff = await make.aStaff('customer_service');
afterAll(async () => {
  await http.close();
  await Promise.all([replica.close(), app.close()]);
});

async function send<C extends Call>(call: C, input: InputOf<C>, token: string) {
  const query = new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]));
  const answer = await http.inject({
    method: call.method,
    url: call.method === 'GET' ? `${call.path}?${query}` : call.path,
    headers: { token },
    ...(call.method === 'GET' ? {} : { payload: input as object }),
  });
  return { ...answer.json<Envelope<OutputOf<C>>>(), status: answer.statusCode };
}
const save = (token: string) => send(warningEmailsCalls.saveSetting, { emails: ['a@shop.test'], enabled: 1 }, token);
/** The operations in a merchant's own log. */
const ownLog = async (token: string) => {
  const { status, content } = await send(operationLogCalls.list, {}, token);
  return { status, lines: content.list.length };
};
/** How many lines about a merchant staff see. */
const seenByStaff = async (customer_id: number) => {
  const { status, content } = await send(operationLogDeskCalls.deskList, { customer_id }, staff.token);
  return { status, lines: content.list.length };
};

/** Who answered the reads since the last time this was asked. */
async function answeredBy(): Promise<Record<string, number>> {
  const { values } = await deps.metrics.reads.get();
  deps.metrics.reads.reset();
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels['from']}: ${labels['why']}`, value]));
}

describe('reads that may lag, with a replica', () => {
  beforeEach(async () => {
    await servers.resume();
    await servers.caughtUp();
    await replica.look();
    deps.metrics.reads.reset();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('are answered by the replica, for each merchant with its own rows only', async () => {
    const [one, other] = [await make.aMerchant(), await make.aMerchant()];
    await save(one.token);
    await servers.caughtUp();
    expect(await ownLog(one.token)).toEqual({ status: 200, lines: 1 });
    expect(await ownLog(other.token)).toEqual({ status: 200, lines: 0 });
    expect(await seenByStaff(one.customer_id)).toEqual({ status: 200, lines: 1 });
    expect(await answeredBy()).toEqual({ 'replica: may_lag': 3 });
  });

  it('need the seal of their role there too', async () => {
    const merchant = await make.aMerchant();
    await save(merchant.token);
    await servers.caughtUp();
    const client = await replica.database.pool.connect();
    await client.query(`begin read only; set local app.customer_id = '${merchant.customer_id}'; set local role quayside_merchant`);
    expect((await client.query('select from operation_log')).rowCount).toBe(0);
    await client.query('rollback');
    client.release();
    expect(await ownLog(merchant.token)).toEqual({ status: 200, lines: 1 });
  });

  it('show a merchant its own write at once while the replica lacks it, and others the old rows', async () => {
    const merchant = await make.aMerchant();
    const colleague = await make.anAccount(merchant.customer_id, 'internal', ['operation-log.read']);
    await servers.caughtUp();
    await servers.pause();
    expect((await save(merchant.token)).status).toBe(200);
    expect(await ownLog(merchant.token)).toEqual({ status: 200, lines: 1 });
    // Everybody of the merchant: a program that saves and a person who looks are one caller.
    expect((await ownLog(colleague.token)).status).toBe(200);
    expect(await answeredBy()).toEqual({ 'primary: own_write': 2 });
    expect(await seenByStaff(merchant.customer_id)).toEqual({ status: 200, lines: 0 });
    expect(await answeredBy()).toEqual({ 'replica: may_lag': 1 });

    await servers.resume();
    await servers.caughtUp();
    expect(await ownLog(merchant.token)).toEqual({ status: 200, lines: 1 });
    expect(await seenByStaff(merchant.customer_id)).toEqual({ status: 200, lines: 1 });
    expect(await answeredBy()).toEqual({ 'replica: may_lag': 2 });
  });

  it('count a refused or failed write as none, and a read by POST neither', async () => {
    const merchant = await make.aMerchant();
    await servers.caughtUp();
    await servers.pause();
    expect((await send(warningEmailsCalls.saveSetting, { emails: ['no address'], enabled: 1 }, merchant.token)).status).toBe(422);
    expect((await ownLog(merchant.token)).status).toBe(200);
    expect(await answeredBy()).toEqual({ 'replica: may_lag': 1 });
  });

  it('go to the primary when the replica is later than allowed, and back when it has caught up', async () => {
    const merchant = await make.aMerchant();
    await servers.caughtUp();
    await servers.pause();
    await save(merchant.token);
    await replica.look();
    expect(await seenByStaff(merchant.customer_id)).toEqual({ status: 200, lines: 0 });
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + (MAX_LAG_SECONDS + 1) * 1000);
    await replica.look();
    expect(replica.lagSeconds()).toBeGreaterThan(MAX_LAG_SECONDS);
    expect(await seenByStaff(merchant.customer_id)).toEqual({ status: 200, lines: 1 });
    expect(await answeredBy()).toEqual({ 'primary: late': 1, 'replica: may_lag': 1 });
    const { body } = await http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(Number(/^quayside_replica_lag_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(MAX_LAG_SECONDS);
    expect(body).toContain('quayside_read_pool_connections{use="idle"}');

    await servers.resume();
    await servers.caughtUp();
    await replica.look();
    expect(replica.lagSeconds()).toBeLessThan(MAX_LAG_SECONDS);
    await seenByStaff(merchant.customer_id);
    expect(await answeredBy()).toEqual({ 'replica: may_lag': 1 });
  });

  it('stay with the replica while the primary is idle, however long', async () => {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
    await replica.look();
    expect(replica.state()).toBe('usable');
  });

  it('write an export from the replica, and count what the job did as a write of its merchant', async () => {
    const merchant = await make.aMerchant();
    await save(merchant.token);
    const worker = startWorker(deps, allJobs);
    const { content } = await send(operationLogCalls.export, {}, merchant.token);
    await until('the export to be done', async () => {
      const job = await send(jobsCalls.get, { job_id: content.job_id }, merchant.token);
      return job.content.state === 'done';
    });
    expect(await answeredBy()).toEqual({ 'replica: may_lag': 1 });
    await servers.pause();
    const again = await send(operationLogCalls.export, {}, merchant.token);
    await until('the export to be done by the primary', async () => {
      const job = await send(jobsCalls.get, { job_id: again.content.job_id }, merchant.token);
      return job.content.state === 'done';
    });
    expect(await answeredBy()).toEqual({ 'primary: own_write': 1 });
    await worker.stop();
    const { rows } = await servers.owner.pool.query<{ same: boolean }>(
      `select w.xmin = j.xmin as same from last_writes w, jobs j where w.customer_id = $1 and w.staff_id = 0 and j.job_id = $2`,
      [merchant.customer_id, again.content.job_id],
    );
    expect(rows).toEqual([{ same: true }]);
  });

  it('take a server that is no replica for one that is away', async () => {
    const primary = openReplica({ ...options, url: servers.primaryUrl('quayside_app') }, database, silent);
    await primary.look();
    expect(primary.state()).toBe('away');
    await primary.close();
  });

  // Last: the replica does not come back.
  it('are answered by the primary, without an error, when the replica is killed', async () => {
    const merchant = await make.aMerchant();
    await save(merchant.token);
    await servers.caughtUp();
    expect(await ownLog(merchant.token)).toEqual({ status: 200, lines: 1 });
    expect(await answeredBy()).toEqual({ 'replica: may_lag': 1 });
    const pid = postmasterOf(servers.replicaFolder) ?? 0;
    process.kill(pid, 'SIGKILL');
    await until('the replica to end', () => !isAlive(pid));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ownLog(merchant.token)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, lines: 1 })));
    const by = await answeredBy();
    expect(Object.keys(by).every((one) => one.startsWith('primary: '))).toBe(true);
    expect(Object.values(by).reduce((sum, n) => sum + n, 0)).toBe(20);
    await replica.look();
    expect(replica.state()).toBe('away');
    await ownLog(merchant.token);
    expect(await answeredBy()).toEqual({ 'primary: away': 1 });
    expect((await http.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});
