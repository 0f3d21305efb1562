// npm run staff-access -- EMAIL: prints a link to set a password at the desk. In an empty installation it adds the first administrator.
import { join } from 'node:path';
import { operatorAccess } from '../apps/server/src/areas/staff/staff.public.ts';
import { openToRead } from '../apps/server/src/kernel/backup/open-place.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { connect } from '../apps/server/src/kernel/database.ts';
import { siteOf } from '../apps/server/src/kernel/site.ts';
import { StartError } from '../apps/server/src/kernel/start-error.ts';
import { runCli } from './run-cli.ts';

await runCli(async () => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (email === undefined || !email.includes('@')) throw new StartError('Say for whom: npm run staff-access -- EMAIL');
  const config = readConfig(process.env, join(import.meta.dirname, '..'));
  const place = await openToRead(config);
  const database = connect(place.url, 2);
  const request = { id: '', ip: '', userAgent: '', host: '', site: siteOf(config), tokenHash: null, device: null };
  try {
    const link = await database.db.transaction().execute((tx) => operatorAccess({ tx, now: new Date(), request }, email));
    console.log(`The link works once, for 24 hours:\n${link}`);
  } finally {
    await database.close();
    await place.close();
  }
});
