import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { ownAccountDeskCalls } from '@quayside/contract/staff/own-account.desk-calls';
import { readConfig } from '#server/kernel/config.ts';
import { openSecrets, secretsWith } from '#server/kernel/secrets.ts';
import { replaceSecretKey } from '#server/kernel/replace-secret-key.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { siteOf } from '#server/kernel/site.ts';
import { matchingStep, newTotpSecret, totpCode, totpStep, totpUri } from '#server/kernel/totp.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { asPublic, asSystem } from '#server/kernel/transaction.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { PASSWORD } from './kit/factories.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;

describe('encrypted secrets', () => {
  const secrets = secretsWith(Buffer.alloc(32, 7));

  it('can be decrypted in their own place and nowhere else', () => {
    const sealed = secrets.seal('qk_密', 'api_key:1');
    expect(secrets.unseal(sealed, 'api_key:1')).toBe('qk_密');
    expect(secrets.unseal(sealed, 'api_key:2')).toBeNull();
    expect(secretsWith(Buffer.alloc(32, 8)).unseal(sealed, 'api_key:1')).toBeNull();
    expect(secrets.seal('qk_密', 'api_key:1').equals(sealed)).toBe(false);
  });

  it('cannot be decrypted when a single bit was changed, or most of it is missing', () => {
    const sealed = secrets.seal('x', 'p');
    for (let at = 0; at < sealed.length; at++) {
      const forged = Buffer.from(sealed);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(secrets.unseal(forged, 'p')).toBeNull();
    }
    for (const length of [0, 1, 27, 28]) expect(secrets.unseal(sealed.subarray(0, length), 'p')).toBeNull();
  });

  it('have one key, however many processes start at once', async () => {
    await db.deleteFrom('server_secrets').execute();
    const config = readConfig({}, '/');
    const opened = await Promise.all(Array.from({ length: 8 }, () => openSecrets(config, db)));
    const sealed = opened[0]?.seal('one', 'p') ?? Buffer.alloc(0);
    expect(opened.map((one) => one.unseal(sealed, 'p'))).toEqual(Array.from({ length: 8 }, () => 'one'));
  });

  it('take the operator’s key when there is one', async () => {
    await db.deleteFrom('server_secrets').execute();
    const key = 'k'.repeat(32);
    const sealed = (await openSecrets(readConfig({ SECRET_KEY: key }, '/'), db)).seal('mine', 'p');
    expect(secretsWith(Buffer.from(key)).unseal(sealed, 'p')).toBe('mine');
    expect(() => readConfig({ SECRET_KEY: 'short' }, '/')).toThrow('SECRET_KEY must have at least 32 characters');
  });

  it('are not opened with another key: the start says what to do', async () => {
    await db.deleteFrom('server_secrets').execute();
    const open = (SECRET_KEY: string | undefined) => openSecrets({ SECRET_KEY }, db);
    await open('k'.repeat(32));
    await open('k'.repeat(32));
    await expect(open('j'.repeat(32))).rejects.toThrow(
      new StartError(
        'SECRET_KEY is not the key this database was sealed with. Set the old one again, or run "npm run new-secret-key" if it is lost, see docs/operations.md.',
      ),
    );
    await expect(open(undefined)).rejects.toThrow('This database was sealed with a SECRET_KEY. Set it again');
  });

  it('are given up with a lost key: second factors are off, nobody is locked out, API keys still work', async () => {
    await db.deleteFrom('server_secrets').execute();
    await openSecrets({ SECRET_KEY: 'k'.repeat(32) }, db);
    const [merchant, staff] = [await make.aMerchant(), await make.aStaff('finance')];
    const { secret } = (await send(accountsCalls.startTotp, {}, merchant.token)).content;
    await send(accountsCalls.confirmTotp, { code: totpCode(secret, totpStep(new Date())) }, merchant.token);
    const own = (await send(ownAccountDeskCalls.startTotp, {}, staff.token)).content;
    await send(ownAccountDeskCalls.confirmTotp, { code: totpCode(own.secret, totpStep(new Date())) }, staff.token);
    await send(accountsCalls.generateApiKey, {}, merchant.token);
    expect(await replaceSecretKey({ SECRET_KEY: 'j'.repeat(32) }, db)).toEqual([
      'Merchants: 1 second factors are off, 1 API keys still work but cannot be shown again.',
      'Staff: 1 second factors are off.',
      'Mails: 0 links that were not delivered are gone. Send these mails again.',
      'Integrations: 0 signing secrets are gone; their merchants must make new ones.',
      'Stores: the credentials of 0 shops are gone; their merchants must enter them again.',
    ]);
    await openSecrets({ SECRET_KEY: 'j'.repeat(32) }, db);
    expect((await send(sessionsCalls.login, { email: merchant.email, password: PASSWORD })).error_code).toBe(0);
    expect((await send(sessionsDeskCalls.deskLogin, { email: staff.email, password: PASSWORD })).error_code).toBe(0);
    expect((await send(accountsCalls.getSetting, {}, merchant.token)).content.apikey).toBe('');
    expect(await db.selectFrom('api_keys').select('customer_id').where('customer_id', '=', merchant.customer_id).execute()).toHaveLength(1);
  });

  it('have a key that no role of the app can read', async () => {
    const { token } = await make.aMerchant();
    const staff = await make.aStaff();
    const read = (tx: typeof db) => tx.selectFrom('server_secrets').selectAll().execute();
    await expect(asPublic(deps.database, 'read only', read)).rejects.toThrow(/permission denied/);
    await expect(asSystem(deps.database, read)).rejects.toThrow(/permission denied/);
    await expect(asActor(deps.database, 'read only', 'merchant', hashToken(token), ({ tx }) => read(tx))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asActor(deps.database, 'read only', 'desk', hashToken(staff.token), ({ tx }) => read(tx))).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('codes of an authenticator app', () => {
  // The secret of RFC 6238's table, "12345678901234567890", in base 32.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it('are those of RFC 6238', () => {
    const table = { 59: '94287082', 1111111109: '07081804', 1111111111: '14050471', 1234567890: '89005924', 2000000000: '69279037' };
    for (const [second, code] of Object.entries(table)) {
      const step = totpStep(new Date(Number(second) * 1000));
      expect(totpCode(secret, step, 8)).toBe(code);
      expect(totpCode(secret, step)).toBe(code.slice(2));
    }
    expect(totpCode(secret, totpStep(new Date(20_000_000_000_000)), 8)).toBe('65353130');
  });

  it('are valid one step early and late, and never twice', () => {
    const now = new Date(1_700_000_000_000);
    const step = totpStep(now);
    for (const near of [step - 1, step, step + 1]) expect(matchingStep(secret, totpCode(secret, near), now, null)).toBe(near);
    for (const far of [step - 2, step + 2]) expect(matchingStep(secret, totpCode(secret, far), now, null)).toBeNull();
    expect(matchingStep(secret, totpCode(secret, step), now, step)).toBeNull();
    expect(matchingStep(secret, totpCode(secret, step - 1), now, step)).toBeNull();
    expect(matchingStep(secret, totpCode(secret, step + 1), now, step)).toBe(step + 1);
    for (const nonsense of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(secret, nonsense, now, null)).toBeNull();
  });

  it('come from a secret of 160 bits that the app reads off a QR code', () => {
    const one = newTotpSecret();
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(one);
    expect(totpUri(one, 'Harbour & Line', 'mei@shop.test')).toBe(
      `otpauth://totp/Harbour%20%26%20Line:mei%40shop.test?issuer=Harbour%20%26%20Line&secret=${one}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('the address links in mails begin with', () => {
  const local = { HOST: '127.0.0.1', PORT: 8080, PUBLIC_URL: undefined };

  it('is PUBLIC_URL, or the address the server prints at its start', () => {
    expect(siteOf({ ...local, PUBLIC_URL: 'https://portal.example/' })).toBe('https://portal.example');
    expect(siteOf(local)).toBe('http://127.0.0.1:8080');
    expect(siteOf({ ...local, HOST: '0.0.0.0' })).toBe('http://127.0.0.1:8080');
  });
});
