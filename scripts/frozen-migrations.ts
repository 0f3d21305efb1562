import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder, type MigrationFile } from '../apps/server/src/kernel/migration-files.ts';

/** Name and SHA-256 of every released migration, one a line. */
export const checksumsPath = join(migrationsFolder, 'checksums.txt');

export type Frozen = Pick<MigrationFile, 'name' | 'checksum'>;

const NAME = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])_([01]\d|2[0-3])[0-5]\d(_[a-z0-9]+)+$/;

export function frozenMigrations(): Frozen[] {
  const lines = readFileSync(checksumsPath, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [name = '', checksum = ''] = line.split(' ');
    return { name, checksum };
  });
}

export function formatChecksums(files: readonly Frozen[]): string {
  return files.map(({ name, checksum }) => `${name} ${checksum}\n`).join('');
}

/** The errors in the migrations, one sentence each, with the fix. */
export function migrationErrors(files: readonly Frozen[], frozen: readonly Frozen[]): string[] {
  const isFrozen = (name: string) => frozen.some((one) => one.name === name);
  const added = files.filter(({ name }) => !isFrozen(name));
  const lastFrozen =
    frozen
      .map(({ name }) => name)
      .sort()
      .at(-1) ?? '';
  return [
    ...frozen.flatMap(({ name, checksum }) => {
      const file = files.find((one) => one.name === name);
      if (!file) return [`${name}.sql is released and missing: put it back.`];
      return file.checksum === checksum ? [] : [`${name}.sql is released and was changed: put it back and write a new migration instead.`];
    }),
    ...added
      .filter(({ name }) => !NAME.test(name))
      .map(({ name }) => `${name}.sql: name a new migration YYYYMMDD_HHMM_words.sql, in lower case.`),
    ...added
      .filter(({ name }) => name < lastFrozen)
      .map(({ name }) => `${name}.sql sorts before ${lastFrozen}.sql, which is released: rename it to a later time.`),
  ];
}
