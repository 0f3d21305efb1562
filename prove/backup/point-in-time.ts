import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { give } from '../kit/folder.ts';
import { openCluster, type Cluster } from '../kit/postgres.ts';
import { until } from '../kit/processes.ts';
import type { Setting } from '../kit/setting.ts';
import { atMost, reported, seconds, type Line } from '../line.ts';

const PART = 'backup';
const ROWS = 1000;

/** A base backup, the archived log, a mistake, and a recovery to the moment before it, as docs/operations.md describes. */
export async function pointInTime(setting: Setting): Promise<Line[]> {
  const archive = setting.folder.sub('archive');
  const source = await openCluster(setting.postgres.bin, setting.folder.sub('pitr'), [
    'archive_mode = on',
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  ]);
  await source.start();
  const copy = setting.folder.sub('recovered');
  source.run('pg_basebackup', [
    '-d',
    `host=127.0.0.1 port=${source.port} user=postgres`,
    '-D',
    join(copy, 'data'),
    '-X',
    'none',
    '-c',
    'fast',
  ]);
  const ask = (sql: string) => askOn(source, sql);
  await ask('create table kept (n int)');
  await ask(`insert into kept select generate_series(1, ${ROWS})`);
  await ask(`select pg_create_restore_point('before_the_mistake')`);
  await ask('delete from kept');
  await ask('select pg_switch_wal()');
  await until('the log to be archived', async () => {
    const [row] = await ask(
      `select (select count(*) from kept) = 0 and last_archived_wal is not null and archived_count >= 2 as is_done from pg_stat_archiver`,
    );
    return row?.['is_done'] === true;
  });
  await source.stop();
  const startedAt = performance.now();
  const target = await recover(setting, copy, archive);
  try {
    const [row] = await askOn(target, 'select count(*)::int as rows from kept');
    const found = Number(row?.['rows']);
    return [
      atMost(PART, `Rows missing after recovery to the moment before they were deleted, of ${ROWS}`, ROWS - found, 0),
      reported(PART, 'Time of that recovery from base backup and archived log (a small database)', seconds(performance.now() - startedAt)),
    ];
  } finally {
    await target.stop();
  }
}

async function recover(setting: Setting, folder: string, archive: string): Promise<Cluster> {
  const data = join(folder, 'data');
  appendFileSync(
    join(data, 'postgresql.conf'),
    `\narchive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_name = 'before_the_mistake'\nrecovery_target_action = 'promote'\n`,
  );
  writeFileSync(join(data, 'recovery.signal'), '');
  give(join(data, 'recovery.signal'));
  const target = await openCluster(setting.postgres.bin, folder);
  await target.start();
  await until('the recovery to end', async () => (await askOn(target, 'select 1 where not pg_is_in_recovery()')).length === 1);
  return target;
}

async function askOn(cluster: Cluster, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
