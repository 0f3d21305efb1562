import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allJobs } from '#server/areas/all.ts';
import { inBatches } from '#server/kernel/clean-up.ts';
import type { PrepareCtx } from '#server/kernel/jobs.ts';
import { bounded, keptForEver, retained } from '#server/kernel/retention.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { verifyChains } from '#server/kernel/verify-chains.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make } = await testApp();
const { db } = deps.database;
/** Not a table: rows of jobs with a time of their own. */
const PARTS = new Set(['dead_jobs']);
const source = join(import.meta.dirname, '../src');

describe('the list of what is kept', () => {
  it('names every table once: with its time, for ever, or as bounded', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and not c.relispartition and c.relname not like 'kysely_%'`.execute(db);
    const listed = [...Object.keys(retained).filter((name) => !PARTS.has(name)), ...keptForEver, ...bounded];
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('names jobs that run, and is where they read their times', () => {
    const names = new Set(allJobs.map(({ job }) => job.name));
    expect(Object.values(retained).filter(({ job }) => job === undefined || !names.has(job))).toEqual([]);
    const text = globSync('**/*.ts', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));
    const timed = Object.entries(retained).filter(([, { keep }]) => keep !== 'until it expires');
    expect(timed.filter(([table]) => !text.some((one) => one.includes(`keptFor('${table}')`)))).toEqual([]);
    // Nobody deletes by a time of its own.
    expect(text.filter((one) => /delete from \w+ where \w+ < now\(\) - interval '/.test(one))).toEqual([]);
  });
});

describe('the clean-up of a table that grows', () => {
  const addKeys = (many: number, age: string) =>
    sql`insert into idempotency_keys (customer_id, actor, key, call, body_hash, created_at)
        select 0, 'a', ${age} || n, 'c', '\\x00', now() - ${age}::interval from generate_series(1, ${many}) n`.execute(db);
  const left = async () => Number((await db.selectFrom('idempotency_keys').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);

  it('goes in batches of a transaction each: what was deleted before a failure stays deleted', async () => {
    await addKeys(12, '49 hours');
    await addKeys(2, '47 hours');
    let steps = 0;
    const step: PrepareCtx['step'] = (work) => {
      if (++steps === 3) return Promise.reject(new Error('the worker was killed'));
      return asSystem(deps.database, work);
    };
    const remove = (tx: Parameters<Parameters<typeof step>[0]>[0], most: number) =>
      sql`delete from idempotency_keys where ctid = any(array(select ctid from idempotency_keys where created_at < now() - interval '2 days' limit ${most}))`
        .execute(tx)
        .then(({ numAffectedRows }) => Number(numAffectedRows));
    await expect(inBatches(step, remove, 5)).rejects.toThrow('the worker was killed');
    expect(await left()).toBe(4);
    await cleanUpNow(deps);
    expect(await left()).toBe(2);
  });

  it('takes more than one batch of log lines, and the chains of what is left hold', async () => {
    const [one, other] = [await make.aMerchant(), await make.aMerchant()];
    const addLines = (age: string, many: number) =>
      sql`insert into operation_log (customer_id, operation_time, operation, call_method, account, operator, ip, request_method, request_address,
            request_url, full_url, request_parameters, outcome, duration_ms, request_id)
          select c, now() - ${age}::interval, 'x', '', '', '', '', '', '', '', '', '{}', 'done', 1, gen_random_uuid()
            from generate_series(1, ${many}) n, unnest(array[${one.customer_id}, ${other.customer_id}, null]::bigint[]) c`.execute(db);
    await addLines('401 days', 1700);
    await addLines('399 days', 2);
    await cleanUpNow(deps);
    const { n } = await db.selectFrom('operation_log').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow();
    expect(Number(n)).toBe(6);
    expect(await asSystem(deps.database, verifyChains)).toMatchObject({ lines: 6, broken: [] });
  });
});
