import type { ForeignRows } from './kit/foreign-rows.ts';

/** A integration of another merchant: kernel.foreign-ids.test.ts tries these calls with it. */
export const integrationsForeign: ForeignRows = {
  calls: [
    'integrations.get',
    'integrations.delete',
    'integrations.addKey',
    'integrations.newSecret',
    'integrations.test',
    'integrations.resume',
    'integrations.deliveries',
    'integrations.deliveryCounts',
    'integrations.replay',
    'integrations.requests',
  ],
  make: (db, customer_id) =>
    db
      .insertInto('integrations')
      .values({ customer_id, name: 'X', store_account_id: 'x', created_at: new Date() })
      .returning('integration_id')
      .executeTakeFirstOrThrow(),
};
