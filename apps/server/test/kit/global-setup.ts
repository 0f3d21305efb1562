import type { TestProject } from 'vitest/node';
import { migrate } from '#server/kernel/migrate.ts';
import { connect } from '#server/kernel/database.ts';
import { addTariff } from './tariffs.ts';
import { administer, temporaryServer } from '../../../../tools/temporary-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    template: string;
  }
}

/** One server for the whole run with one migrated template; every test file works on its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await temporaryServer();
  const template = `quayside_template_${process.pid}`;
  await administer(server, `drop database if exists ${template} with (force)`, `create database ${template}`);
  const { db, close } = connect(server.url(template), 2);
  await migrate(db);
  // Tests sign in as administrators all the time; the tests of the second factor switch it on.
  await db.updateTable('basic_config').set({ value: '' }).where('cfg_name', '=', 'second_factor_roles').execute();
  await addTariff(db);
  await close();
  project.provide('databaseUrl', server.url('DATABASE'));
  project.provide('template', template);
  return async () => {
    await administer(server, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}
