import { describe, expect, it } from 'vitest';
import { realmOf } from '@quayside/contract/kernel/call';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { allHandlers } from '#server/areas/all.ts';
import { creditMoney } from '#server/areas/wallets/wallet-ledger.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { foreignRows } from './kit/foreign-rows.ts';
import { anOrderInput } from './kit/orders.ts';
import { aProductInput } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { cents, topUp, walletKit } from './kit/wallets.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const [mine, other] = [await make.aMerchant(), await make.aMerchant()];

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

async function foreignQuote(customer_id: number, order_id: number): Promise<number> {
  const version = { name: 'FOREIGN', currency: 'USD', first_day: '2026-01-01', last_day: '2026-12-31', tariff: '{}' } as const;
  const { version_id } = await db.insertInto('tariff_versions').values(version).returning('version_id').executeTakeFirstOrThrow();
  const price = { method: 'EXP', method_name_en: 'x', method_name_cn: 'x', price_group: 'STANDARD', total: '1', shipping: '1' };
  const now = new Date();
  const { quote_id } = await db
    .insertInto('order_quotes')
    .values({
      ...price,
      customer_id,
      order_id,
      version_id,
      at: now,
      expires_at: now,
      created_at: now,
      items: '[]',
      input: '{}',
      facts: '{}',
    })
    .returning('quote_id')
    .executeTakeFirstOrThrow();
  return quote_id;
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
    expect(order_id).toBeGreaterThan(0);
    const quote_id = await foreignQuote(other.customer_id, order_id);
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
      quote_id,
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
      services: [],
      vat_number: '',
      ioss_number: '',
      gst_number: '',
      icms_number: '',
      platform_payment: false,
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
      body: 'x',
      image_ids: [],
      reason: 'x',
    };
    // Filters, and choices common to all merchants; they name no merchant's row.
    const paging = new Set(['page', 'limit', 'sort', 'order']);
    const filters = new Set(['property_id', 'category_id', 'warehouse_id', 'option_id']);
    const narrowing = new Set([
      'inventory.stockLog', // filters by an own product; another merchant's gives no rows
      'inventory.exportStockLog',
      'list-settings.deleteView', // of one's own account; a view that is not there is already deleted
      'orders.quote', // the order it is about is only excluded from a sum
      'orders.checkDuplicate', // excludes an own order; another merchant's is never among them
    ]);
    // A form: the error is at the field, as for an unknown id.
    const atTheField = new Set(['top-ups.submit', 'work-orders.add']);
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
      'orders.getQuote',
      'orders.save',
      'orders.saveProducts',
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
      const input = foreign[call.name] ?? Object.fromEntries(fields.map((field) => [field, foreign[field] ?? rest[field]]));
      expect(Object.values(Object(input)), `${call.name}: this test has no foreign id for one of its fields`).not.toContain(undefined);
      const answer = await send(call, input as never, mine.token);
      expect([call.name, answer.status, answer.error_code]).toEqual([call.name, 404, 1004]);
    }
  });
});
