import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { warningEmailsOpenCalls } from '@quayside/contract/warning-emails/warning-emails.open-calls';
import { asActor } from '#server/kernel/as-actor.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { getSetting, changeTrueTracking, generateApiKey, updateGuide, getProfile, updateProfile, sessions, revokeSession, signIns } =
  accountsCalls;
const { login, currentUser } = sessionsCalls;
const opens = async (key: string) =>
  (await app.inject({ url: warningEmailsOpenCalls.openGet.path, headers: { authorization: `Bearer ${key}` } })).statusCode === 200;

describe('accounts.generateApiKey', () => {
  it('USER-19 USER-23 USER-25 makes a key that opens the open API and that the main account can read again', async () => {
    const { token } = await make.aMerchant();
    expect((await send(getSetting, {}, token)).content).toEqual({ apikey: '', show_true_tracking_number: 0 });
    const { apikey } = (await send(generateApiKey, {}, token)).content;
    expect(apikey).toMatch(/^qk_[\w-]{43}$/);
    expect((await send(getSetting, {}, token)).content.apikey).toBe(apikey);
    expect(await opens(apikey)).toBe(true);
  });

  it('revokes the old key in the same moment', async () => {
    const { token } = await make.aMerchant();
    const first = (await send(generateApiKey, {}, token)).content.apikey;
    const second = (await send(generateApiKey, {}, token)).content.apikey;
    expect([await opens(first), await opens(second)]).toEqual([false, true]);
  });

  it('leaves one valid key when eight ask for a new one at once', async () => {
    const { token, customer_id } = await make.aMerchant();
    await Promise.all(Array.from({ length: 8 }, () => send(getSetting, {}, token)));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(generateApiKey, {}, token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const good = [];
    for (const { content } of answers) if (await opens(content.apikey)) good.push(content.apikey);
    expect(good).toEqual([(await send(getSetting, {}, token)).content.apikey]);
    expect(await db.selectFrom('api_keys').select('customer_id').where('customer_id', '=', customer_id).execute()).toHaveLength(1);
  });

  it('NET-22 is an illegal operation for sub-accounts and acting staff, who see the key masked', async () => {
    const main = await make.aMerchant();
    const { apikey } = (await send(generateApiKey, {}, main.token)).content;
    const { staff_id } = await make.aStaff('account_manager');
    const others = [
      (await make.anAccount(main.customer_id, 'internal')).token,
      (await make.anAccount(main.customer_id, 'supplier')).token,
      await make.aSession({ customer_id: main.customer_id, account_id: main.account_id, acting_staff_id: staff_id }),
    ];
    for (const token of others) {
      expect(await send(generateApiKey, {}, token)).toMatchObject({ status: 403, error_code: 1008, msg: 'Illegal operation.' });
      const shown = (await send(getSetting, {}, token)).content.apikey;
      expect(shown).toBe(`qk_••••••••${apikey.slice(-4)}`);
    }
    expect(await opens(apikey)).toBe(true);
  });

  it('is stored hashed and encrypted, never in plain text', async () => {
    const { token } = await make.aMerchant();
    const { apikey } = (await send(generateApiKey, {}, token, { 'idempotency-key': 'once-and-only' })).content;
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{
      text: string;
    }>`select coalesce(string_agg(k::text, ' '), '') || coalesce((select string_agg(l::text, ' ') from operation_log l), '') as text from api_keys k`.execute(
      db,
    );
    expect(rows[0]?.text).not.toContain(apikey);
    expect(rows[0]?.text).not.toContain(Buffer.from(apikey).toString('hex'));
  });
});

describe('accounts.changeTrueTracking', () => {
  it('USER-20 USER-24 turns the switch on and off, and takes nothing but 0 and 1', async () => {
    const { token } = await make.aMerchant();
    await send(changeTrueTracking, { show_true_tracking_number: 1 }, token);
    expect((await send(getSetting, {}, token)).content.show_true_tracking_number).toBe(1);
    await send(changeTrueTracking, { show_true_tracking_number: 0 }, token);
    expect((await send(getSetting, {}, token)).content.show_true_tracking_number).toBe(0);
    expect((await send(changeTrueTracking, { show_true_tracking_number: 2 as 1 }, token)).content).toMatchObject({
      fields: [{ path: 'show_true_tracking_number', code: 'wrong_choice' }],
    });
  });

  it('is not for suppliers', async () => {
    const { customer_id } = await make.aMerchant();
    const { token } = await make.anAccount(customer_id, 'supplier');
    expect((await send(changeTrueTracking, { show_true_tracking_number: 1 }, token)).error_code).toBe(1008);
  });
});

describe('accounts.updateGuide', () => {
  it('USER-34 USER-35 remembers for this account that the guide was read', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal');
    const read = async (token: string) => (await send(currentUser, {}, token)).content.guide_type_3;
    expect(await read(main.token)).toBe(0);
    expect((await send(updateGuide, { is_read: 1, guide_type: 3 }, main.token)).error_code).toBe(0);
    expect([await read(main.token), await read(clerk.token)]).toEqual([1, 0]);
    expect((await send(updateGuide, { is_read: 0 as 1, guide_type: 2 as 3 }, main.token)).content).toMatchObject({
      fields: [{ path: 'is_read' }, { path: 'guide_type' }],
    });
  });
});

describe('accounts.updateProfile', () => {
  it('changes one’s own name and phone, and shows who looks after the customer', async () => {
    const { token, email, customer_id } = await make.aMerchant({ name: 'Oak Ltd' });
    const { staff_id, email: address } = await make.aStaff('account_manager');
    await db.updateTable('customers').set({ account_manager_id: staff_id }).where('customer_id', '=', customer_id).execute();
    const saved = await send(updateProfile, { firstname: ' Anna ', lastname: 'Berg', phone: '+46 8 123 45' }, token);
    expect(saved.content).toMatchObject({ firstname: 'Anna', lastname: 'Berg', phone: '+46 8 123 45' });
    expect((await send(getProfile, {}, token)).content).toMatchObject({
      customer_id,
      customer_name: 'Oak Ltd',
      account_type: 'main',
      firstname: 'Anna',
      email,
      email_verified: 1,
      totp_enabled: 0,
      account_manager: expect.stringMatching(/^Staff/),
      account_manager_email: address,
    });
    // Nobody else's address, and none of somebody who has left.
    const other = await make.aMerchant();
    expect((await send(getProfile, {}, other.token)).content).toMatchObject({ account_manager: null, account_manager_email: null });
    await db.updateTable('staff').set({ status: 'disabled' }).where('staff_id', '=', staff_id).execute();
    expect((await send(getProfile, {}, token)).content.account_manager_email).toBeNull();
    expect((await send(currentUser, {}, token)).content.name).toBe('Anna Berg');
  });

  it('says at its field what is wrong', async () => {
    const { token } = await make.aMerchant();
    expect((await send(updateProfile, { firstname: '', lastname: 'x'.repeat(61), phone: 'none' }, token)).content).toMatchObject({
      fields: [
        { path: 'firstname', code: 'required' },
        { path: 'lastname', code: 'too_long' },
        { path: 'phone', code: 'accounts.phone' },
      ],
    });
  });
});

describe('accounts.sessions', () => {
  it('shows this account’s own sessions, which one is here and which is staff, and no ended one', async () => {
    const main = await make.aMerchant();
    await make.anAccount(main.customer_id, 'internal');
    const { account_id, customer_id } = main;
    const { staff_id } = await make.aStaff('customer_service');
    await make.aSession({ account_id, customer_id, acting_staff_id: staff_id });
    await make.aSession({ account_id, customer_id }, new Date(Date.now() - 1000));
    const { list } = (await send(sessions, {}, main.token)).content;
    expect(list.map(({ is_current, is_staff }) => ({ is_current, is_staff }))).toEqual(
      expect.arrayContaining([
        { is_current: 1, is_staff: 0 },
        { is_current: 0, is_staff: 1 },
      ]),
    );
    expect(list).toHaveLength(2);
    expect(JSON.stringify(list)).not.toContain('token');
  });

  it('ends one of them, wherever it is; a colleague’s and a stranger’s do not exist', async () => {
    const { account_id, customer_id, token } = await make.aMerchant();
    const elsewhere = await make.aSession({ account_id, customer_id });
    const other = (await send(sessions, {}, token)).content.list.find((row) => row.is_current === 0);
    const session_id = other?.session_id ?? '';
    const colleague = await make.anAccount(customer_id, 'internal');
    const stranger = await make.aMerchant();
    for (const who of [colleague.token, stranger.token]) expect((await send(revokeSession, { session_id }, who)).error_code).toBe(1004);
    expect((await send(revokeSession, { session_id }, token)).error_code).toBe(0);
    expect((await send(currentUser, {}, elsewhere)).error_code).toBe(1010);
    expect((await send(revokeSession, { session_id }, token)).error_code).toBe(1004);
  });
});

describe('accounts.signIns', () => {
  it('shows the last ten of this account, failed tries too, with where they came from', async () => {
    const { email, token } = await make.aMerchant();
    await db.deleteFrom('rate_limits').execute();
    for (let i = 0; i < 10; i++)
      await send(login, { email, password: i === 9 ? 'nope' : PASSWORD }, null, { 'user-agent': `Browser ${i}` });
    await db.deleteFrom('rate_limits').execute();
    await send(login, { email, password: PASSWORD }, null, { 'user-agent': 'Browser 10' });
    const { list } = (await send(signIns, {}, token)).content;
    expect(list).toHaveLength(10);
    expect(list.slice(0, 2)).toMatchObject([
      { user_agent: 'Browser 10', outcome: 'done', ip: '127.0.0.1' },
      { user_agent: 'Browser 9', outcome: 'sessions.wrong_credentials' },
    ]);
  });

  it('finds them by an index, also in a long log', async () => {
    const { token, customer_id, account_id } = await make.aMerchant();
    // Twenty thousand lines in one transaction would update the head of the hash chain as often.
    await sql`alter table operation_log disable trigger user`.execute(db);
    await sql`insert into operation_log (customer_id, account_id, operation_time, operation, call_method, account, operator, ip, request_method,
        request_address, request_url, full_url, request_parameters, outcome, duration_ms, request_id)
      select ${customer_id}, ${account_id}, now(), case when i % 500 = 0 then 'sessions.login' else 'warning-emails.save' end, '', '', '', '', '', '', '', '', '', 'done', 1, ''
        from generate_series(1, 20000) i`.execute(db);
    await sql`alter table operation_log enable trigger user`.execute(db);
    await sql`analyze operation_log`.execute(db);
    const plan = await asActor(deps.database, 'read only', 'merchant', hashToken(token), async ({ tx }) => {
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain select log_id from operation_log where customer_id = ${customer_id} and account_id = ${account_id} and operation = 'sessions.login' order by log_id desc limit 10`.execute(
        tx,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index (Only )?Scan using operation_log_(sign_ins|of_operation)/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});
