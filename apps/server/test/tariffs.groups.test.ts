import { describe, expect, it } from 'vitest';
import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { approvalKit } from './kit/approvals.ts';
import { testApp } from './kit/test-app.ts';

const testing = await testApp();
const { deps, make, send } = testing;
const { agree } = approvalKit(testing);
const { db } = deps.database;
const [finance, second, clerk] = [await make.aStaff('finance'), await make.aStaff('finance'), await make.aStaff('order_clerk')];
const { deskSetGroup, deskCustomerGroup, deskGroups, deskExplain } = tariffsDeskCalls;

describe('the price group of a customer', () => {
  it('is STANDARD without a row, changes once a second person agrees, and is in the log of the customer', async () => {
    const { customer_id } = await make.aMerchant();
    const group = async () => (await send(deskCustomerGroup, { customer_id }, clerk.token)).content;
    expect(await group()).toMatchObject({ price_group: 'STANDARD', set_by: null, waiting: 0 });
    const asked = await send(deskSetGroup, { customer_id, price_group: 'VIP', reason: 'Contract 7' }, finance.token);
    expect(asked.status).toBe(200);
    expect(await group()).toMatchObject({ price_group: 'STANDARD', waiting: 1 });
    expect((await agree(asked.content.approval_id, finance.token)).status).toBe(403);
    expect((await agree(asked.content.approval_id, second.token)).status).toBe(200);
    expect(await group()).toMatchObject({ price_group: 'VIP', waiting: 0 });
    const log = await db
      .selectFrom('operation_log')
      .select(['operation', 'customer_id'])
      .where('customer_id', '=', customer_id)
      .where('operation', 'in', ['tariffs.set_price_group', 'approvals.decide'])
      .execute();
    expect(log.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['tariffs.set_price_group', 'approvals.decide']));
    const { list } = (await send(deskGroups, {}, clerk.token)).content;
    expect(list.find(({ price_group }) => price_group === 'VIP')?.customers).toBe(1);
  });

  it('is refused at the field when the running tariff does not have it or the customer has it already', async () => {
    const { customer_id } = await make.aMerchant();
    const fieldsOf = async (price_group: string) => {
      const { content } = await send(deskSetGroup, { customer_id, price_group, reason: 'x' }, finance.token);
      return (content as unknown as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [path, code]);
    };
    expect(await fieldsOf('GOLD')).toEqual([['price_group', 'tariffs.unknown_group']]);
    expect(await fieldsOf('STANDARD')).toEqual([['price_group', 'tariffs.same_group']]);
    expect((await send(deskSetGroup, { customer_id, price_group: 'VIP', reason: 'x' }, clerk.token)).status).toBe(403);
  });

  it('a proposal is outdated when the group was changed meanwhile', async () => {
    const { customer_id } = await make.aMerchant();
    const { approval_id } = (await send(deskSetGroup, { customer_id, price_group: 'VIP', reason: 'x' }, finance.token)).content;
    await db.insertInto('customer_price_groups').values({ customer_id, price_group: 'FULFIL' }).execute();
    expect((await agree(approval_id, second.token)).error_code).toBe(4055);
  });
});

describe('why a parcel costs what it costs', () => {
  const parcel = {
    day: '2026-08-12',
    warehouse: 'SZ01',
    price_group: 'VIP',
    country: 'DE',
    postal_code: '10115',
    weight_g: 400,
    length_cm: '20',
    width_cm: '15',
    height_cm: '10',
    value_usd: '20.00',
  };

  it('gives each item with its figures and its row of the workbook, and the total is their sum', async () => {
    const { content } = await send(deskExplain, parcel, clerk.token);
    expect(content).toMatchObject({ version: { name: 'TEST', currency: 'CNY' }, errors: [] });
    expect(content.offered.length).toBeGreaterThan(1);
    for (const { items, total } of content.offered) {
      expect(items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(Math.round(Number(total) * 100));
    }
    const world = content.offered.find(({ method }) => method === 'WORLD');
    const [freight] = world?.items ?? [];
    const sheets = await db.selectFrom('tariff_versions').select('tariff').where('name', '=', 'TEST').executeTakeFirstOrThrow();
    const { prices } = sheets.tariff as { prices: { method: string }[] };
    expect(freight).toMatchObject({ code: 'basic_shipping', inputs: { group_percent: '95.00', price: '70.00' } });
    expect(freight?.row).toEqual({ sheet: 'prices', row_no: prices.findIndex(({ method }) => method === 'WORLD') + 2 });
    expect(content.offered.map(({ total }) => Number(total))).toEqual(
      content.offered.map(({ total }) => Number(total)).toSorted((a, b) => a - b),
    );
  });

  it('lists the methods that are not offered with their reason and its figures', async () => {
    const { content } = await send(deskExplain, { ...parcel, weight_g: 40_000, attributes: 'liquid' }, clerk.token);
    const reasons = content.refused.flatMap((method) => method.reasons);
    expect(reasons.some(({ code, figures }) => code === 'WEIGHT_OVER_LIMIT' && Number(figures['actual']) > 40_000)).toBe(true);
    expect(reasons).toContainEqual({ code: 'ATTRIBUTE_FORBIDDEN', figures: { attributes: 'liquid' } });
  });

  it('names an unknown warehouse and group, and says when no version holds on the day', async () => {
    const { content } = await send(deskExplain, { ...parcel, warehouse: 'MOON', price_group: 'GOLD' }, clerk.token);
    expect(content.errors.map(({ code }) => code)).toEqual(['WAREHOUSE_UNKNOWN', 'GROUP_UNKNOWN']);
    expect((await send(deskExplain, { ...parcel, day: '2001-01-01' }, clerk.token)).error_code).toBe(4305);
    const packer = await make.aStaff('warehouse_clerk');
    expect((await send(deskExplain, parcel, packer.token)).status).toBe(403);
  });
});
