import { describe, expect, it } from 'vitest';
import { draftsCalls } from '@quayside/contract/drafts/drafts.calls';
import { cleanUpNow } from './kit/clean-up.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { get, save, discard } = draftsCalls;
const form = { form: 'order', record: 'new' } as const;
const contentFor = async (token: string, key: { form: 'order' | 'product'; record: string } = form) =>
  (await send(get, key, token)).content.draft?.content ?? null;

describe('drafts', () => {
  it('keep what a person typed for each form and record, and drop it by choice', async () => {
    const { token } = await make.aMerchant();
    expect((await send(get, form, token)).content).toEqual({ draft: null });
    const first = (await send(save, { ...form, version: 0, content: { values: { city: 'Berlin' } } }, token)).content;
    expect(first.version).toBe(1);
    const second = (await send(save, { ...form, version: 1, content: { values: { city: 'Bonn' } } }, token)).content;
    await send(save, { form: 'product', record: '7', version: 0, content: { values: { sku: 'A' } } }, token);
    expect((await send(get, form, token)).content.draft).toEqual({
      version: 2,
      content: { values: { city: 'Bonn' } },
      updated_at: second.updated_at,
    });
    await send(discard, { ...form, version: 1 }, token);
    expect(await contentFor(token)).not.toBeNull();
    await send(discard, { ...form, version: 2 }, token);
    expect(await contentFor(token)).toBeNull();
    expect(await contentFor(token, { form: 'product', record: '7' })).toEqual({ values: { sku: 'A' } });
  });

  it('belong to one person: not to a colleague, another merchant, or staff who act for the account', async () => {
    const mine = await make.aMerchant();
    await send(save, { ...form, version: 0, content: { values: { city: 'Berlin' } } }, mine.token);
    const colleague = await make.anAccount(mine.customer_id, 'internal', ['orders.edit']);
    const stranger = await make.aMerchant();
    const { staff_id } = await make.aStaff('account_manager');
    const acting = await make.aSession({ account_id: mine.account_id, customer_id: mine.customer_id, acting_staff_id: staff_id });
    for (const token of [colleague.token, stranger.token, acting]) {
      expect(await contentFor(token)).toBeNull();
      expect(await send(save, { ...form, version: 0, content: { values: { city: 'Rome' } } }, token)).toMatchObject({ status: 200 });
    }
    expect(await contentFor(mine.token)).toEqual({ values: { city: 'Berlin' } });
  });

  it('are never overwritten by a tab that does not know the newest version', async () => {
    const { token } = await make.aMerchant();
    const write = (version: number, city: string) => send(save, { ...form, version, content: { values: { city } } }, token);
    await write(0, 'Berlin');
    await write(1, 'Bonn');
    for (const version of [0, 1, 7])
      expect(await write(version, 'Rome')).toMatchObject({ status: 409, error_code: 2901, content: { code: 'drafts.changed_elsewhere' } });
    expect(await contentFor(token)).toEqual({ values: { city: 'Bonn' } });
  });

  it('saved for the first time from several tabs at once are kept from one of them only', async () => {
    for (let round = 0; round < 6; round++) {
      const other = await make.aMerchant();
      const race = ['A', 'B', 'C', 'D', 'E', 'F'].map((city) =>
        send(save, { ...form, version: 0, content: { values: { city } } }, other.token),
      );
      const statuses = (await Promise.all(race)).map(({ status }) => status);
      expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409, 409, 409]);
    }
  });

  it('are at most 64 KB, of a known form, and of a record or a new one', async () => {
    const { token } = await make.aMerchant();
    const content = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
    expect(await send(save, { ...form, version: 0, content: content(64 * 1024) }, token)).toMatchObject({ status: 200 });
    const large = await send(save, { ...form, version: 1, content: content(64 * 1024 + 1) }, token);
    expect(large).toMatchObject({ status: 422, content: { fields: [{ path: 'content', code: 'drafts.too_large' }] } });
    expect((await send(get, { form: 'password' as never, record: 'new' }, token)).status).toBe(422);
    expect((await send(get, { form: 'order', record: 'any' }, token)).status).toBe(422);
  });

  it('are at most 50 per person: the oldest is dropped, and no other person loses one', async () => {
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    await send(save, { ...form, version: 0, content: {} }, other.token);
    const { customer_id, account_id } = mine;
    const draft = { customer_id, account_id, form: 'order', version: 1, content: '{}' };
    const rows = Array.from({ length: 50 }, (_, at) => ({
      ...draft,
      record: String(at + 1),
      updated_at: new Date(Date.now() - at * 1000),
    }));
    await db.insertInto('form_drafts').values(rows).execute();
    await send(save, { ...form, version: 0, content: {} }, mine.token);
    const kept = await db.selectFrom('form_drafts').select('record').where('account_id', '=', account_id).execute();
    expect(kept).toHaveLength(50);
    expect(kept.map(({ record }) => record)).toContain('new');
    expect(kept.map(({ record }) => record)).not.toContain('50');
    expect(await contentFor(other.token)).toEqual({});
  });

  it('end after 30 days, and the nightly job deletes them', async () => {
    const { token, customer_id } = await make.aMerchant();
    await send(save, { ...form, version: 0, content: { values: {} } }, token);
    await send(save, { form: 'product', record: 'new', version: 0, content: { values: {} } }, token);
    const mine = db.updateTable('form_drafts').where('customer_id', '=', customer_id).where('form', '=', 'order');
    await mine.set({ updated_at: new Date(Date.now() - 30 * 86_400_000 - 60_000) }).execute();
    expect(await contentFor(token)).toBeNull();
    await cleanUpNow(deps);
    const left = await db.selectFrom('form_drafts').select('form').where('customer_id', '=', customer_id).execute();
    expect(left).toEqual([{ form: 'product' }]);
  });
});
