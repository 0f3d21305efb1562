import { tellChangedJob } from '@quayside/contract/connectors/connectors.jobs';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import { runs, type JobCtx } from '#server/kernel/jobs.ts';
import { lockUntold, writeTold } from './store-changes.queries.ts';
import * as stores from './stores.queries.ts';

/** So many numbers are named; the page has all of them. */
const NAMED = 10;

/** One mail and one notice for all orders that wait: a shop may change a hundred at once. */
async function tellChanged(ctx: JobCtx, key: stores.Key): Promise<void> {
  const store = await stores.store(ctx.tx, key);
  const rows = await lockUntold(ctx.tx, key);
  await writeTold(
    ctx.tx,
    key,
    rows.map(({ store_order_id }) => store_order_id),
  );
  const marked = rows.filter(({ shop_change }) => shop_change !== null);
  if (!store || marked.length === 0) return;
  const { platform_type } = await customerOf(ctx.tx, key.customer_id);
  const url = await portalPage(ctx, platform_type, storePaths.changed(key.store_id));
  const named = marked.slice(0, NAMED).map(({ number }) => number);
  const numbers = [...named, ...(marked.length > NAMED ? ['…'] : [])].join(', ');
  await mailAndNotify(ctx, {
    customerId: key.customer_id,
    permission: 'connectors.read',
    template: 'connectors.changed',
    paramsIn: () => ({ name: store.name, numbers, url }),
  });
}

export const changeJobs = [runs(tellChangedJob, tellChanged)];
