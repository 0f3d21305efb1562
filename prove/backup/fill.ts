import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import { newKey } from '../../apps/server/src/ports/storage/keys.ts';
import { localStorage } from '../../apps/server/src/ports/storage/local.ts';
import { fillRows } from '../../bench/growth/fill-rows.ts';
import { addMerchants } from '../../bench/world.ts';

/** Measured: what one row each of ledger, operation log, timeline and stock log, and a hundredth of an order, take with their indexes. */
const BYTES_A_ROW = 1760;
const FILE_BYTES = 512 * 1024;

/** Rows of the tables that grow with every order, until the database has this size. */
export async function fillTo(database: Database, url: string, gigabytes: number): Promise<void> {
  await addMerchants(database);
  await fillRows(url, Math.max(1000, Math.round((gigabytes * 1e9) / BYTES_A_ROW / 1000) * 1000));
}

/** So many files of half a megabyte. */
export async function addFiles(database: Database, folder: string, count: number): Promise<void> {
  const { customer_id } = await database.db.selectFrom('customers').select('customer_id').limit(1).executeTakeFirstOrThrow();
  const storage = localStorage(folder);
  for (let at = 0; at < count; at++) {
    const body = noise(at);
    const storage_key = newKey(new Date());
    await storage.put(storage_key, Readable.from([body], { objectMode: false }));
    const sha256 = createHash('sha256').update(body).digest();
    const file = { customer_id, storage_key, name: `${at}.pdf`, mime: 'application/pdf', bytes: body.length, sha256 };
    await database.db.insertInto('files').values(file).execute();
  }
}

/** Bytes that cannot be compressed, the same for the same number. */
function noise(seed: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < FILE_BYTES / 64; at++) parts.push(createHash('sha512').update(`${seed} ${at}`).digest());
  return Buffer.concat(parts);
}
