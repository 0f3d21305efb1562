import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '#server/kernel/database.ts';
import { administer } from '../../../../tools/temporary-database.ts';

export function urlOf(database: string): string {
  return inject('databaseUrl').replace('DATABASE', database);
}

/** A migrated, empty database of this test file, dropped when the file is done. */
export function freshDatabase(poolSize = 8): Promise<TestDatabase> {
  return newDatabase(inject('template'), poolSize);
}

/** A database without tables, dropped when the file is done. */
export function emptyDatabase(poolSize = 4): Promise<TestDatabase> {
  return newDatabase('template0', poolSize);
}

export type TestDatabase = Database & { name: string; url: string };

async function newDatabase(template: string, poolSize: number): Promise<TestDatabase> {
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`;
  await administer({ url: urlOf }, `create database ${name} template ${template} strategy file_copy`);
  const database = connect(urlOf(name), poolSize);
  afterAll(async () => {
    await database.close();
    await administer({ url: urlOf }, `drop database if exists ${name} with (force)`);
  });
  return { ...database, name, url: urlOf(name) };
}
