// npm run new-secret-key: removes what was sealed with a lost SECRET_KEY and accepts the one that is set now.
import { join } from 'node:path';
import '../apps/server/src/areas/answers.ts';
import { openToRead } from '../apps/server/src/kernel/backup/open-place.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { connect } from '../apps/server/src/kernel/database.ts';
import { replaceSecretKey } from '../apps/server/src/kernel/replace-secret-key.ts';
import { runCli } from './run-cli.ts';

await runCli(async () => {
  const config = readConfig(process.env, join(import.meta.dirname, '..'));
  const place = await openToRead(config);
  const database = connect(place.url, 2);
  try {
    for (const line of await replaceSecretKey(config, database.db)) console.log(line);
    console.log('The key is accepted. Start Quayside again.');
  } finally {
    await database.close();
    await place.close();
  }
});
