import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personal, secret } from '@quayside/contract/kernel/shapes';
import { readConfig, settings } from '#server/kernel/config.ts';
import { masked } from '#server/kernel/mask.ts';
import { fromQuery } from '#server/kernel/read-input.ts';
import { hashPassword, isPassword } from '#server/kernel/passwords.ts';
import { userMessageFor } from '#server/kernel/start-error.ts';

const root = join(import.meta.dirname, '../../..');

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, root)).toMatchObject({ PORT: 8080, ROLE: 'all', DEMO: true, HOST: '127.0.0.1' });
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, root)).toMatchObject({ PORT: 8080 });
  });

  it('names every bad value at once, and what it must be', () => {
    const read = () =>
      readConfig(
        { PORT: '80a', ROLE: 'boss', DEMO: 'yes', DATABASE_URL: 'mysql://x', S3_BUCKET: 'files', JOB_SLOTS: '0', MAIL_FROM: 'me' },
        root,
      );
    expect(read).toThrow(
      /^The configuration is wrong: PORT must be a whole number; ROLE must be all, api or worker; DATABASE_URL must be an address like postgres:\/\/…; DEMO must be 0 or 1; MAIL_FROM must be an email address; JOB_SLOTS must be at least 2/,
    );
    expect(() => readConfig({ S3_BUCKET: 'files' }, root)).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it');
  });

  it('leaves quick jobs a slot that no long job takes', () => {
    expect(readConfig({}, root)).toMatchObject({ JOB_SLOTS: 4, JOB_LONG_SLOTS: 2 });
    expect(readConfig({ JOB_SLOTS: '3' }, root).JOB_LONG_SLOTS).toBe(1);
    expect(readConfig({ JOB_LONG_SLOTS: '3' }, root).JOB_LONG_SLOTS).toBe(3);
    expect(() => readConfig({ JOB_LONG_SLOTS: '4' }, root)).toThrow(
      'The configuration is wrong: JOB_LONG_SLOTS must be less than JOB_SLOTS: quick jobs need a slot that no long job takes.',
    );
  });

  it('has a connection for every job and some for calls', () => {
    expect(readConfig({ DATABASE_POOL: '10' }, root).DATABASE_POOL).toBe(10);
    expect(() => readConfig({ DATABASE_POOL: '9' }, root)).toThrow(
      'The configuration is wrong: DATABASE_POOL must be at least 10 with JOB_SLOTS=4 and ROLE=all; raise it or lower JOB_SLOTS.',
    );
    expect(() => readConfig({ DATABASE_POOL: '5', ROLE: 'worker' }, root)).toThrow('DATABASE_POOL must be at least 6 with JOB_SLOTS=4');
    expect(readConfig({ DATABASE_POOL: '2', ROLE: 'api' }, root).DATABASE_POOL).toBe(2);
  });

  it('is listed in the README, setting by setting', () => {
    const table = readFileSync(join(root, 'README.md'), 'utf8');
    for (const name of Object.keys(settings)) expect(table, name).toContain(`| \`${name}\``);
  });
});

describe('what the operation log keeps', () => {
  const Schema = z.strictObject({
    password: secret(z.string()).optional(),
    people: z.array(z.object({ phone: personal(z.string()), city: z.string() })),
    n: z.int().default(1),
  });

  it('hides secrets completely and personal data except its first letter, at any depth', () => {
    expect(masked(Schema, { password: 'hunter2', people: [{ phone: '+86 138', city: '深圳' }], n: 2 })).toEqual({
      password: '***',
      people: [{ phone: '+***', city: '深圳' }],
      n: 2,
    });
  });

  it('hides what no schema knows', () => {
    expect(masked(Schema, { passwrod: 'hunter2' })).toEqual({ passwrod: '***' });
  });

  it('survives anything', () => {
    for (const value of [null, undefined, 1, 'x', [], [1], { people: 'x' }, { people: [null] }])
      expect(() => masked(Schema, value)).not.toThrow();
  });
});

describe('a query', () => {
  const Schema = z.strictObject({
    n: z.int().optional(),
    flag: z.literal([0, 1]).optional(),
    text: z.string().optional(),
    list: z.array(z.int()).optional(),
  });

  it('gets its types from the schema', () => {
    expect(fromQuery(Schema, { n: '5', flag: '1', text: '7', list: ['1', '2'] })).toEqual({ n: 5, flag: 1, text: '7', list: [1, 2] });
    expect(fromQuery(Schema, { list: '3' })).toEqual({ list: [3] });
  });

  it('leaves to the schema what is no number', () => {
    expect(fromQuery(Schema, { n: 'x', flag: '', text: '1' })).toEqual({ n: 'x', flag: '', text: '1' });
  });
});

describe('passwords', () => {
  it('are kept as Argon2id and checked against it', async () => {
    const stored = await hashPassword('päss 密码');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(stored, 'päss 密码')).toBe(true);
    expect(await isPassword(stored, 'pass')).toBe(false);
    expect(await isPassword(undefined, 'päss 密码')).toBe(false);
  });
});

describe('a start that fails', () => {
  it('prints one line for an error the operator can fix', () => {
    expect(userMessageFor(Object.assign(new Error('x'), { code: 'ENOSPC' }), '/data')).toBe(
      'The disk that holds /data is full. Free some space and start again.',
    );
    expect(userMessageFor(Object.assign(new Error('x'), { code: 'EACCES' }), '/data')).toContain('cannot be written');
    expect(userMessageFor(new Error('a bug'), '/data')).toBeNull();
  });
});
