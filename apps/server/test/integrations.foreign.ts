import { randomUUID } from 'node:crypto';
import type { ForeignRows } from './kit/foreign-rows.ts';

/** An integration of another merchant, with a key and a message. */
export const integrationsForeign: ForeignRows = {
  calls: [
    'integrations.get',
    'integrations.save',
    'integrations.delete',
    'integrations.addKey',
    'integrations.endKey',
    'integrations.newSecret',
    'integrations.test',
    'integrations.resume',
    'integrations.deliveries',
    'integrations.deliveryCounts',
    'integrations.delivery',
    'integrations.replay',
    'integrations.requests',
  ],
  make: async (db, customer_id) => {
    const now = new Date();
    const { integration_id } = await db
      .insertInto('integrations')
      .values({ customer_id, name: 'X', store_account_id: 'x', created_at: now })
      .returning('integration_id')
      .executeTakeFirstOrThrow();
    const { key_id } = await db
      .insertInto('integration_keys')
      .values({ customer_id, integration_id, key_hash: Buffer.from('foreign key'), last_four: 'abcd', created_at: now })
      .returning('key_id')
      .executeTakeFirstOrThrow();
    const delivery_id = randomUUID();
    await db
      .insertInto('webhook_deliveries')
      .values({ customer_id, integration_id, delivery_id, topic: 'test', object: 'x', body: '{}', next_try_at: now, created_at: now })
      .execute();
    return {
      integration_id,
      key_id,
      delivery_id,
      'integrations.save': { integration_id, name: 'Y', store_account_id: 'y' },
      'integrations.addKey': { integration_id, days: 0 },
      'integrations.deliveries': { integration_id },
      'integrations.replay': { integration_id, delivery_id },
      'integrations.requests': { integration_id },
    };
  },
};
