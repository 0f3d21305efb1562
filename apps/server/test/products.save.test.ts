import { describe, expect, it } from 'vitest';
import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { generatedBarcode, symbologyOf } from '@quayside/domain/products/barcode-rules';
import { aProductInput, errorsOf, type ProductInput } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { jpeg, upload } from './kit/upload-samples.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { save, get, newBarcode } = productsCalls;
const desk = await make.aStaff('administrator');

/** One invalid value each, the field of the error, and its code. */
const wrong = [
  ['a SKU of 31 characters', { sku: 'x'.repeat(31) }, 'sku', 'too_long'],
  ['a SKU with a slash', { sku: 'a/b' }, 'sku', 'products.sku_format'],
  ['a SKU with Chinese', { sku: '灯-1' }, 'sku', 'products.sku_format'],
  ['a SKU with a line break', { sku: 'a\nb' }, 'sku', 'products.sku_format'],
  ['a SKU that begins with a space', { sku: ' a' }, 'sku', 'products.sku_format'],
  ['a SKU that ends with a space', { sku: 'a ' }, 'sku', 'products.sku_format'],
  ['a barcode of 31 characters', { barcode: '1'.repeat(31) }, 'barcode', 'too_long'],
  ['a barcode with an underscore', { barcode: 'a_b' }, 'barcode', 'products.barcode_format'],
  ['a product name of 31 characters', { product_name: 'x'.repeat(31) }, 'product_name', 'too_long'],
  ['a Chinese name without Chinese', { name_cn: 'Lamp' }, 'name_cn', 'products.not_chinese'],
  ['an English name with Chinese', { name_en: 'Lamp 灯' }, 'name_en', 'products.not_english'],
  ['an English name of digits', { name_en: '123' }, 'name_en', 'products.not_english'],
  ['a declared value of nothing', { declared_value: '0.00' }, 'declared_value', 'above_zero'],
  ['three decimals', { declared_value: '1.005' }, 'declared_value', 'decimals'],
  ['a negative value', { declared_value: '-1' }, 'declared_value', 'decimal'],
  ['an HS code of 5 digits', { hs_code: '12345' }, 'hs_code', 'products.hs_code'],
  ['an HS code of 11 digits', { hs_code: '12345678901' }, 'hs_code', 'products.hs_code'],
  ['an HS code with letters', { hs_code: '9405ab' }, 'hs_code', 'products.hs_code'],
  ['an HS code with dots', { hs_code: '9405.40' }, 'hs_code', 'products.hs_code'],
  ['an HS code with a space', { hs_code: '9405 40' }, 'hs_code', 'products.hs_code'],
  ['an HS code in full-width digits', { hs_code: '９４０５４０' }, 'hs_code', 'products.hs_code'],
  ['a size of 101 characters', { size: 'x'.repeat(101) }, 'size', 'too_long'],
  ['a colour of 21 characters', { color: 'x'.repeat(21) }, 'color', 'too_long'],
  ['a material of 256 characters', { material_en: 'x'.repeat(256) }, 'material_en', 'too_long'],
  ['a warning quantity below zero', { warning_quantity: -1 }, 'warning_quantity', 'too_small'],
  ['half a piece to warn at', { warning_quantity: 1.5 }, 'warning_quantity', 'not_whole'],
  ['eleven categories', { category_ids: Array.from({ length: 11 }, (_, i) => i + 1) }, 'category_ids', 'too_many'],
  ['a category twice', { category_ids: [2, 2] }, 'category_ids.1', 'duplicate'],
  ['a category that is not there', { category_ids: [2, 9999] }, 'category_ids.1', 'products.no_category'],
  ['an attribute that is not there', { property_ids: [9999] }, 'property_ids.0', 'products.no_property'],
  ['a country that is not there', { origin_country: 'XX' }, 'origin_country', 'country'],
  ['two of three sizes', { height_cm: null }, 'height_cm', 'products.all_three_sizes'],
  ['a brand that is the attribute in English', { brand: ' general GOODS ' }, 'brand', 'products.brand_is_attribute'],
  ['a brand that is the attribute in Chinese', { brand: '普货' }, 'brand', 'products.brand_is_attribute'],
  ['a picture that is not there', { image_file_id: '11111111-1111-4111-8111-111111111111' }, 'image_file_id', 'products.no_image'],
  ['an alias that is its own SKU', { sku: 'Same', alias: 'same' }, 'alias', 'products.alias_exists'],
] as const;

describe('products.save, a new product', () => {
  it('PROD-01 PROD-48 keeps every field as it was given and answers the product', async () => {
    const { token } = await make.aMerchant();
    const input = aProductInput({ barcode: 'B08-ASIN1', alias: 'old lamp', scan_serial: 1 });
    const saved = await send(save, input, token);
    expect(saved).toMatchObject({ status: 200, error_code: 0 });
    const { consumables: _none, ...fields } = input;
    expect(saved.content).toMatchObject({ ...fields, length_cm: '20.50', width_cm: '15.00', total: 0, available: 0, consumables: [] });
    expect((await send(get, { product_id: saved.content.product_id }, token)).content).toEqual(saved.content);
  });

  it('PROD-09 tells every missing field at once', async () => {
    const { token } = await make.aMerchant();
    const answer = await send(save, {} as never, token);
    expect(answer.status).toBe(422);
    expect(
      errorsOf(answer)
        .filter(([, code]) => code === 'required')
        .map(([path]) => path)
        .sort(),
    ).toEqual(
      ['declared_value', 'hs_code', 'name_cn', 'name_en', 'product_name', 'property_ids', 'sku', 'weight_g'], // D-08
    );
  });

  it.each(wrong)(
    'PROD-10 PROD-11 PROD-12 PROD-13 PROD-15 PROD-16 PROD-17 PROD-18 PROD-19 PROD-20 PROD-21 PROD-22 PROD-27 PROD-28 refuses %s at its field',
    async (_what, given, path, code) => {
      const { token } = await make.aMerchant();
      expect(errorsOf(await send(save, aProductInput({ ...given } as Partial<ProductInput>), token))).toEqual([[path, code]]);
    },
  );

  it('PROD-10 PROD-13 PROD-14 PROD-15 PROD-20 accepts everything at its limit, and a barcode longer than advised', async () => {
    const { token } = await make.aMerchant();
    const long = 'x'.repeat(255);
    const limits = {
      sku: 'x'.repeat(30),
      barcode: 'A-'.repeat(15),
      product_name: '灯'.repeat(30),
      color: 'c'.repeat(20),
      size: 's'.repeat(100),
    };
    const texts = { name_en: long, name_cn: '灯'.repeat(255), brand: long, alias: long, material_cn: long, purpose_en: long };
    expect(await send(save, aProductInput({ ...limits, ...texts, hs_code: '123456' }), token)).toMatchObject({
      status: 200,
      content: limits,
    });
  });

  it.each(['123456', '1234567890'])('PROD-19 takes an HS code of 6 and of 10 digits: %s', async (hs_code) => {
    const { token } = await make.aMerchant();
    expect(await send(save, aProductInput({ hs_code }), token)).toMatchObject({ status: 200, content: { hs_code } });
  });

  it('PROD-25 PROD-26 PROD-39 tells all that is taken at once, in both languages, however it is written', async () => {
    const { token, customer_id } = await make.aMerchant();
    await make.aProduct(customer_id, { sku: 'Lamp-1', barcode: '4006381333931', alias: 'Old' });
    const input = aProductInput({ sku: 'LAMP-1', barcode: '4006381333931', alias: 'oLD', brand: 'General goods' });
    const answer = await send(save, input, token);
    expect(answer.content).toMatchObject({
      fields: [
        { path: 'sku', msg: 'SKU already exists' },
        { path: 'barcode', msg: 'UPC already exists' },
        { path: 'alias', code: 'products.alias_exists' },
        { path: 'brand', code: 'products.brand_is_attribute' },
      ],
    });
    expect((await send(save, input, token, { lang: 'zh-cn' })).content).toMatchObject({
      fields: [{ msg: 'SKU 已存在' }, { msg: 'UPC 已存在' }, {}, {}],
    });
    expect(errorsOf(await send(save, aProductInput({ sku: 'old' }), token))).toEqual([['sku', 'products.sku_exists']]);
    expect(errorsOf(await send(save, aProductInput({ alias: 'lamp-1' }), token))).toEqual([['alias', 'products.alias_exists']]);
  });

  it('D-07 lets two merchants use one SKU, alias and barcode', async () => {
    const input = aProductInput({ sku: 'SHARED', alias: 'both', barcode: '036000291452' });
    for (const { token } of [await make.aMerchant(), await make.aMerchant()]) expect((await send(save, input, token)).status).toBe(200);
  });

  it('PROD-03 generates an EAN-13 for a blank barcode, a new one each time, skipping those already typed', async () => {
    const { token, customer_id } = await make.aMerchant();
    const { barcode: next } = (await send(newBarcode, {}, token)).content;
    // The next numbers are already used: they are skipped.
    for (const ahead of [1, 2]) await make.aProduct(customer_id, { barcode: generatedBarcode(Number(next.slice(1, 12)) + ahead) });
    const { barcode } = (await send(save, aProductInput(), token)).content;
    expect(symbologyOf(barcode)).toBe('ean13');
    expect(barcode).toBe(generatedBarcode(Number(next.slice(1, 12)) + 3));
  });

  it('PROD-46 offers a new barcode that is offered only once', async () => {
    const { token } = await make.aMerchant();
    const offered = await Promise.all(Array.from({ length: 8 }, () => send(newBarcode, {}, token)));
    expect(new Set(offered.map((one) => one.content.barcode)).size).toBe(8);
  });

  it("PROD-22 shows the merchant's own image and no other merchant's", async () => {
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    const sent = await upload(app, '/upload/img', mine.token, [{ name: 'lamp.jpg', type: 'image/jpeg', body: await jpeg() }]);
    const { file_id } = sent.content;
    const saved = await send(save, aProductInput({ image_file_id: file_id }), mine.token);
    expect(saved.content).toMatchObject({ image_file_id: file_id, image_url: `/api/ucenter/product/getImage?file_id=${file_id}` });
    expect(errorsOf(await send(save, aProductInput({ image_file_id: file_id }), other.token))).toEqual([
      ['image_file_id', 'products.no_image'],
    ]);
  });
});

describe('products.save, a change', () => {
  it('PROD-07 changes the fields and keeps the SKU', async () => {
    const { token } = await make.aMerchant();
    const { product_id, sku, updated_at, barcode } = (await send(save, aProductInput({ alias: 'first' }), token)).content;
    const changed = await send(save, aProductInput({ product_id, sku, updated_at, barcode, alias: 'second', weight_g: 9 }), token);
    expect(changed.content).toMatchObject({ product_id, sku, alias: 'second', weight_g: 9, barcode });
    // The old alias is free again, the new one is taken.
    expect((await send(save, aProductInput({ alias: 'FIRST' }), token)).status).toBe(200);
    expect(errorsOf(await send(save, aProductInput({ alias: 'second' }), token))).toEqual([['alias', 'products.alias_exists']]);
    expect(errorsOf(await send(save, aProductInput({ product_id, sku: 'OTHER' }), token))).toEqual([['sku', 'products.sku_fixed']]);
  });

  it('refuses to overwrite a concurrent change', async () => {
    const { token } = await make.aMerchant();
    const { product_id, sku, updated_at } = (await send(save, aProductInput(), token)).content;
    expect((await send(save, aProductInput({ product_id, sku, updated_at, color: 'Black' }), token)).status).toBe(200);
    expect(await send(save, aProductInput({ product_id, sku, updated_at }), token)).toMatchObject({ status: 409, error_code: 1013 });
    expect((await send(get, { product_id }, token)).content.color).toBe('Black');
  });

  it('CONS-03 CONS-07 attaches consumables it can have, and says which line it cannot', async () => {
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    const box = { name_en: `Box ${mine.customer_id}`, name_cn: '纸箱', unit_price: '0.35', weight_g: 80, chargeable: 1 as const };
    const shared = (await send(consumablesDeskCalls.deskSave, box, desk.token)).content;
    const foreign = (await send(consumablesDeskCalls.deskSave, { ...box, customer_id: other.customer_id }, desk.token)).content;
    const lines = [{ consumable_id: shared.consumable_id, quantity: 2 }];
    const saved = await send(save, aProductInput({ consumables: lines }), mine.token);
    expect(saved.content.consumables).toMatchObject([
      { consumable_id: shared.consumable_id, attached: 2, unit_price: '0.35', scope: 'company' },
    ]);
    const bad = await send(
      save,
      aProductInput({ consumables: [...lines, { consumable_id: foreign.consumable_id, quantity: 1 }] }),
      mine.token,
    );
    expect(bad.content).toMatchObject({
      fields: [{ path: 'consumables.1.consumable_id', msg: 'Failed to add packaging materials: there is no such consumable' }],
    });
    // A disabled one stays on the product and cannot be newly chosen.
    await send(consumablesDeskCalls.deskSave, { ...box, consumable_id: shared.consumable_id, enabled: 0 }, desk.token);
    const { product_id, sku } = saved.content;
    expect((await send(save, aProductInput({ product_id, sku, consumables: lines }), mine.token)).status).toBe(200);
    expect(errorsOf(await send(save, aProductInput({ consumables: lines }), mine.token))).toEqual([
      ['consumables.0.consumable_id', 'products.no_consumable'],
    ]);
    expect((await send(save, aProductInput({ product_id, sku }), mine.token)).content.consumables).toEqual([]);
  });

  it('keeps an attribute that was disabled meanwhile, and does not let it be newly chosen', async () => {
    const { token } = await make.aMerchant();
    const { property_id } = await db
      .insertInto('properties')
      .values({ code: 'old_kind', name_en: 'Old kind', name_cn: '旧类' })
      .returning('property_id')
      .executeTakeFirstOrThrow();
    const { product_id, sku } = (await send(save, aProductInput({ property_ids: [property_id] }), token)).content;
    await db.updateTable('properties').set({ enabled: false }).where('property_id', '=', property_id).execute();
    expect((await send(save, aProductInput({ product_id, sku, property_ids: [property_id] }), token)).status).toBe(200);
    expect(errorsOf(await send(save, aProductInput({ property_ids: [property_id] }), token))).toEqual([
      ['property_ids.0', 'products.no_property'],
    ]);
  });
});

describe('products.check', () => {
  const check = async (values: object, token: string, product_id?: number) => {
    const { content } = await send(
      productsCalls.check,
      { values: { ...values }, ...(product_id === undefined ? {} : { product_id }) },
      token,
    );
    return content.fields.map(({ path, code }) => `${path} ${code}`);
  };

  it('PROD-48 finds what only the database knows, whatever else is wrong or missing', async () => {
    const { token, customer_id } = await make.aMerchant();
    await make.aProduct(customer_id, { sku: 'TAKEN', barcode: 'UPC-1', alias: 'nick' });
    const values = { sku: 'taken', barcode: 'UPC-1', alias: 'NICK', property_ids: [9999], name_en: '台灯', declared_value: 'x' };
    expect(await check(values, token)).toEqual([
      'sku products.sku_exists',
      'barcode products.upc_exists',
      'alias products.alias_exists',
      'property_ids.0 products.no_property',
    ]);
    expect(await check({}, token)).toEqual([]);
    expect(await check({ sku: 7, barcode: ['UPC-1'], property_ids: 'all' }, token)).toEqual([]);
  });

  it('does not count the edited product against itself, and finds no product of another merchant', async () => {
    const { token, customer_id } = await make.aMerchant();
    const { product_id } = await make.aProduct(customer_id, { sku: 'MINE', barcode: 'UPC-2', alias: 'own' });
    expect(await check({ sku: 'MINE', barcode: 'UPC-2', alias: 'own' }, token, product_id)).toEqual([]);
    expect(await check({}, token, product_id)).toEqual([]);
    const stranger = await make.aMerchant();
    expect(await check({ sku: 'MINE', barcode: 'UPC-2' }, stranger.token)).toEqual([]);
    expect(await send(productsCalls.check, { product_id, values: {} }, stranger.token)).toMatchObject({ status: 404 });
  });
});
