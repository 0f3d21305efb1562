import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations');

export type MigrationFile = { readonly name: string; readonly text: string; readonly checksum: string };

/** This program's migrations, oldest first: numbers sort before timestamps. */
export function readMigrations(folder: string = migrationsFolder): MigrationFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), text, checksum: checksumOf(text) };
    });
}

/** SHA-256 of the text. Line ends are normalized: a checkout on Windows must not change the checksum. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
