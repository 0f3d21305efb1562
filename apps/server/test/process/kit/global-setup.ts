import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/kernel/config.ts';
import { connect } from '#server/kernel/database.ts';
import { prepareDataDir, serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded } from '#server/kernel/embedded-postgres.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { copyFolder } from './copy-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    emptyCluster: string;
    migratedData: string;
  }
}

/**
 * Two data folders that tests copy instead of waiting for initdb and the migrations: one with an empty cluster, one migrated and
 * without any customer. The first start on an empty folder has its own test.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const parent = mkdtempSync(join(tmpdir(), 'qs-prepared-'));
  chmodSync(parent, 0o755);
  const [empty, migrated] = [join(parent, 'empty'), join(parent, 'migrated')];
  const user = serverUser();
  prepareDataDir(readConfig({ DATA_DIR: empty }, '/'), user);
  await (await startEmbedded(empty, user, { durable: false })).stop();
  copyFolder(empty, migrated);
  const server = await startEmbedded(migrated, user, { durable: false });
  const admin = connect(server.url('postgres'), 1);
  await admin.pool.query('create database quayside');
  await admin.close();
  const { db, close } = connect(server.url('quayside'), 1);
  await migrate(db);
  await close();
  await server.stop();
  project.provide('emptyCluster', empty);
  project.provide('migratedData', migrated);
  return () => rmSync(parent, { recursive: true, force: true });
}
