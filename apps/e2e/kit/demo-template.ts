import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer, temporaryServer } from '../../../tools/temporary-database.ts';
import { startDemoServer } from './demo-server.ts';

/** Runs once before all workers: one PostgreSQL with a template database of demo data that every worker clones. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const postgres = await temporaryServer();
  const folder = mkdtempSync(join(tmpdir(), 'quayside-demo-'));
  const template = `quayside_demo_${process.pid}`;
  await administer(postgres, `drop database if exists ${template} with (force)`, `create database ${template}`);
  const server = await startDemoServer(postgres.url(template), folder);
  await server.stop();
  // Workers are started after this and inherit the environment.
  process.env['E2E_TEMPLATE_URL'] = postgres.url(template);
  process.env['E2E_TEMPLATE_FOLDER'] = folder;
  return async () => {
    await administer(postgres, `drop database if exists ${template} with (force)`);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
