import { describe, expect, it } from 'vitest';
import { checksumOf, readMigrations } from '../apps/server/src/kernel/migration-files.ts';
import { formatChecksums, frozenMigrations, migrationErrors } from './frozen-migrations.ts';

const first = { name: '0001_kernel', checksum: checksumOf('create table a ()') };
const second = { name: '20261116_0200_sku_key', checksum: checksumOf('create table b ()') };
const frozen = [first, second];

describe('the migrations', () => {
  it('that are released are unchanged, and new ones come after them', () => {
    expect(migrationErrors(readMigrations(), frozenMigrations())).toEqual([]);
    expect(frozenMigrations().length).toBeGreaterThanOrEqual(10);
  });
});

describe('a released migration', () => {
  it('may not change: a new migration is written instead', () => {
    expect(migrationErrors([first, { ...second, checksum: checksumOf('create table c ()') }], frozen)).toEqual([
      '20261116_0200_sku_key.sql is released and was changed: put it back and write a new migration instead.',
    ]);
  });

  it('has the same checksum with the line ends of Windows', () => {
    expect(checksumOf('a\r\nb\r\n')).toBe(checksumOf('a\nb\n'));
  });

  it('may not be removed', () => {
    expect(migrationErrors([second], frozen)).toEqual(['0001_kernel.sql is released and missing: put it back.']);
  });

  it('is in checksums.txt with name and SHA-256', () => {
    expect(formatChecksums([first])).toMatch(/^0001_kernel [0-9a-f]{64}\n$/);
  });
});

describe('a new migration', () => {
  const errorsOf = (name: string) => migrationErrors([...frozen, { name, checksum: '' }], frozen);

  it('is named by its date and time and what it does', () => {
    expect(errorsOf('20261117_0930_job_lanes')).toEqual([]);
    for (const name of ['20261317_0930_x', '20261117_2460_x', '20261117_0930', '20261117_0930_Job', '20261117-0930-x', '9010_next'])
      expect(errorsOf(name), name).toEqual([`${name}.sql: name a new migration YYYYMMDD_HHMM_words.sql, in lower case.`]);
  });

  it('sorts after every released one', () => {
    expect(errorsOf('20261116_0159_early')).toEqual([
      '20261116_0159_early.sql sorts before 20261116_0200_sku_key.sql, which is released: rename it to a later time.',
    ]);
  });
});
