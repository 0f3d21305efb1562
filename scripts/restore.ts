// npm run restore -- FILE: fills an empty database and an empty files folder from a backup. The server must not be running.
import { join, resolve } from 'node:path';
import { refuseBroken } from '../apps/server/src/kernel/backup/format.ts';
import { openToFill } from '../apps/server/src/kernel/backup/open-place.ts';
import { restoreBackup } from '../apps/server/src/kernel/backup/restore-backup.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { StartError } from '../apps/server/src/kernel/start-error.ts';
import { runCli } from './run-cli.ts';

await runCli(async () => {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new StartError('Say which backup to restore: npm run restore -- FILE');
  // npm changes the working directory; a relative name refers to the directory the user typed it in.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
  // Checked before any folder or database is created.
  await refuseBroken(path);
  const place = await openToFill(readConfig(process.env, join(import.meta.dirname, '..')));
  try {
    const { tables, rows, files } = await restoreBackup(place.url, place.storage, path);
    console.log(`Restored: ${rows} rows of ${tables} tables and ${files} files from ${path}`);
  } finally {
    await place.close();
  }
});
