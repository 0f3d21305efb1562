import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '#server/kernel/database.ts';

export function urlOf(database: string): string {
  return inject('databaseUrl').replace('DATABASE', database);
}

/** A migrated, empty database of this test file's own, gone when the file is done. */
export async function freshDatabase(poolSize = 8): Promise<Database & { name: string; url: string }> {
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${inject('template')} strategy file_copy`);
  const database = connect(urlOf(name), poolSize);
  afterAll(async () => {
    await database.close();
    await administer(`drop database if exists ${name} with (force)`);
  });
  return { ...database, name, url: urlOf(name) };
}

/** Creating from a template needs it to itself for a moment: one test file after the other. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7204099)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
