import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { insertIntegration } from './integrations.queries.ts';

/** A shop that may create orders, and an ERP that only reads. */
const fillIntegrations: DemoFill = async ({ tx, now }, customerId) => {
  await insertIntegration(tx, customerId, {
    name: 'Web shop',
    store_account_id: 'shop-eu',
    scopes: ['orders.edit', 'inventory.read'],
    created_at: now,
  });
  await insertIntegration(tx, customerId, {
    name: 'ERP',
    store_account_id: 'erp-1',
    scopes: ['orders.read', 'transactions.read'],
    created_at: now,
  });
};

export const integrationsDemo = [fillIntegrations];
