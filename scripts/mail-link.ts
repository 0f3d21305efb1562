// npm run mail-link -- EMAIL: prints the link of the newest mail to this address that no mail server has taken.
import { join } from 'node:path';
import { undeliveredLink } from '../apps/server/src/areas/mails/mails.public.ts';
import { openToRead } from '../apps/server/src/kernel/backup/open-place.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { connect } from '../apps/server/src/kernel/database.ts';
import { openSecrets } from '../apps/server/src/kernel/secrets.ts';
import { StartError } from '../apps/server/src/kernel/start-error.ts';
import { runCli } from './run-cli.ts';

await runCli(async () => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (email === undefined) throw new StartError('Say whose mail: npm run mail-link -- EMAIL');
  const config = readConfig(process.env, join(import.meta.dirname, '..'));
  const place = await openToRead(config);
  const database = connect(place.url, 2);
  try {
    const link = await undeliveredLink(database.db, await openSecrets(config, database.db), email);
    if (link === null) throw new StartError(`No mail to ${email} waits with a link.`);
    console.log(link);
  } finally {
    await database.close();
    await place.close();
  }
});
