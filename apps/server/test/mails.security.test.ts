import { beforeAll, describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { accountsDeskCalls } from '@quayside/contract/accounts/accounts.desk-calls';
import { mailsDeskCalls } from '@quayside/contract/mails/mails.desk-calls';
import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { mailTexts } from '@quayside/i18n/server-texts.en';
import { newLink } from '#server/areas/accounts/account-links.ts';
import { isSecurityTemplate, type MailTemplate } from '#server/areas/mails/security-templates.ts';
import { deliverMail, sendMail } from '#server/areas/mails/mails.service.ts';
import { newStaffLink } from '#server/areas/staff/staff-links.ts';
import { tokenUrl } from '#server/kernel/token-url.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { MailRefused, type Letter } from '#server/ports/mail/port.ts';
import type { Person } from './kit/factories.ts';
import { linkTo, mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';

const delivered: Letter[] = [];
let refuseNext = false;
const mailer = {
  send: async (letter: Letter) => {
    if (refuseNext) throw new MailRefused('no such mailbox');
    delivered.push(letter);
    return 'sent' as const;
  },
  close: () => {},
};
const { deps, make, send, work } = await testApp({}, [], { mailer });
const { db } = deps.database;
const { deskGet, deskSendAgain } = mailsDeskCalls;
const PASSWORD = 'Brand-new-2026';
const templates = Object.keys(mailTexts).flatMap((key) => /^(.+)\.subject$/.exec(key)?.[1] ?? []) as MailTemplate[]; // one per subject
const urlsIn = (body: string) => (body.match(/https?:\/\/[^\s"<>]+/g) ?? []).map((url) => url.replaceAll('&amp;', '&'));
const forget = () => db.deleteFrom('rate_limits').execute();

let staff: { token: string; staff_id: number };
let admin: { token: string; staff_id: number };
let merchant: Person;
beforeAll(async () => {
  staff = await make.aStaff('customer_service');
  admin = await make.aStaff();
  merchant = await make.aMerchant();
});

/** Whether the server accepts any token of this URL, in any of the calls that take one. */
async function works(url: string): Promise<boolean> {
  const tokens = [...new URL(url).searchParams.values()];
  for (const token of tokens) {
    const password = { token, password: PASSWORD, confirm_password: PASSWORD };
    await forget();
    await db.deleteFrom('attempts').execute();
    const answers = [
      await send(accountsCalls.verifyEmail, { token }),
      await send(accountsCalls.resetPassword, password),
      await send(staffDeskCalls.acceptLink, password),
    ];
    if (answers.some((answer) => answer.error_code === 0)) return true;
  }
  return false;
}

/** A mail of this template with a real, working link where it has a secret one, sent and delivered through the area. */
async function aRealMail(template: MailTemplate): Promise<number> {
  const account = await make.aMerchant();
  const member = await make.aStaff('order_clerk');
  return asSystem(deps.database, async (tx) => {
    const ctx = systemCtx(deps, tx);
    const holder = { ...account, platform_type: 1 };
    const purpose = template === 'accounts.verify_email' ? 'verify_email' : 'reset_password';
    const url = template.startsWith('staff.')
      ? await newStaffLink(ctx, member.staff_id, 'invitation')
      : await newLink(ctx, holder, purpose, 'http://localhost:8080');
    const page = 'http://localhost:8080/login?platform_type=1';
    const names = Object.values(mailTexts).flatMap((words) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1] ?? ''));
    const params = { ...Object.fromEntries(names.map((name) => [name, name])), url: isSecurityTemplate(template) ? url : page };
    const to = { name: 'Mei', address: account.email };
    const mail = { template, to, language: 'en', platformType: 1, customerId: account.customer_id } as const;
    await sendMail(ctx, { ...mail, params: params as never }); // every name of every template is given
    const { mail_id } = await tx.selectFrom('mails').select('mail_id').orderBy('mail_id', 'desc').executeTakeFirstOrThrow();
    return mail_id;
  });
}
const deliver = (mailId: number) => asSystem(deps.database, (tx) => deliverMail(systemCtx(deps, tx), deps.mailer, mailId));
const storedRow = (mailId: number) => db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirstOrThrow();

describe('what staff read of a mail', () => {
  it.each(templates)('holds no link that works, before and after delivery: %s', async (template) => {
    const mail_id = await aRealMail(template);
    const before = (await send(deskGet, { mail_id }, staff.token)).content;
    await deliver(mail_id);
    const after = (await send(deskGet, { mail_id }, staff.token)).content;
    expect(after.state).toBe('sent');
    for (const url of [before.html, before.text, after.html, after.text].flatMap(urlsIn)) expect(await works(url), url).toBe(false);
    // The recipient's copy does work: the test would see a link that works.
    const letter = delivered.at(-1);
    const links = urlsIn(letter?.text ?? '').filter((url) => new URL(url).search !== '');
    if (isSecurityTemplate(template)) {
      expect(after.is_security).toBe(1);
      expect(urlsIn(letter?.html ?? '')).toEqual(expect.arrayContaining(links));
      expect(await works(links[0] ?? 'http://none.test')).toBe(true);
    }
  });

  it('is the whole mail but for the token: staff see where the link leads', async () => {
    const mail_id = await aRealMail('accounts.reset_password');
    const { text } = (await send(deskGet, { mail_id }, staff.token)).content;
    expect(text).toContain('http://localhost:8080/forget?token=hidden&platform_type=1');
  });

  it('is logged with the reader and the customer', async () => {
    const mail_id = await aRealMail('accounts.password_changed');
    const { customer_id } = await storedRow(mail_id);
    await send(deskGet, { mail_id }, staff.token);
    const line = await db
      .selectFrom('operation_log')
      .selectAll()
      .where('operation', '=', 'mails.read')
      .orderBy('log_id', 'desc')
      .executeTakeFirst();
    expect(line).toMatchObject({ staff_id: staff.staff_id, customer_id, outcome: 'done', for_merchant: false });
  });
});

describe('a link in a mail', () => {
  it('is stored nowhere in plain text: not in mails, jobs, the operation log or idempotency keys', async () => {
    const mail_id = await aRealMail('accounts.reset_password');
    await deliver(mail_id);
    const token = new URL(urlsIn(delivered.at(-1)?.text ?? '')[0] ?? '').searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const table of ['mails', 'jobs', 'operation_log', 'idempotency_keys'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
  });

  it('is sealed until the mail is delivered, and removed then', async () => {
    const mail_id = await aRealMail('staff.invitation');
    expect((await storedRow(mail_id)).sealed_url).not.toBeNull();
    await deliver(mail_id);
    expect(await storedRow(mail_id)).toMatchObject({ state: 'sent', sealed_url: null });
  });

  it('is removed when the mail server refuses the mail for good', async () => {
    const mail_id = await aRealMail('accounts.verify_email');
    refuseNext = true;
    await deliver(mail_id).finally(() => (refuseNext = false));
    expect(await storedRow(mail_id)).toMatchObject({ state: 'failed', sealed_url: null });
  });

  it('cannot be put into a mail that is not declared as a security mail', async () => {
    const url = tokenUrl(`http://localhost:8080/forget?token=${'x'.repeat(43)}`);
    const mail = { template: 'sub-accounts.created', to: { name: '', address: 'a@b.test' }, language: 'en', platformType: 1 } as const;
    const sent = asSystem(deps.database, (tx) =>
      // @ts-expect-error -- a URL with a token compiles for security templates only
      sendMail(systemCtx(deps, tx), { ...mail, customerId: null, params: { customer: 'x', url } }),
    );
    await expect(sent).rejects.toThrow('declare it in security-templates.ts');
  });
});

describe('mails.deskSendAgain', () => {
  it('mails a new reset link, and the old one stops working', async () => {
    const person = await make.aMerchant();
    const { customer_id, account_id } = person;
    await send(accountsDeskCalls.deskStartReset, { customer_id, account_id }, staff.token);
    const old = await linkTo(deps, person.email);
    const [first] = await mailsTo(db, person.email);
    expect((await send(deskSendAgain, { mail_id: first?.mail_id ?? 0 }, staff.token)).error_code).toBe(0);
    const fresh = await linkTo(deps, person.email);
    expect(fresh).not.toBe(old);
    expect(await works(old)).toBe(false);
    expect(await works(fresh)).toBe(true);
    const line = await db.selectFrom('operation_log').selectAll().where('operation', '=', 'mails.send_again').executeTakeFirst();
    expect(line).toMatchObject({ staff_id: staff.staff_id, customer_id });
  });

  it('sends any other mail as it was', async () => {
    const mail_id = await aRealMail('warning-emails.added');
    const before = await storedRow(mail_id);
    await send(deskSendAgain, { mail_id }, staff.token);
    const [copy] = await mailsTo(db, before.to_address);
    expect(copy?.mail_id).not.toBe(mail_id);
    expect(copy).toMatchObject({ html: before.html, text: before.text, state: 'queued', customer_id: before.customer_id });
  });

  it('refuses when the account is disabled, belongs to another merchant by now, or has confirmed its address', async () => {
    const person = await make.aMerchant();
    const { customer_id, account_id, email } = person;
    await send(accountsDeskCalls.deskStartReset, { customer_id, account_id }, staff.token);
    const [mail] = await mailsTo(db, email);
    const again = async () => (await send(deskSendAgain, { mail_id: mail?.mail_id ?? 0 }, staff.token)).content;
    await db.updateTable('mails').set({ customer_id: merchant.customer_id }).where('to_address', '=', email).execute();
    expect(await again()).toMatchObject({ code: 'mails.not_sendable' });
    await db.updateTable('mails').set({ customer_id, template: 'accounts.verify_email' }).where('to_address', '=', email).execute();
    await db.updateTable('accounts').set({ email_verified_at: new Date() }).where('account_id', '=', account_id).execute();
    expect(await again()).toMatchObject({ code: 'mails.not_sendable' });
    await db.updateTable('mails').set({ template: 'accounts.reset_password' }).where('to_address', '=', email).execute();
    await db.updateTable('accounts').set({ status: 'disabled' }).where('account_id', '=', account_id).execute();
    expect(await again()).toMatchObject({ code: 'mails.not_sendable' });
  });

  it('sends an invitation to staff again for administrators only', async () => {
    const invited = { name: 'Kim', email: 'again@desk.test', role: 'order_clerk', status: 'enabled' } as const;
    await send(staffDeskCalls.deskSave, invited, admin.token);
    const [mail] = await mailsTo(db, 'again@desk.test');
    const input = { mail_id: mail?.mail_id ?? 0 };
    expect((await send(deskSendAgain, input, staff.token)).content).toMatchObject({ code: 'permission.denied' });
    expect((await send(deskSendAgain, input, admin.token)).error_code).toBe(0);
    expect(await works(await linkTo(deps, 'again@desk.test'))).toBe(true);
    expect((await send(deskSendAgain, input, admin.token)).content).toMatchObject({ code: 'mails.not_sendable' });
  });

  it('needs its permission', async () => {
    const mail_id = await aRealMail('warning-emails.added');
    const clerk = await make.aStaff('warehouse_clerk');
    expect((await send(deskSendAgain, { mail_id }, clerk.token)).content).toMatchObject({ code: 'permission.denied' });
    expect((await send(deskSendAgain, { mail_id: 999_999 }, staff.token)).content).toMatchObject({ code: 'request.not_found' });
  });
});

describe('accounts.deskStartReset', () => {
  it('mails the account a link and tells staff nothing of it', async () => {
    const person = await make.aMerchant();
    const { customer_id, account_id, email } = person;
    const answer = await send(accountsDeskCalls.deskStartReset, { customer_id, account_id }, staff.token);
    expect(answer).toMatchObject({ error_code: 0, content: {} });
    expect(await works(await linkTo(deps, email))).toBe(true);
    const line = await db
      .selectFrom('operation_log')
      .selectAll()
      .where('operation', '=', 'accounts.desk_start_reset')
      .orderBy('log_id', 'desc')
      .executeTakeFirst();
    expect(line).toMatchObject({ staff_id: staff.staff_id, customer_id, for_merchant: false });
  });

  it('is refused without the permission, for a disabled account, and for an account of another customer', async () => {
    const person = await make.aMerchant();
    const { customer_id, account_id } = person;
    const start = async (token: string, customer = customer_id) =>
      (await send(accountsDeskCalls.deskStartReset, { customer_id: customer, account_id }, token)).content;
    expect(await start((await make.aStaff('finance')).token)).toMatchObject({ code: 'permission.denied' });
    expect(await start(staff.token, merchant.customer_id)).toMatchObject({ code: 'request.not_found' });
    await db.updateTable('accounts').set({ status: 'disabled' }).where('account_id', '=', account_id).execute();
    expect(await start(staff.token)).toMatchObject({ code: 'accounts.cannot_sign_in' });
    expect(await mailsTo(db, person.email)).toEqual([]);
  });
});

describe('the clean-up', () => {
  it('removes links of mails that were never delivered after seven days', async () => {
    const [old, recent] = [await aRealMail('accounts.verify_email'), await aRealMail('accounts.verify_email')];
    await db
      .updateTable('mails')
      .set({ created_at: new Date(Date.now() - 8 * 24 * 3_600_000) })
      .where('mail_id', '=', old)
      .execute();
    await db
      .insertInto('jobs')
      .values({ name: 'kernel.clean_up', payload: JSON.stringify({ slot: new Date().toISOString() }), max_attempts: 1 })
      .execute();
    const worker = work((await import('#server/areas/all.ts')).allJobs.filter(({ job }) => job.name === 'kernel.clean_up'));
    await expect.poll(async () => (await storedRow(old)).sealed_url, { timeout: 10_000 }).toBeNull();
    await worker.stop();
    expect((await storedRow(recent)).sealed_url).not.toBeNull();
  });
});
