import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { StartError } from './start-error.ts';

const IV = 12;
const TAG = 16;

/** Encrypts values we must read back: an API key shown on a page, a TOTP secret. `purpose` is authenticated: another one cannot decrypt. */
export type Secrets = {
  readonly seal: (plain: string, purpose: string) => Buffer;
  /** Null when it was sealed with another key or purpose, or was changed. */
  readonly unseal: (sealed: Buffer, purpose: string) => string | null;
};

/** The operator's SECRET_KEY, or a key the first process generates and stores where no role of the app may read it. */
export async function openSecrets(config: Pick<Config, 'SECRET_KEY'>, db: Db): Promise<Secrets> {
  const secrets = await secretsOf(config, db);
  if (!(await isKeyOf(db, secrets))) throw new StartError(config.SECRET_KEY === undefined ? KEY_MISSING : KEY_CHANGED);
  return secrets;
}

const KEY_MISSING =
  'This database was sealed with a SECRET_KEY. Set it again, or run "npm run new-secret-key" if it is lost, see docs/operations.md.';
const KEY_CHANGED =
  'SECRET_KEY is not the key this database was sealed with. Set the old one again, or run "npm run new-secret-key" if it is lost, see docs/operations.md.';

/** The secrets of this configuration, without checking them against the database. */
export async function secretsOf(config: Pick<Config, 'SECRET_KEY'>, db: Db): Promise<Secrets> {
  return secretsWith(config.SECRET_KEY === undefined ? await keptKey(db) : Buffer.from(config.SECRET_KEY));
}

export const KEY_CHECK = 'key_check';

/** A known value, sealed at the first start: a key that cannot open it cannot open second factors and API keys either. */
async function isKeyOf(db: Db, secrets: Secrets): Promise<boolean> {
  await db
    .insertInto('server_secrets')
    .values({ name: KEY_CHECK, value: secrets.seal(KEY_CHECK, KEY_CHECK) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('server_secrets').select('value').where('name', '=', KEY_CHECK).executeTakeFirstOrThrow();
  return secrets.unseal(value, KEY_CHECK) === KEY_CHECK;
}

/** AES-256-GCM: iv, tag, then the encrypted text. */
export function secretsWith(given: Buffer): Secrets {
  const key = Buffer.from(hkdfSync('sha256', given, '', 'quayside secrets', 32));
  return {
    seal: (plain, purpose) => {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    unseal: (sealed, purpose) => {
      if (sealed.length < IV + TAG) return null;
      try {
        const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), { authTagLength: TAG });
        opener.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(IV, IV + TAG));
        return Buffer.concat([opener.update(sealed.subarray(IV + TAG)), opener.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Race: several processes may start at once; the second one reads the first one's key. */
async function keptKey(db: Db): Promise<Buffer> {
  const name = 'secret_key';
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
