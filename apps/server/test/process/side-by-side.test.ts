import { getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { connect, type Database } from '#server/kernel/database.ts';
import { serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded, type EmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { fetchText, send, signIn } from './kit/caller.ts';
import { aFolder, aFolderWithCluster } from './kit/data-folders.ts';
import { quayside, type Running } from './kit/quayside.ts';
import { until } from './kit/until.ts';

const JOBS = 200;

describe('two api and two worker processes on one database', () => {
  const folder = aFolder();
  let server: EmbeddedPostgres;
  let look: Database;

  beforeAll(async () => {
    server = await startEmbedded(aFolderWithCluster(), serverUser(), { durable: false });
    const admin = connect(server.url('postgres'), 1);
    await admin.pool.query('create database side');
    await admin.close();
    look = connect(server.url('side'), 2);
  });
  afterAll(async () => {
    await look.close();
    await server.stop();
  });

  const start = (ROLE: 'api' | 'worker') => quayside({ ROLE, DATABASE_URL: server.url('side'), DATA_DIR: folder });
  const stop = async (...all: readonly Running[]) => {
    for (const one of all) one.signal('SIGTERM');
    for (const one of all) expect(await one.ended()).toBe(0);
  };

  it('start together on an empty database, see each other’s writes and share the work', async () => {
    const all = await Promise.all([start('api'), start('api'), start('worker'), start('worker')]);
    await Promise.all(all.map((one) => one.ready()));
    const [left, right, ...workers] = all;
    if (!left || !right) throw new Error('not started');
    expect(all.filter((one) => one.output().includes('migrations applied'))).toHaveLength(1);
    for (const one of all) expect((await fetchText(`${one.base}/readyz`)).status).toBe(200);
    // Where they share a machine, calls come before jobs.
    expect(all.map(({ pid }) => getPriority(pid) - getPriority())).toEqual([0, 0, 10, 10]);

    const token = await signIn(left.base);
    for (const [writer, reader, address] of [
      [left, right, 'left@shop.test'],
      [right, left, 'right@shop.test'],
    ] as const) {
      await send(writer.base, warningEmailsCalls.saveSetting, { emails: [address], enabled: 1 }, token);
      expect((await send(reader.base, warningEmailsCalls.getSetting, {}, token)).content.emails).toEqual([address]);
    }
    await until('the greetings to be delivered', allDone);

    await recordWhoCompletes(look);
    await look.pool.query(
      `with written as (
         insert into mails (template, platform_type, language, to_address, to_name, subject, html, text)
         select 't', 1, 'en', 'n' || n, '', '', '', '' from generate_series(1, $1) n returning mail_id)
       insert into jobs (name, payload, max_attempts) select 'mails.deliver', jsonb_build_object('mail_id', mail_id), 8 from written`,
      [JOBS],
    );
    await until('all jobs to be done', allDone);
    const { rows } = await look.pool.query<{ completions: number; jobs: number; workers: number }>(
      'select count(*) as completions, count(distinct job_id) as jobs, count(distinct worker) as workers from completed',
    );
    expect(rows[0]).toEqual({ completions: JOBS, jobs: JOBS, workers: 2 });
    const attempts = await look.pool.query(`select distinct attempts from jobs where job_id in (select job_id from completed)`);
    expect(attempts.rows).toEqual([{ attempts: 1 }]);

    // Two days without a schedule check: one nightly clean-up is due, and both workers check at once.
    await stop(...workers);
    await look.pool.query(`update schedules set last_slot = now() - interval '2 days'`);
    const again = await Promise.all([start('worker'), start('worker')]);
    await Promise.all(again.map((one) => one.ready()));
    const cleanUps = `select state, count(*) as n from jobs where name = 'kernel.clean_up' group by state`;
    await until('the clean-up to be done', async () => (await look.pool.query(`${cleanUps} having state = 'done'`)).rowCount === 1);
    await stop(...again, left, right);
    expect((await look.pool.query(cleanUps)).rows).toEqual([{ state: 'done', n: 1 }]);
  });

  async function allDone(): Promise<boolean> {
    return (await look.pool.query(`select 1 from jobs where state in ('waiting', 'running') limit 1`)).rowCount === 0;
  }
});

/** Records which worker completed which job. Each completion is slowed, so that one worker cannot run all of them. */
async function recordWhoCompletes({ pool }: Database): Promise<void> {
  await pool.query(`
    create table completed (job_id bigint, worker uuid);
    create function note_completion() returns trigger language plpgsql security definer as $$
    begin
      insert into completed values (old.job_id, old.leased_by);
      perform pg_sleep(0.05);
      return new;
    end $$;
    create trigger note_completion before update on jobs for each row when (old.state = 'running' and new.state = 'done')
    execute function note_completion()`);
}
