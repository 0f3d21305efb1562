import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '@quayside/contract/kernel/job';
import { Id } from '@quayside/contract/kernel/shapes';
import { sweepFilesJob } from '@quayside/contract/kernel/kernel.jobs';
import { writeFile } from '#server/areas/uploads/uploads.service.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { enqueueIn } from '#server/kernel/enqueue.ts';
import { runs } from '#server/kernel/jobs.ts';
import { recordedStorage } from '#server/kernel/recorded-storage.ts';
import { sweepFiles } from '#server/kernel/sweep-files.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { newKey, smallKey } from '#server/ports/storage/keys.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, work } = await testApp();
const { db, pool } = deps.database;
const { customer_id: customerId } = await make.aMerchant();

const writes = defineJob('test', 'writes', {
  lane: 'long',
  maxAttempts: 1,
  payload: z.strictObject({ customer_id: Id, fails: z.boolean() }),
});
const written = new Map<boolean, string>();
const jobs = [
  runs(writes, async (ctx, { customer_id, fails }) => {
    const body = Readable.from([Buffer.from('export')]);
    const { file_id } = await writeFile(ctx, { customerId: customer_id, accountId: null, name: 'a.csv', mime: 'text/csv', body });
    const { storage_key } = await ctx.tx.selectFrom('files').select('storage_key').where('file_id', '=', file_id).executeTakeFirstOrThrow();
    written.set(fails, storage_key);
    if (fails) throw new Error('after the file was written');
  }),
  runs({ ...sweepFilesJob, schedule: { cron: '0 0 1 1 *', catchUp: 'latest' } }, sweepFiles.run as never), // the same function, not due by itself
];
work(jobs);

async function run(job: Parameters<ReturnType<typeof enqueueIn>>[0], payload: unknown): Promise<string> {
  const job_id = await asSystem(deps.database, (tx) => enqueueIn(tx, systemActor)(job, payload as never)); // each caller gives its job's payload
  deps.wakeWorker();
  const state = async () => (await db.selectFrom('jobs').select('state').where('job_id', '=', job_id).executeTakeFirstOrThrow()).state;
  await expect.poll(state, { timeout: 10_000 }).toMatch(/done|dead/);
  return state();
}
const sweep = () => run(sweepFilesJob, { slot: new Date().toISOString() });
const age = (interval: string) => pool.query('update pending_files set started_at = now() - $1::interval', [interval]);
const isStored = (key: string) =>
  deps.storage.open(key).then(
    (body) => {
      body.destroy();
      return true;
    },
    () => false,
  );

describe('a file in storage', () => {
  it('goes a day after its job rolled back, with its small copy; that of a job that was done stays', async () => {
    expect(await run(writes, { customer_id: customerId, fails: true })).toBe('dead');
    expect(await run(writes, { customer_id: customerId, fails: false })).toBe('done');
    const [lost = '', kept = ''] = [written.get(true), written.get(false)];
    await deps.storage.put(smallKey(lost), Readable.from([Buffer.from('small')]));
    expect([await isStored(lost), await isStored(kept)]).toEqual([true, true]);

    await age('23 hours');
    expect(await sweep()).toBe('done');
    expect(await isStored(lost)).toBe(true);

    await age('25 hours');
    expect(await sweep()).toBe('done');
    expect([await isStored(lost), await isStored(smallKey(lost)), await isStored(kept)]).toEqual([false, false, true]);
    expect((await pool.query('select from pending_files')).rowCount).toBe(0);
  });

  it('of an image of the provider stays', async () => {
    const key = newKey(new Date());
    const { staff_id } = await make.aStaff('administrator');
    await deps.storage.put(key, Readable.from([Buffer.from('logo')]));
    await db
      .insertInto('provider_files')
      .values({ storage_key: key, staff_id, name: 'a.png', mime: 'image/png', bytes: 4, sha256: Buffer.alloc(32), created_at: new Date() })
      .execute();
    await age('25 hours');
    expect(await sweep()).toBe('done');
    expect(await isStored(key)).toBe(true);
  });

  it('is not written when it cannot be recorded, and its body is released', async () => {
    const borrow = () => Promise.reject(new Error('the database is away'));
    const [key, body] = [newKey(new Date()), Readable.from([Buffer.from('x')])];
    await expect(recordedStorage(deps.storage, { ...deps.database, borrow }).put(key, body)).rejects.toThrow('the database is away');
    expect([body.destroyed, await isStored(key)]).toEqual([true, false]);
  });

  it('that this database has not written is not deleted', async () => {
    const key = newKey(new Date());
    await deps.storage.put(key, Readable.from([Buffer.from('of another Quayside')]));
    await pool.query('delete from pending_files');
    expect(await sweep()).toBe('done');
    expect(await isStored(key)).toBe(true);
  });

  it('has a row in one of the tables the sweep asks for', async () => {
    const { rows } = await pool.query(`select table_name from information_schema.columns where column_name = 'storage_key' order by 1`);
    expect(rows.map(({ table_name }: { table_name: string }) => table_name)).toEqual(['files', 'provider_files']);
  });
});
