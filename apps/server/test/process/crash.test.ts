import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { connect, type Database } from '#server/kernel/database.ts';
import { factories } from '../kit/factories.ts';
import { send } from './kit/caller.ts';
import { aMigratedFolder, embeddedUrl, isAlive, postmasterOf } from './kit/data-folders.ts';
import { childrenOf } from './kit/processes.ts';
import { quayside, type Running } from './kit/quayside.ts';
import { until } from './kit/until.ts';

const CLIENTS = 8;
const WRITES_BEFORE_KILL = 25;

/** A client that saves new addresses, sometimes requests an export, and records the responses. */
type Client = { readonly customer_id: number; readonly token: string; tried: number; saved: number; exports: number };
const addressOf = (client: Client, n: number) => `n${n}-of-${client.customer_id}@shop.test`;

/** Runs until the server is gone. */
async function work(base: string, client: Client): Promise<void> {
  try {
    for (;;) {
      client.tried = client.saved + 1;
      const answer = await send(
        base,
        warningEmailsCalls.saveSetting,
        { emails: [addressOf(client, client.tried)], enabled: 1 },
        client.token,
      );
      // The database was killed just before the server: the result of the write is unknown.
      if (answer.status === 503) return;
      if (answer.status !== 200) throw new Error(`refused: ${answer.msg}`);
      client.saved = client.tried;
      if (client.saved % 12 === 0) {
        const started = await send(base, operationLogCalls.export, {}, client.token);
        if (started.status === 200) client.exports++;
      }
    }
  } catch (error) {
    // A refusal fails the test; a broken connection is expected here.
    if (error instanceof Error && error.message.startsWith('refused')) throw error;
  }
}

async function workAndKill(server: Running, clients: readonly Client[], kill: () => void): Promise<void> {
  const working = clients.map((client) => work(server.base, client));
  const wanted = clients.reduce((sum, client) => sum + client.saved, 0) + WRITES_BEFORE_KILL * CLIENTS;
  await until('enough writes', () => clients.reduce((sum, client) => sum + client.saved, 0) >= wanted, 60_000);
  kill();
  await Promise.all(working);
  await until('the server to be gone', () => !isAlive(server.pid));
}

/** A lost response leaves the result unknown, so the client reads the data again. */
async function lookAgain(base: string, clients: readonly Client[]): Promise<void> {
  for (const client of clients) {
    const { content } = await send(base, warningEmailsCalls.getSetting, {}, client.token);
    const now = Number(/^n(\d+)-/.exec(content.emails[0] ?? '')?.[1]);
    expect([client.saved, client.tried]).toContain(now);
    client.saved = now;
  }
}

describe.skipIf(process.platform !== 'linux')('kill -9 during writes and jobs', () => {
  it('loses no acknowledged write and does every job once', async () => {
    const folder = aMigratedFolder();
    const start = async () => {
      const server = await quayside({ DATA_DIR: folder, DEMO: '0', JOB_LEASE_SECONDS: '2', RATE_LIMIT_PER_MINUTE: '100000' });
      await server.ready();
      return server;
    };
    const first = await start();
    const make = connect(embeddedUrl(folder), 2);
    const { aMerchant } = factories(make.db);
    const clients: Client[] = [];
    for (let n = 0; n < CLIENTS; n++) clients.push({ ...(await aMerchant()), tried: 0, saved: 0, exports: 0 });
    await make.close();

    const database = postmasterOf(folder);
    await workAndKill(first, clients, () => first.signal('SIGKILL'));
    expect(postmasterOf(folder)).toBe(database);
    const second = await start();
    expect(postmasterOf(folder)).toBe(database);
    await lookAgain(second.base, clients);

    await workAndKill(second, clients, () => {
      const postmaster = postmasterOf(folder) ?? 0;
      const backends = childrenOf(postmaster);
      process.kill(postmaster, 'SIGKILL');
      for (const pid of backends) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      second.signal('SIGKILL');
    });
    const third = await start();
    expect(postmasterOf(folder)).not.toBe(database);
    await lookAgain(third.base, clients);
    const look = connect(embeddedUrl(folder), 2);
    await expectEverythingOnce(look, clients, join(folder, 'files'));
    await look.close();
    third.signal('SIGTERM');
    expect(await third.ended()).toBe(0);
  });
});

async function expectEverythingOnce({ pool }: Database, clients: readonly Client[], files: string): Promise<void> {
  await until('every job to end', async () => {
    const { rows } = await pool.query<{ open: number }>(`select count(*) as open from jobs where state in ('waiting', 'running')`);
    return rows[0]?.open === 0;
  });
  const { rows: states } = await pool.query(`select distinct state from jobs`);
  expect(states).toEqual([{ state: 'done' }]);
  for (const client of clients) {
    const addresses = Array.from({ length: client.saved }, (_, index) => addressOf(client, index + 1));
    // Each save mails one new address: exactly one mail and one log entry for each.
    const mails = await pool.query<{ to_address: string; state: string }>(
      `select to_address, state from mails where customer_id = $1 order by mail_id`,
      [client.customer_id],
    );
    expect(mails.rows).toEqual(addresses.map((to_address) => ({ to_address, state: 'kept' })));
    const { rows } = await pool.query<{ lines: number; exports: number; files: number }>(
      `select (select count(*) from operation_log where customer_id = $1 and operation = 'warning-emails.save' and outcome = 'done') as lines,
              (select count(*) from jobs where customer_id = $1 and name = 'operation-log.export') as exports,
              (select count(*) from files where customer_id = $1) as files`,
      [client.customer_id],
    );
    expect(rows[0]?.lines).toBe(client.saved);
    expect(rows[0]?.exports).toBeGreaterThanOrEqual(client.exports);
    expect(rows[0]?.files).toBe(rows[0]?.exports);
  }
  const stored = await pool.query<{ storage_key: string; sha256: Buffer }>('select storage_key, sha256 from files');
  expect(stored.rowCount).toBeGreaterThan(0);
  for (const { storage_key, sha256 } of stored.rows) {
    expect(existsSync(join(files, storage_key))).toBe(true);
    expect(
      createHash('sha256')
        .update(readFileSync(join(files, storage_key)))
        .digest(),
    ).toEqual(sha256);
  }
}
