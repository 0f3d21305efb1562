import { describe, expect, it } from 'vitest';
import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import { notePorts, watchPorts } from '#server/kernel/port-watch.ts';
import { CarrierRefused } from '#server/ports/carrier/port.ts';
import { newKey } from '#server/ports/storage/keys.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1', SHIPENGINE_KEY: 'x'.repeat(20) });
const { deps, make, send } = kit;
const { db } = deps.database;
const { token } = await make.aStaff('customer_service');
const ports = async (as = token) => (await send(jobsDeskCalls.deskPorts, {}, as)).content.list;
const one = async (port: string) => (await ports()).find((row) => row.port === port);
let isDown = false;
const answer = async () => {
  if (isDown) throw new Error('connect to smtp://user:secret@mail.example refused for ana@shop.test');
};
/** Ports of a process of its own, whose mail server can be switched off. */
const aProcess = () => {
  const mailer = { send: async () => answer().then(() => 'sent' as const), close: () => {} };
  const refused = () => Promise.reject(new CarrierRefused('too heavy'));
  const carrier = { buyLabel: refused, findLabel: refused, voidLabel: refused };
  return watchPorts({ ...deps, mailer, carrier }, deps.database, deps.config, deps.logger);
};
const letter = { messageId: 'x', fromName: 'Q', to: { name: 'A', address: 'a@b.c' }, subject: 's', html: 'h', text: 't' };

describe('the health of external services', () => {
  it('a service that was never set up is off, and one never used says so', async () => {
    expect((await ports()).map(({ health }) => health)).toEqual(['off', 'off', 'off', 'off', 'off', 'off']);
    await notePorts(deps.database, deps.config);
    expect(Object.fromEntries((await ports()).map(({ port, health }) => [port, health]))).toEqual({
      carrier: 'unused',
      translation: 'off',
      chat: 'off',
      mail: 'unused',
      storage: 'unused',
      webhooks: 'unused',
    });
  });

  it('two processes add up what they counted; the newest answer says whether it works, without addresses', async () => {
    const [a, b] = [aProcess(), aProcess()];
    await a.ports.mailer.send(letter);
    await b.ports.mailer.send(letter);
    isDown = true;
    await expect(b.ports.mailer.send(letter)).rejects.toThrow('refused');
    // Nothing is written while it is counted.
    expect(await one('mail')).toMatchObject({ successes: 0, errors: 0 });
    await Promise.all([a.flush(), b.flush()]);
    expect(await one('mail')).toMatchObject({ health: 'failing', successes: 2, errors: 1, last_error: 'connect to … refused for …' });
    isDown = false;
    await a.ports.mailer.send(letter);
    await a.flush();
    expect(await one('mail')).toMatchObject({ health: 'good', successes: 3, errors: 1 });
  });

  it('many flushes at once lose no count', async () => {
    const before = (await one('storage'))?.successes ?? 0;
    const processes = Array.from({ length: 8 }, aProcess);
    await Promise.all(
      processes.map(async ({ ports: { storage, webhooks }, flush }) => {
        for (let at = 0; at < 5; at++) {
          await storage.remove(newKey(new Date()));
          await webhooks.send({ url: 'http://127.0.0.1:1/', headers: {}, body: '{}' });
          await flush();
        }
      }),
    );
    expect((await one('storage'))?.successes).toBe(before + 40);
    expect(await one('webhooks')).toMatchObject({ health: 'failing', errors: 40, last_error: 'no answer' });
  });

  it('a refusal of one parcel is an answer; errors older than a day are not counted', async () => {
    const { ports: mine, flush } = aProcess();
    await expect(mine.carrier?.buyLabel({} as never)).rejects.toThrow('too heavy');
    await flush();
    expect(await one('carrier')).toMatchObject({ health: 'good', successes: 1, errors: 0 });
    const old = new Date(Date.now() - 26 * 3_600_000);
    await db
      .insertInto('port_hours')
      .values({ port: 'chat', hour: old, errors: 9, last_error_at: old, last_error: 'gone', configured: true })
      .execute();
    expect(await one('chat')).toMatchObject({ errors: 0, last_error: 'gone' });
  });

  it('what waits for a service is counted, and only those who run the system see it', async () => {
    for (const name of ['mails.deliver', 'mails.deliver', 'shipping.buy_label'])
      await db.insertInto('jobs').values({ name, lane: 'quick', payload: '{}', max_attempts: 1 }).execute();
    expect([(await one('mail'))?.waiting, (await one('carrier'))?.waiting, (await one('webhooks'))?.waiting]).toEqual([2, 1, 0]);
    const finance = await make.aStaff('finance');
    expect((await send(jobsDeskCalls.deskPorts, {}, finance.token)).status).toBe(403);
  });
});
