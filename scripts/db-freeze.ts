// npm run db:freeze: writes name and SHA-256 of every migration that is about to be released into checksums.txt.
// From then on its text may not change: existing databases were created with it.
import { writeFileSync } from 'node:fs';
import { readMigrations } from '../apps/server/src/kernel/migration-files.ts';
import { checksumsPath, formatChecksums, frozenMigrations, migrationErrors } from './frozen-migrations.ts';

const files = readMigrations();
const errors = migrationErrors(files, frozenMigrations());
for (const error of errors) console.error(error);
if (errors.length === 0) writeFileSync(checksumsPath, formatChecksums(files));
process.exit(errors.length === 0 ? 0 : 1);
