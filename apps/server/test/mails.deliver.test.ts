import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMailJob } from '@quayside/contract/mails/mails.jobs';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { deliverMail, sendMail, type NewMail } from '#server/areas/mails/mails.service.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { MailRefused } from '#server/ports/mail/port.ts';
import { smtpMailer } from '#server/ports/mail/smtp.ts';
import type { Person } from './kit/factories.ts';
import { mailServer, type MailServer, type Received } from './kit/mail-server.ts';
import { testApp, type TestApp } from './kit/test-app.ts';

let server: MailServer;
let t: TestApp;
let merchant: Person;
beforeAll(async () => {
  server = await mailServer();
  t = await testApp({ SMTP_URL: server.url, MAIL_FROM: 'no-reply@harbourline.test' });
  merchant = await t.make.aMerchant({ name: '深圳市茶杯贸易有限公司' });
});
afterAll(() => server.close());

type Added = NewMail<'warning-emails.added'>;
let serial = 0;
/** Enqueues a mail as a service does, and returns its id. */
async function aMail(given: Partial<Added> = {}): Promise<number> {
  const to = { name: '李小明', address: `reader${++serial}@shop.test` };
  const mail: Added = {
    template: 'warning-emails.added',
    to,
    language: 'zh_CN',
    platformType: 1,
    customerId: merchant.customer_id,
    params: { customer: '茶杯贸易' },
    ...given,
  };
  return asSystem(t.deps.database, async (tx) => {
    await sendMail(systemCtx(t.deps, tx), mail);
    const { mail_id } = await tx.selectFrom('mails').select('mail_id').orderBy('mail_id', 'desc').executeTakeFirstOrThrow();
    return mail_id;
  });
}
/** The last mail the server received, or the last for this recipient. */
function arrived(receiver?: string): Received {
  const found = server.received.findLast(({ to }) => receiver === undefined || to.includes(receiver));
  if (!found) throw new Error('nothing arrived');
  return found;
}
const mailOf = (mail_id: number) =>
  t.deps.database.db.selectFrom('mails').selectAll().where('mail_id', '=', mail_id).executeTakeFirstOrThrow();
const jobOf = (mail_id: number) =>
  t.deps.database.db
    .selectFrom('jobs')
    .selectAll()
    .where('name', '=', deliverMailJob.name)
    .where('key', '=', String(mail_id))
    .executeTakeFirstOrThrow();
/** Runs a worker on what is due, with retries at once instead of in ten seconds. */
async function work(until: () => Promise<boolean>): Promise<void> {
  await sql`update jobs set run_at = now() where state = 'waiting'`.execute(t.deps.database.db);
  const worker = t.work();
  for (let tries = 0; tries < 200 && !(await until()); tries++) await new Promise((ok) => setTimeout(ok, 20));
  await worker.stop();
  expect(await until()).toBe(true);
}
const settled = (mail_id: number) => async () => (await mailOf(mail_id)).state !== 'queued' && (await jobOf(mail_id)).state === 'done';
const tried = (mail_id: number, attempts: number) => async () => {
  const job = await jobOf(mail_id);
  return job.attempts === attempts && job.state !== 'running';
};

describe('mails.deliver', () => {
  it('sends in the brand’s name, in the reader’s language, as HTML and as plain text', async () => {
    await sql`update brands set site_name = '港湾物流' where platform_type = 4`.execute(t.deps.database.db);
    const id = await aMail({ to: { name: '李小明', address: 'li@shop.test' }, platformType: 4 });
    await work(settled(id));
    const { from, to, mail } = arrived();
    expect({ from, to }).toEqual({ from: 'no-reply@harbourline.test', to: ['li@shop.test'] });
    expect(mail.from).toMatchObject({ name: '港湾物流', address: 'no-reply@harbourline.test' });
    expect(mail.to).toMatchObject([{ name: '李小明', address: 'li@shop.test' }]);
    expect(mail.subject).toBe('您将收到来自 港湾物流 的库存预警');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    for (const part of [mail.html, mail.text])
      for (const words of ['李小明，您好：', '茶杯贸易', '港湾物流']) expect(part).toContain(words);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', error: null, sent_at: expect.any(Date) });
  });

  it('notifies an address that was added to a merchant’s warning list', async () => {
    const { status } = await t.send(warningEmailsCalls.saveSetting, { emails: ['stock@shop.test'], enabled: 1 }, merchant.token);
    expect(status).toBe(200);
    await work(async () => server.received.some(({ to }) => to.includes('stock@shop.test')));
    const { mail } = arrived('stock@shop.test');
    expect(mail.subject).toBe('You will receive stock warnings from Harbourline');
    expect(mail.text).toContain('深圳市茶杯贸易有限公司');
  });

  it('retries when the server is temporarily full, with the same message id, and delivers once', async () => {
    server.nextReceivers.push({ code: 452, text: '4.2.2 <reader@shop.test> mailbox full' });
    const before = server.received.length;
    const id = await aMail();
    await work(tried(id, 1));
    expect(await mailOf(id)).toMatchObject({ state: 'queued', sent_at: null });
    const job = await jobOf(id);
    expect(job).toMatchObject({ state: 'waiting', error: expect.stringContaining('452') });
    expect(job.run_at.getTime()).toBeGreaterThan(Date.now() + 5_000);
    expect(job.error).not.toContain('@');
    await work(settled(id));
    expect(server.received.length).toBe(before + 1);
    expect(server.received.at(-1)?.mail.messageId).toMatch(new RegExp(`^<mail-${id}\\.\\w+@harbourline\\.test>$`));
  });

  it('gives up at once when the server refuses the receiver for good, and keeps the reason', async () => {
    server.nextReceivers.push({ code: 550, text: '5.1.1 no such user here' });
    const id = await aMail();
    await work(settled(id));
    const { state, error, sent_at } = await mailOf(id);
    expect({ state, sent_at }).toEqual({ state: 'failed', sent_at: null });
    expect(error).toContain('550 5.1.1 no such user here');
    expect(await jobOf(id)).toMatchObject({ attempts: 1, error: null });
  });

  it('does not send again what has been sent', async () => {
    const id = await aMail();
    await work(settled(id));
    const before = server.received.length;
    await asSystem(t.deps.database, (tx) => deliverMail(systemCtx(t.deps, tx), t.deps.mailer, id));
    expect(server.received.length).toBe(before);
  });

  it('sends one mail when two workers have it at the same moment', async () => {
    const id = await aMail();
    const before = server.received.length;
    await Promise.all(
      Array.from({ length: 8 }, () => asSystem(t.deps.database, (tx) => deliverMail(systemCtx(t.deps, tx), t.deps.mailer, id))),
    );
    expect(server.received.length).toBe(before + 1);
  });

  it('does not exist when its transaction was rolled back', async () => {
    const count = () =>
      sql<{ mails: number; jobs: number }>`select (select count(*) from mails) as mails, (select count(*) from jobs) as jobs`.execute(
        t.deps.database.db,
      );
    const before = (await count()).rows;
    const undone = asSystem(t.deps.database, async (tx) => {
      const to = { name: '', address: 'never@shop.test' };
      await sendMail(systemCtx(t.deps, tx), {
        template: 'warning-emails.added',
        to,
        language: 'en',
        platformType: 1,
        customerId: null,
        params: { customer: 'X' },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await count()).rows).toEqual(before);
  });

  it('waits while the mail server is down, and is sent when it is back', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    const id = await aMail();
    await work(tried(id, 1));
    expect(await mailOf(id)).toMatchObject({ state: 'queued' });
    server = await mailServer({ port });
    await work(settled(id));
    expect(server.received.length).toBe(1);
  });
});

describe('a mail that tries to smuggle in a header', () => {
  it('keeps line breaks out of names and subjects', async () => {
    const id = await aMail({
      to: { name: 'Li\r\nBcc: evil@shop.test', address: 'honest@shop.test' },
      params: { customer: 'X\r\nBcc: evil@shop.test' },
    });
    await work(settled(id));
    const { to, mail } = arrived();
    expect(to).toEqual(['honest@shop.test']);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toMatchObject([{ name: 'Li Bcc: evil@shop.test', address: 'honest@shop.test' }]);
  });

  it.each(['victim@shop.test\r\nBcc: evil@shop.test', 'a@shop.test, evil@shop.test', 'Li <evil@shop.test>', 'nobody', ''])(
    'is not written to an address that is not one: %j',
    async (address) => {
      await expect(aMail({ to: { name: '', address } })).rejects.toThrow(/code:email/);
      const before = server.received.length;
      const letter = { messageId: 'x', fromName: 'Site', to: { name: '', address }, subject: 's', html: 'h', text: 't' };
      await expect(t.deps.mailer.send(letter)).rejects.toThrow(MailRefused);
      expect(server.received.length).toBe(before);
    },
  );

  it('is refused by the mailer itself, whatever code wrote it', async () => {
    const letter = { messageId: 'x', fromName: 'Site', to: { name: 'Li', address: 'li@shop.test' }, subject: 's', html: 'h', text: 't' };
    for (const bad of [
      { subject: 's\r\nBcc: evil@shop.test' },
      { fromName: 'Site\nBcc: evil@shop.test' },
      { to: { name: 'Li\r\nX: y', address: 'li@shop.test' } },
    ]) {
      await expect(t.deps.mailer.send({ ...letter, ...bad })).rejects.toThrow(MailRefused);
    }
  });
});

describe('a mail server that requires a password', () => {
  it('takes mails with the right one; a wrong one is a configuration error, and no mail is given up for it', async () => {
    const strict = await mailServer({ password: 'secret' });
    const letter = { messageId: 'x', fromName: 'Site', to: { name: '', address: 'li@shop.test' }, subject: 's', html: 'h', text: 't' };
    const [right, wrong] = ['secret', 'wrong'].map((password) =>
      smtpMailer(strict.url.replace('//', `//mailer:${password}@`), 'no-reply@site.test'),
    );
    expect(await right?.send(letter)).toBe('sent');
    const refused: unknown = await wrong?.send(letter).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(MailRefused);
    expect(String(refused)).not.toContain('secret');
    right?.close();
    wrong?.close();
    await strict.close();
  });
});
