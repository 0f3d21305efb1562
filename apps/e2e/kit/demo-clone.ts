import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer } from '../../../tools/temporary-database.ts';
import { startDemoServer, type DemoServer } from './demo-server.ts';

let databaseUrl: string | null = null;

/** The database of this worker's server. */
export function ownDatabaseUrl(): string {
  if (databaseUrl === null) throw new Error('no server runs in this worker');
  return databaseUrl;
}

/** A server on a copy of the demo database and files, for one worker. */
export async function cloneDemo(): Promise<{ server: DemoServer; drop: () => Promise<void> }> {
  const template = new URL(process.env['E2E_TEMPLATE_URL'] ?? '');
  const postgres = { url: (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href };
  const templateName = template.pathname.slice(1);
  const name = `${templateName}_${process.pid}`;
  await administer(postgres, `create database ${name} template ${templateName} strategy file_copy`);
  const folder = mkdtempSync(join(tmpdir(), 'quayside-e2e-'));
  cpSync(process.env['E2E_TEMPLATE_FOLDER'] ?? '', folder, { recursive: true });
  databaseUrl = postgres.url(name);
  const server = await startDemoServer(databaseUrl, folder);
  const drop = async () => {
    await server.stop();
    await administer(postgres, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, drop };
}
