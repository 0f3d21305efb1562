import { createHash } from 'node:crypto';
import type { Call } from '@quayside/contract/kernel/call';
import { actorKey, type MerchantActor, type StaffActor } from './actor.ts';
import { send, type Tx } from './database.ts';
import { Refusal } from './refusal.ts';

const KEY = /^[\w-]{8,100}$/;

/**
 * Runs a write once per key. The key is inserted in the write's own transaction: a second request with it waits for the first and
 * then gets its response; a failed write rolls its key back and may be retried.
 */
export async function oncePerKey(
  tx: Tx,
  call: Call,
  actor: MerchantActor | StaffActor,
  key: string | undefined,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return work();
  if (!KEY.test(key)) throw new Refusal('request.malformed');
  const customer_id = actor.kind === 'staff' ? 0 : actor.customerId;
  const mine = { customer_id, actor: actorKey(actor), key };
  const body_hash = createHash('sha256')
    .update(JSON.stringify([call.name, input]))
    .digest();
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...mine, call: call.name, body_hash, reply: null })
    .onConflict((conflict) => conflict.columns(['customer_id', 'actor', 'key']).doNothing())
    .executeTakeFirst();
  const rows = tx
    .selectFrom('idempotency_keys')
    .where('customer_id', '=', mine.customer_id)
    .where('actor', '=', mine.actor)
    .where('key', '=', key);
  if (taken.numInsertedOrUpdatedRows === 0n) {
    const first = await rows.select(['body_hash', 'reply']).executeTakeFirstOrThrow();
    if (!first.body_hash.equals(body_hash)) throw new Refusal('request.key_reused');
    return first.reply;
  }
  const reply = await work();
  const kept = tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('customer_id', '=', mine.customer_id)
    .where('actor', '=', mine.actor)
    .where('key', '=', key);
  await send(tx, kept);
  return reply;
}
