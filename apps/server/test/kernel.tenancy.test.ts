import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCalls, realmOf } from '@quayside/contract/kernel/call';
import { Nothing } from '@quayside/contract/kernel/shapes';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { allHandlers } from '#server/areas/all.ts';
import { creditMoney } from '#server/areas/wallets/wallet-ledger.ts';
import { handlers } from '#server/kernel/handlers.ts';
import { asActor, asPublic } from '#server/kernel/transaction.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { foreignRows } from './kit/foreign-rows.ts';
import { anOrderInput } from './kit/orders.ts';
import { aProductInput } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { cents, topUp, walletKit } from './kit/wallets.ts';

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

/** A top-up, an entry and a bill of another merchant. */
async function foreignMoney({ customer_id }: { customer_id: number }, voucher_file_id: string) {
  const paid = { status: 'submitted', method: 'paypal', currency: 'USD', amount: '1', paid_on: '2026-01-01' } as const;
  const { top_up_id } = await db
    .insertInto('top_ups')
    .values({ ...paid, customer_id, reference: 'TU-FOREIGN2', voucher_file_id, submitted_at: new Date() })
    .returning('top_up_id')
    .executeTakeFirstOrThrow();
  const entry = { key: 'credit', billType: 'top_up', feeType: 'top_up', amount: cents(100) } as const;
  await walletKit(deps).inTransaction((ctx) => creditMoney(ctx, customer_id, topUp('TU-FOREIGN2'), [entry]));
  const { entry_id } = await db
    .selectFrom('wallet_entries')
    .select('entry_id')
    .where('customer_id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const bill = { bill_no: 'SF-FOREIGN', warehouse_id: 1, day: '2026-01-01', receivable: '1', sku_types: 1, pieces: 1, volume_m3: '1' };
  const { bill_id } = await db
    .insertInto('storage_bills')
    .values({ ...bill, customer_id })
    .returning('bill_id')
    .executeTakeFirstOrThrow();
  return { top_up_id, entry_id, bill_id };
}

describe('ids of another merchant', () => {
  it('answer "not found" at every call that takes one', async () => {
    const { content: job } = await send(operationLogCalls.export, {}, other.token);
    const file_id = '11111111-1111-4111-8111-111111111111';
    await db
      .insertInto('files')
      .values({
        customer_id: other.customer_id,
        file_id,
        storage_key: '2026/11/x',
        name: 'x.png',
        mime: 'image/png',
        bytes: 1,
        sha256: Buffer.alloc(32),
      })
      .execute();
    const sub_account_id = (await make.anAccount(other.customer_id, 'internal')).account_id;
    const { session_id } = await db
      .selectFrom('sessions')
      .select('session_id')
      .where('token_hash', '=', hashToken(other.token))
      .executeTakeFirstOrThrow();
    // A notice belongs to brands: one of another brand is like another merchant's row.
    const { press_id } = await make.aNotice({ platform_types: [4] });
    const { product_id, sku } = await make.aProduct(other.customer_id);
    const { order_id } = (await send(ordersCalls.save, anOrderInput(product_id), other.token)).content;
    const { import_id } = await db
      .insertInto('imports')
      .values({ customer_id: other.customer_id, kind: 'products', file_id, file_name: 'x.xlsx', state: 'checked' })
      .returning('import_id')
      .executeTakeFirstOrThrow();
    const money = await foreignMoney(other, file_id);
    const ofAreas = await foreignRows();
    const made = await Promise.all(ofAreas.map((area) => area.make(db, other.customer_id)));
    const foreign: Record<string, unknown> = {
      ...Object.assign({}, ...made),
      ...money,
      job_id: job.job_id,
      file_id,
      sub_account_id,
      session_id,
      press_id,
      product_id,
      order_id,
      import_id,
      id: product_id,
    };
    const rest: Record<string, unknown> = {
      status: 'disabled',
      account_type: 'internal',
      firstname: 'A',
      lastname: 'B',
      email: 'thief@shop.test',
      password: '',
      confirm_password: '',
      permissions: [],
      skus: [],
      ...anOrderInput(product_id),
      ...aProductInput({ sku }),
      size: 'small', // of a product or of a picture
      updated_at: new Date().toISOString(),
      url: 'https://pictures.example/x.png',
      warehouse_id: 1,
      state: 'good',
      rows: [{ row_no: 2, cells: {} }],
      mode: 'create',
      only_good: 1,
      values: {},
    };
    // Filters, and choices common to all merchants; they name no merchant's row.
    const paging = new Set(['page', 'limit', 'sort', 'order']);
    const filters = new Set(['property_id', 'category_id', 'warehouse_id']);
    const narrowing = new Set([
      'inventory.stockLog', // filters by an own product; another merchant's gives no rows
      'inventory.exportStockLog',
      'list-settings.deleteView', // of one's own account; a view that is not there is already deleted
      'orders.checkDuplicate', // excludes an own order; another merchant's is never among them
    ]);
    const atTheField = new Set(['top-ups.submit']); // a form with a file: the error is at the field, as for an unknown id
    const taking = allHandlers
      .map((one) => one.call)
      .filter(
        (call) =>
          realmOf(call) === 'merchant' &&
          !narrowing.has(call.name) &&
          !atTheField.has(call.name) &&
          Object.keys(call.input.shape).some((field) => (field.endsWith('_id') || field === 'id') && !filters.has(field)),
      );
    const expected = [
      ...ofAreas.flatMap(({ calls }) => calls),
      'accounts.revokeSession',
      'imports.apply',
      'imports.changeMode',
      'imports.correct',
      'imports.discard',
      'imports.get',
      'imports.markedWorkbook',
      'imports.rows',
      'inventory.lockedBy',
      'inventory.stockAge',
      'jobs.get',
      'jobs.getFile',
      'notices.markRead',
      'orders.get',
      'orders.save',
      'products.check',
      'products.get',
      'products.image',
      'products.save',
      'products.setImageUrl',
      'storage-fees.get',
      'storage-fees.lines',
      'storage-fees.settle',
      'sub-accounts.changeStatus',
      'sub-accounts.get',
      'sub-accounts.save',
      'top-ups.get',
      'transactions.get',
      'uploads.getFile',
      'uploads.providerFile',
    ];
    expect(taking.map((call) => call.name).sort()).toEqual(expected.sort());
    for (const call of taking) {
      const fields = Object.keys(call.input.shape).filter((field) => !paging.has(field));
      const input = Object.fromEntries(fields.map((field) => [field, foreign[field] ?? rest[field]]));
      expect(Object.values(input), `${call.name}: this test has no foreign id for one of its fields`).not.toContain(undefined);
      const answer = await send(call, input as never, mine.token);
      expect([call.name, answer.status, answer.error_code]).toEqual([call.name, 404, 1004]);
    }
  });
});
