// npm run verify: recomputes the hash chains of the operation log and the wallet ledger. The server may be running.
import { join } from 'node:path';
import '../apps/server/src/areas/answers.ts';
import { openToRead } from '../apps/server/src/kernel/backup/open-place.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { connect } from '../apps/server/src/kernel/database.ts';
import { StartError } from '../apps/server/src/kernel/start-error.ts';
import { chainMessage, verifyChains } from '../apps/server/src/kernel/verify-chains.ts';
import { runCli } from './run-cli.ts';

await runCli(async () => {
  const place = await openToRead(readConfig(process.env, join(import.meta.dirname, '..')));
  const database = connect(place.url, 1);
  try {
    await database.pool.query('set statement_timeout = 0');
    const report = await verifyChains(database.db);
    if (report.broken.length > 0) throw new StartError(chainMessage(report));
    console.log(chainMessage(report));
  } finally {
    await database.close();
    await place.close();
  }
});
