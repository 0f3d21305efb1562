import { openPermissions } from '@quayside/contract/kernel/permissions';
import type { MerchantActor } from './actor.ts';
import type { Deps } from './deps.ts';
import { enqueueIn } from './enqueue.ts';
import type { PrepareCtx } from './jobs.ts';
import { systemCtx } from './system-ctx.ts';
import { asMerchant, type Lender } from './transaction.ts';

/** Transactions of a job for a merchant: RLS limits them to that merchant, and services see the rights of an API key. */
export function merchantSteps(deps: Deps, database: Lender, onEnqueued: () => void): PrepareCtx['stepAs'] {
  return (customerId, name, work) =>
    asMerchant(database, customerId, (tx) => {
      const actor: MerchantActor = {
        kind: 'api_key',
        name,
        email: '',
        customerId,
        accountId: null,
        language: 'en',
        skuScope: null,
        warehouseIds: null,
        integrationId: null,
        actingStaff: null,
        can: new Set(openPermissions),
      };
      return work({ ...systemCtx(deps, tx), actor, enqueue: enqueueIn(tx, actor, onEnqueued) });
    });
}
