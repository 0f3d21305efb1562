import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@quayside/contract/kernel/call';
import { describe, expect, it } from 'vitest';
import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { inboundDeskCalls } from '@quayside/contract/inbound/inbound.desk-calls';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { lossOrdersDeskCalls } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { sourcingDeskCalls } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { workOrdersDeskCalls } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { mailsDeskCalls } from '@quayside/contract/mails/mails.desk-calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { serialNumbersCalls } from '@quayside/contract/serial-numbers/serial-numbers.calls';
import { stockTakesDeskCalls } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { warningEmailsDeskCalls } from '@quayside/contract/warning-emails/warning-emails.desk-calls';
import { fillDemo } from '#server/demo/demo.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
await fillDemo(deps);
const { db } = deps.database;
const main = await db
  .selectFrom('accounts')
  .select(['account_id', 'customer_id'])
  .where('email', '=', 'merchant@demo.test')
  .executeTakeFirstOrThrow();
const merchant = await make.aSession(main);
const { token: desk } = await make.aStaff();
// Another merchant's rows, which must not be counted in the portal.
const foreign = await make.aMerchant();
await make.aLevel(await make.aProduct(foreign.customer_id), { total: 5 });
const member = await make.anAccount(main.customer_id, 'internal');
await db.updateTable('accounts').set({ status: 'disabled' }).where('account_id', '=', member.account_id).execute();

const { integration_id } = await db
  .selectFrom('integrations')
  .select('integration_id')
  .where('customer_id', '=', main.customer_id)
  .executeTakeFirstOrThrow();
await send(
  integrationsCalls.save,
  { integration_id, name: 'Shop', store_account_id: 's', push_url: 'https://hooks.example.com/' },
  merchant,
);
await send(integrationsCalls.newSecret, { integration_id }, merchant);
await send(integrationsCalls.test, { integration_id }, merchant);

const { store_id } = await db.selectFrom('stores').select('store_id').where('customer_id', '=', main.customer_id).executeTakeFirstOrThrow();

/** `fixed`: what the list and its counts are always limited to. */
type Pair = readonly [list: Call, counts: Call, param: string, fixed?: object];
const pairs: readonly Pair[] = [
  [approvalsDeskCalls.deskList, approvalsDeskCalls.deskCounts, 'state'],
  [connectorsCalls.orders, connectorsCalls.orderCounts, 'state', { store_id }],
  [connectorsCalls.skus, connectorsCalls.skuCounts, 'state', { store_id }],
  [consumablesDeskCalls.deskList, consumablesDeskCalls.deskCounts, 'scope'],
  [customersDeskCalls.deskList, customersDeskCalls.deskCounts, 'status'],
  [inboundDeskCalls.deskList, inboundDeskCalls.deskCounts, 'bill_status'],
  [integrationsCalls.deliveries, integrationsCalls.deliveryCounts, 'state', { integration_id }],
  [inventoryCalls.list, inventoryCalls.counts, 'sold_out'],
  [jobsDeskCalls.deskList, jobsDeskCalls.deskCounts, 'state'],
  [lossOrdersCalls.list, lossOrdersCalls.counts, 'state'],
  [lossOrdersDeskCalls.deskList, lossOrdersDeskCalls.deskCounts, 'state'],
  [sourcingCalls.list, sourcingCalls.counts, 'state'],
  [sourcingDeskCalls.deskList, sourcingDeskCalls.deskCounts, 'state'],
  [workOrdersCalls.list, workOrdersCalls.counts, 'state'],
  [workOrdersDeskCalls.deskList, workOrdersDeskCalls.deskCounts, 'state'],
  [mailsDeskCalls.deskList, mailsDeskCalls.deskCounts, 'state'],
  [noticesCalls.list, noticesCalls.counts, 'is_read'],
  [productsDeskCalls.deskList, productsDeskCalls.deskCounts, 'measured'],
  [receivingDeskCalls.deskList, receivingDeskCalls.deskCounts, 'stage'],
  [serialNumbersCalls.list, serialNumbersCalls.counts, 'status'],
  [stockTakesDeskCalls.deskList, stockTakesDeskCalls.deskCounts, 'state'],
  [storageFeesCalls.list, storageFeesCalls.counts, 'settled'],
  [storageFeesDeskCalls.deskList, storageFeesDeskCalls.deskCounts, 'settled'],
  [subAccountsCalls.list, subAccountsCalls.counts, 'status'],
  [topUpsCalls.list, topUpsCalls.counts, 'status'],
  [walletsDeskCalls.deskAdjustments, walletsDeskCalls.deskAdjustmentCounts, 'state'],
  [warningEmailsDeskCalls.deskList, warningEmailsDeskCalls.deskCounts, 'enabled'],
];
/** Work screens show them elsewhere than on tabs. */
const onWorkScreens: readonly Pair[] = [
  [topUpsDeskCalls.deskList, topUpsDeskCalls.deskCounts, 'status'],
  [topUpsDeskCalls.deskStatementLines, topUpsDeskCalls.deskLineCounts, 'state'],
];
const tokenFor = (call: Call) => (call.path.startsWith('/api/desk/') ? desk : merchant);
type Counts = { list: { key: string; count: number }[] };
const contentOf = async <Content>(call: Call, input: object) => {
  const answer = await send(call, input as never, tokenFor(call)); // the generic call has no input type
  expect(answer.error_code, call.path).toBe(0);
  return answer.content as Content;
};

describe('the counts of the tabs', () => {
  it.each([...pairs, ...onWorkScreens].map((pair) => [pair[1].name, pair] as const))(
    '%s agrees with its list',
    async (_name, [list, counts, param, fixed = {}]) => {
      const { list: tabs } = await contentOf<Counts>(counts, fixed);
      const found = [];
      for (const { key } of tabs) {
        const value = /^[01]$/.test(key) ? Number(key) : key;
        const page = await contentOf<{ count: number }>(list, { limit: 10, [param]: value, ...fixed });
        found.push({ key, count: page.count });
      }
      expect(tabs).toEqual(found);
    },
  );

  it('are counted for some rows: the demo has approvals, levels, top-ups and mails', async () => {
    for (const call of [inventoryCalls.counts, topUpsDeskCalls.deskCounts, subAccountsCalls.counts, customersDeskCalls.deskCounts]) {
      const { list } = await contentOf<Counts>(call, {});
      expect(
        list.reduce((sum, { count }) => sum + count, 0),
        call.path,
      ).toBeGreaterThan(0);
    }
  });

  it('respect the SKUs somebody is limited to', async () => {
    const limited = await make.anAccount(main.customer_id, 'internal', ['inventory.read', 'serial-numbers.read']);
    await db
      .updateTable('accounts')
      .set({ skus: ['LAMP-OAK-01'] })
      .where('account_id', '=', limited.account_id)
      .execute();
    const all = (await send(inventoryCalls.counts, {}, merchant)).content.list;
    const some = (await send(inventoryCalls.counts, {}, limited.token)).content.list;
    const rows = (await send(inventoryCalls.list, {}, limited.token)).content.count;
    const sum = (list: readonly { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
    expect(sum(some)).toBe(rows);
    expect(sum(some)).toBeLessThan(sum(all));
  });

  it('stop after a thousand', async () => {
    await db
      .insertInto('mails')
      .values(
        Array.from({ length: 1200 }, (_, at) => ({
          template: 't',
          platform_type: 1,
          language: 'en' as const,
          to_address: `n${at}@shop.test`,
          to_name: '',
          subject: '',
          html: '',
          text: '',
          state: 'failed' as const,
        })),
      )
      .execute();
    const { list } = await contentOf<Counts>(mailsDeskCalls.deskCounts, {});
    expect(list.find(({ key }) => key === 'failed')?.count).toBe(1001);
  });

  it('exist for every page with tabs', () => {
    const root = join(import.meta.dirname, '../../..');
    const files = globSync(['apps/portal/src/areas/*/*-page.tsx', 'apps/desk/src/areas/*/*-page.tsx'], { cwd: root });
    const withTabs = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('tabs={{'));
    expect(withTabs.length).toBe(pairs.length);
    expect(withTabs.filter((file) => !/\bcounts: \w+Calls\./.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
