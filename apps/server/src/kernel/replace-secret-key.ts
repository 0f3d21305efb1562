import type { Config } from './config.ts';
import type { Db, Tx } from './database.ts';
import { question } from './question.ts';
import { KEY_CHECK, secretsOf } from './secrets.ts';

/** Areas register a function that removes what they have sealed and returns a line about it. */
export const sealedValues = question<(tx: Tx) => Promise<string>>('what is sealed');

/** Removes everything sealed with a lost key and accepts the configured one. Runs as the owner of the tables, server stopped. */
export async function replaceSecretKey(config: Pick<Config, 'SECRET_KEY'>, db: Db): Promise<string[]> {
  const secrets = await secretsOf(config, db);
  return db.transaction().execute(async (tx) => {
    const lines: string[] = [];
    for (const remove of sealedValues.answers()) lines.push(await remove(tx));
    await tx
      .updateTable('server_secrets')
      .set({ value: secrets.seal(KEY_CHECK, KEY_CHECK) })
      .where('name', '=', KEY_CHECK)
      .execute();
    return lines;
  });
}
