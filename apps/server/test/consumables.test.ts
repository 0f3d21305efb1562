import { describe, expect, it } from 'vitest';
import { consumablesCalls } from '@quayside/contract/consumables/consumables.calls';
import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor } from '#server/kernel/as-actor.ts';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { png, upload } from './kit/upload-samples.ts';

const { app, deps, make, send } = await testApp();
const { list } = consumablesCalls;
const { deskList, deskSave } = consumablesDeskCalls;
const clerk = await make.aStaff('warehouse_clerk');
let serial = 0;
const aBox = (given: object = {}) => ({
  name_en: `Box ${++serial}`,
  name_cn: '纸箱',
  unit_price: '0.35',
  weight_g: 80,
  chargeable: 1 as const,
  ...given,
});
const ids = (answer: { content: { list: { consumable_id: number }[] } }) => answer.content.list.map((one) => one.consumable_id);

describe('consumables', () => {
  it('CONS-01 CONS-06 shows a merchant every field, with a picture it can open', async () => {
    const { token } = await make.aMerchant();
    const sent = await upload(app, uploadsDeskCalls.deskImage.path, clerk.token, [
      { name: 'box.png', type: 'image/png', body: await png() },
    ]);
    expect(sent.content.url).toContain('/api/desk/file/getProviderFile');
    const saved = await send(
      deskSave,
      aBox({ specification: '30 x 20 x 10 cm', quantity: 500, image_file_id: sent.content.file_id }),
      clerk.token,
    );
    const seen = (await send(list, {}, token)).content.list.find((one) => one.consumable_id === saved.content.consumable_id);
    expect(seen).toEqual({
      consumable_id: saved.content.consumable_id,
      name_en: saved.content.name_en,
      name_cn: '纸箱',
      image_url: `/api/ucenter/common/file/getProviderFile?file_id=${sent.content.file_id}&size=small`,
      unit_price: '0.35',
      specification: '30 x 20 x 10 cm',
      weight_g: 80,
      chargeable: 1,
      quantity: 500,
      scope: 'company',
    });
    expect((await app.inject({ url: seen?.image_url ?? '', headers: { token } })).headers['content-type']).toBe('image/webp');
    const atDesk = (url: string) => app.inject({ url, headers: { token: clerk.token } });
    expect((await atDesk(saved.content.image_url ?? '')).headers['content-type']).toBe('image/webp');
    expect((await atDesk(sent.content.url)).headers['content-type']).toBe('image/png');
    // A merchant's session cannot make desk calls.
    expect((await app.inject({ url: saved.content.image_url ?? '', headers: { token } })).statusCode).toBe(401);
  });

  it("CONS-02 offers the company's and a merchant's own, never another's, and nothing that is switched off", async () => {
    const [one, two] = [await make.aMerchant(), await make.aMerchant()];
    const company = (await send(deskSave, aBox(), clerk.token)).content;
    const own = (await send(deskSave, aBox({ customer_id: one.customer_id }), clerk.token)).content;
    const off = (await send(deskSave, aBox({ enabled: 0 }), clerk.token)).content;
    expect(own).toMatchObject({ scope: 'customer', customer_id: one.customer_id, customer_name: expect.stringContaining('Merchant') });
    const [first, second] = [ids(await send(list, {}, one.token)), ids(await send(list, {}, two.token))];
    expect(first).toEqual(expect.arrayContaining([company.consumable_id, own.consumable_id]));
    expect(second).toContain(company.consumable_id);
    expect(second).not.toContain(own.consumable_id);
    for (const seen of [first, second]) expect(seen).not.toContain(off.consumable_id);
    // RLS hides it even from a query without a customer filter.
    const rows = await asActor(deps.database, 'read only', 'merchant', hashToken(two.token), ({ tx }) =>
      tx.selectFrom('consumables').select('consumable_id').execute(),
    );
    expect(rows.map((row) => row.consumable_id)).not.toContain(own.consumable_id);
    expect(ids(await send(deskList, { scope: 'customer', customer_id: one.customer_id }, clerk.token))).toEqual([own.consumable_id]);
    expect(ids(await send(deskList, { scope: 'company', enabled: 0 }, clerk.token))).toEqual([off.consumable_id]);
    expect(ids(await send(deskList, { keyword: company.name_en.toUpperCase() }, clerk.token))).toContain(company.consumable_id);
  });

  it("CONS-02 shows the picture of a merchant's own consumable to that merchant alone, also by its id", async () => {
    const [one, two] = [await make.aMerchant(), await make.aMerchant()];
    const picture = async () => {
      const sent = await upload(app, uploadsDeskCalls.deskImage.path, clerk.token, [
        { name: 'b.png', type: 'image/png', body: await png() },
      ]);
      return sent.content.file_id;
    };
    const [own, loose] = [await picture(), await picture()];
    await send(deskSave, aBox({ customer_id: one.customer_id, image_file_id: own }), clerk.token);
    const status = async (file_id: string, { token }: { token: string }) =>
      (await app.inject({ url: `${uploadsCalls.providerFile.path}?file_id=${file_id}`, headers: { token } })).statusCode;
    expect([await status(own, one), await status(own, two), await status(loose, one)]).toEqual([200, 404, 404]);
  });

  it('lets no merchant write one, whatever it asks the database', async () => {
    const { token, customer_id } = await make.aMerchant();
    const stolen = asActor(deps.database, 'read write', 'merchant', hashToken(token), ({ tx }) =>
      tx.insertInto('consumables').values({ customer_id, name_en: 'x', name_cn: 'x', unit_price: '0', weight_g: 0 }).execute(),
    );
    await expect(stolen).rejects.toThrow(/permission denied/);
  });

  it('reports errors to staff at their fields', async () => {
    const { name_en } = (await send(deskSave, aBox(), clerk.token)).content;
    expect(errorsOf(await send(deskSave, aBox({ name_en: name_en.toUpperCase() }), clerk.token))).toEqual([
      ['name_en', 'consumables.name_taken'],
    ]);
    const file_id = '11111111-1111-4111-8111-111111111111';
    expect(errorsOf(await send(deskSave, aBox({ customer_id: 1, image_file_id: file_id }), clerk.token))).toEqual([
      ['customer_id', 'consumables.no_customer'],
      ['image_file_id', 'products.no_image'],
    ]);
    expect(errorsOf(await send(deskSave, aBox({ unit_price: '-1' }), clerk.token))).toEqual([['unit_price', 'decimal']]);
    expect((await send(deskSave, aBox({ consumable_id: 99_999 }), clerk.token)).status).toBe(404);
    expect((await send(deskSave, aBox(), (await make.aStaff('finance')).token)).status).toBe(403);
  });
});
