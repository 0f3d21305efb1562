import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCalls } from '@quayside/contract/kernel/call';
import { Nothing } from '@quayside/contract/kernel/shapes';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { asPublic } from '#server/kernel/transaction.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { anOrderInput } from './kit/orders.ts';
import { testApp } from './kit/test-app.ts';

/** A handler with the customer filter forgotten in every query. */
const carelessCalls = defineCalls('warning-emails', {
  careless: {
    method: 'POST',
    path: '/api/ucenter/test/careless',
    input: Nothing,
    output: z.object({ seen: z.array(z.number()), changed: z.number() }),
    permission: 'signed_in',
    log: null,
  },
});
const careless = handlers(carelessCalls, {
  careless: async ({ tx }) => {
    const rows = await tx.selectFrom('warning_email_settings').select('customer_id').execute();
    const changed = await tx
      .updateTable('warning_email_settings')
      .set({ emails: ['thief@evil.test'] })
      .executeTakeFirst();
    return { seen: rows.map((row) => row.customer_id), changed: Number(changed.numUpdatedRows) };
  },
});

const { deps, make, send } = await testApp({}, careless);
const { db } = deps.database;
const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
await send(warningEmailsCalls.saveSetting, { emails: ['mine@shop.test'], enabled: 1 }, mine.token);
await send(warningEmailsCalls.saveSetting, { emails: ['other@shop.test'], enabled: 1 }, other.token);
const { press_id: seen } = await make.aNotice();
const { consumable_id } = await db
  .insertInto('consumables')
  .values({ name_en: 'Box', name_cn: '纸箱', unit_price: '1', weight_g: 1 })
  .returning('consumable_id')
  .executeTakeFirstOrThrow();
for (const { token, account_id, customer_id } of [mine, other]) {
  await send(accountsCalls.generateApiKey, {}, token);
  await send(noticesCalls.markRead, { press_id: seen }, token);
  const { product_id } = await make.aProduct(customer_id, { sku: 'BOTH-HAVE-IT' });
  await db.insertInto('product_consumables').values({ customer_id, product_id, consumable_id, quantity: 1 }).execute();
  await send(ordersCalls.save, anOrderInput(product_id, { consumables: [{ consumable_id, quantity: 1 }] }), token);
  const link = { purpose: 'verify_email', expires_at: new Date(Date.now() + 60_000), token_hash: hashToken(token) } as const;
  await db
    .insertInto('account_links')
    .values({ ...link, customer_id, account_id })
    .execute();
}

describe('row-level security', () => {
  it('shows no foreign row to a query without a merchant filter, and changes none', async () => {
    const { content } = await send(carelessCalls.careless, {}, mine.token);
    expect(content).toEqual({ seen: [mine.customer_id], changed: 1 });
    const kept = await db
      .selectFrom('warning_email_settings')
      .select('emails')
      .where('customer_id', '=', other.customer_id)
      .executeTakeFirst();
    expect(kept?.emails).toEqual(['other@shop.test']);
  });

  it('covers every table with a customer, and the app owns none', async () => {
    const { rows } = await sql<{ name: string; secured: boolean; policies: number; owner: string; closed: boolean }>`
      select c.relname as name, c.relrowsecurity as secured, pg_get_userbyid(c.relowner) as owner,
             not has_table_privilege('quayside_merchant', c.oid, 'select, insert, update, delete') as closed,
             (select count(*) from pg_policy p where p.polrelid = c.oid and 'quayside_merchant'::regrole = any(p.polroles)) as policies
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
    expect(rows.length).toBeGreaterThan(7);
    for (const row of rows) {
      expect(row, row.name).toMatchObject({ secured: true });
      // Tables only the system role may access need no tenant policy.
      if (!row.closed) expect(row.policies, row.name).toBeGreaterThan(0);
      expect(row.owner, row.name).not.toMatch(/^quayside_/);
    }
  });

  it('holds for every such table: as one merchant, no row of another can be read', async () => {
    const tables = [
      'customers',
      'accounts',
      'account_links',
      'api_keys',
      'notice_reads',
      'sessions',
      'operation_log',
      'warning_email_settings',
      'mails',
      'jobs',
      'products',
      'product_codes',
      'product_consumables',
      'orders',
      'order_lines',
      'order_consumables',
    ] as const;
    await asActor(deps.database, 'read only', 'merchant', hashToken(mine.token), async ({ tx }) => {
      for (const table of tables) {
        const rows = await tx.selectFrom(table).select('customer_id').execute();
        expect(rows.length, table).toBeGreaterThan(0);
        expect(new Set(rows.map((row) => row.customer_id)), table).toEqual(new Set([mine.customer_id]));
      }
    });
  });

  it('refuses to write a row for another merchant', async () => {
    const stolen = asActor(deps.database, 'read write', 'merchant', hashToken(mine.token), ({ tx }) =>
      tx
        .insertInto('mails')
        .values({
          customer_id: other.customer_id,
          template: 'x',
          platform_type: 1,
          language: 'en',
          to_address: 'a@b.co',
          to_name: '',
          subject: '',
          html: '',
          text: '',
        })
        .execute(),
    );
    await expect(stolen).rejects.toThrow(/row-level security/);
  });

  it('leaves nothing of one merchant behind on the connection the next one gets', async () => {
    await asActor(deps.database, 'read only', 'merchant', hashToken(mine.token), () => Promise.resolve());
    for (let i = 0; i < 8; i++) {
      await expect(
        asPublic(deps.database, 'read only', (tx) => tx.selectFrom('warning_email_settings').selectAll().execute()),
      ).rejects.toThrow(/permission denied/);
    }
    const { rows } = await sql<{
      who: string;
      customer: number | null;
    }>`select current_user as who, current_customer() as customer`.execute(db);
    expect(rows[0]?.customer).toBeNull();
    expect(rows[0]?.who).not.toMatch(/^quayside_/);
  });
});
