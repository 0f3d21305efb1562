import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDemoServer, type DemoServer } from './demo-server.ts';

let databaseUrl: string | null = null;

/** The database of this worker's server. */
export function ownDatabaseUrl(): string {
  if (databaseUrl === null) throw new Error('no server runs in this worker');
  return databaseUrl;
}

/** A server on a copy of the demo's database and files, for one worker alone. */
export async function cloneDemo(): Promise<{ server: DemoServer; drop: () => Promise<void> }> {
  const template = new URL(process.env['E2E_TEMPLATE_URL'] ?? '');
  const templateName = template.pathname.slice(1);
  const name = `${templateName}_${process.pid}`;
  await administer(template, `create database ${name} template ${templateName} strategy file_copy`);
  const folder = mkdtempSync(join(tmpdir(), 'quayside-e2e-'));
  cpSync(process.env['E2E_TEMPLATE_FOLDER'] ?? '', folder, { recursive: true });
  databaseUrl = Object.assign(new URL(template), { pathname: `/${name}` }).href;
  const server = await startDemoServer(databaseUrl, folder);
  const drop = async () => {
    await server.stop();
    await administer(template, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, drop };
}

/** Only one session may use a template while it is copied: the lock makes workers wait for each other. */
async function administer(template: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7204099)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
