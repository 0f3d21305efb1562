// Part of npm run check: released migrations are unchanged, new ones are named well and leave the release before them working.
import { readMigrations } from '../apps/server/src/kernel/migration-files.ts';
import { frozenMigrations, migrationErrors } from './frozen-migrations.ts';
import { readReleases, rollingErrors } from './rolling-migrations.ts';

const files = readMigrations();
const errors = [...migrationErrors(files, frozenMigrations()), ...rollingErrors(files, readReleases())];
for (const error of errors) console.error(error);
process.exit(errors.length === 0 ? 0 : 1);
