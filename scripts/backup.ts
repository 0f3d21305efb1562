// npm run backup -- FILE: everything Quayside holds, in one file. The server may be running.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openToRead } from '../apps/server/src/kernel/backup/open-place.ts';
import { writeBackup } from '../apps/server/src/kernel/backup/write-backup.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { StartError } from '../apps/server/src/kernel/start-error.ts';
import { runCli } from './run-cli.ts';

await runCli(async () => {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new StartError('Say where to write the backup: npm run backup -- FILE');
  // npm changes the working directory; a relative name refers to the directory the user typed it in.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
  for (const taken of [path, `${path}.partial`]) {
    if (existsSync(taken)) throw new StartError(`${taken} exists already. Choose another name, or remove it.`);
  }
  const place = await openToRead(readConfig(process.env, join(import.meta.dirname, '..')));
  try {
    const { tables, rows, files, missing } = await writeBackup(place.url, place.storage, path);
    console.log(`Backup: ${rows} rows of ${tables} tables and ${files} files, ${statSync(path).size} bytes in ${path}`);
    if (missing.length > 0)
      throw new StartError(`${missing.length} stored files were not there any more and are not in the backup, first ${missing[0]}.`);
  } finally {
    await place.close();
  }
});
