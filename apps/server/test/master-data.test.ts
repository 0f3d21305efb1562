import { describe, expect, it } from 'vitest';
import { countriesCalls } from '@quayside/contract/countries/countries.calls';
import { propertiesCalls } from '@quayside/contract/properties/properties.calls';
import { propertiesDeskCalls } from '@quayside/contract/properties/properties.desk-calls';
import { warehousesCalls } from '@quayside/contract/warehouses/warehouses.calls';
import { warehousesDeskCalls } from '@quayside/contract/warehouses/warehouses.desk-calls';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';

const { make, send } = await testApp();
const admin = await make.aStaff('administrator');
const { token } = await make.aMerchant();

describe('warehouses', () => {
  const { deskList, deskSave } = warehousesDeskCalls;
  const hub = { code: 'hb01', name_en: 'Hamburg', name_cn: '汉堡仓', country: 'DE', enabled: 1 as const };

  it('INV-11 offers a merchant those that are open, by code', async () => {
    const { content } = await send(warehousesCalls.list, {}, token);
    expect(content.list.map((one) => [one.code, one.name_cn])).toEqual([
      ['SZ01', '深圳仓'],
      ['YW01', '义乌仓'],
    ]);
  });

  it('are opened, changed and closed by staff', async () => {
    const opened = await send(deskSave, hub, admin.token);
    expect(opened.content).toMatchObject({ code: 'HB01', enabled: 1 });
    expect(errorsOf(await send(deskSave, hub, admin.token))).toEqual([['code', 'warehouses.code_taken']]);
    expect(errorsOf(await send(deskSave, { ...hub, code: 'x', country: 'XX' }, admin.token))).toEqual([
      ['code', 'warehouses.code'],
      ['country', 'country'],
    ]);
    const { warehouse_id } = opened.content;
    expect((await send(deskSave, { ...hub, warehouse_id, enabled: 0 }, admin.token)).content.enabled).toBe(0);
    expect((await send(warehousesCalls.list, {}, token)).content.list).toHaveLength(2);
    expect((await send(deskList, {}, admin.token)).content.list).toHaveLength(3);
    expect((await send(deskSave, { ...hub, warehouse_id: 999, code: 'NO1' }, admin.token)).status).toBe(404);
    expect((await send(deskSave, hub, (await make.aStaff('warehouse_clerk')).token)).status).toBe(403);
  });
});

describe('properties', () => {
  const { deskList, deskSave } = propertiesDeskCalls;

  it('PROD-51 answers what a product can be for carriers, in their order and both languages', async () => {
    const { content } = await send(propertiesCalls.list, {}, token);
    expect(content.list.slice(0, 2)).toMatchObject([
      { code: 'general', name_en: 'General goods', name_cn: '普货' },
      { code: 'battery_inside', name_en: 'Built-in battery', name_cn: '内置电池' },
    ]);
  });

  it('are added and switched off by staff', async () => {
    const gas = { code: 'gas', name_en: 'Gas', name_cn: '气体', sort: 5 };
    const { property_id } = (await send(deskSave, gas, admin.token)).content;
    expect((await send(propertiesCalls.list, {}, token)).content.list[0]).toMatchObject({ code: 'gas' });
    expect(errorsOf(await send(deskSave, gas, admin.token))).toEqual([['code', 'properties.code_taken']]);
    expect(errorsOf(await send(deskSave, { ...gas, code: 'No Good' }, admin.token))).toEqual([['code', 'properties.code']]);
    await send(deskSave, { ...gas, property_id, enabled: 0 }, admin.token);
    expect((await send(propertiesCalls.list, {}, token)).content.list.map((one) => one.code)).not.toContain('gas');
    expect((await send(deskList, {}, admin.token)).content.list.map((one) => one.code)).toContain('gas');
    expect((await send(deskSave, { ...gas, property_id: 999, code: 'none' }, admin.token)).status).toBe(404);
  });
});

describe('countries', () => {
  it('PROD-53 answers every country and region once, in both languages, with the names used in China', async () => {
    const { list } = (await send(countriesCalls.list, {}, token)).content;
    expect(list).toHaveLength(250);
    expect(new Set(list.map((one) => one.code)).size).toBe(250);
    const words = (code: string) => list.find((one) => one.code === code);
    expect(words('DE')).toEqual({ code: 'DE', name_en: 'Germany', name_cn: '德国' });
    expect([words('HK')?.name_cn, words('MO')?.name_cn, words('TW')?.name_cn]).toEqual(['中国香港', '中国澳门', '中国台湾']);
    // Each has a name of its own, not its code.
    for (const one of list) expect([one.name_en.length > 2, /\p{Script=Han}/u.test(one.name_cn)], one.code).toEqual([true, true]);
  });
});
