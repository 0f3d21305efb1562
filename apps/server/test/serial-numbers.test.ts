import { beforeAll, describe, expect, it } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { serialNumbersCalls } from '@quayside/contract/serial-numbers/serial-numbers.calls';
import { importKit } from './kit/imports.ts';
import { testApp } from './kit/test-app.ts';
import { serialRow, xlsx } from './kit/workbooks.ts';

const testing = await testApp();
const { deps, make, send, work } = testing;
const { bring, rows, template } = importKit(testing);
const { db } = deps.database;
const { list } = serialNumbersCalls;
beforeAll(() => void work());

async function withSerials() {
  const merchant = await make.aMerchant();
  const phone = await make.aProduct(merchant.customer_id, { sku: `PHONE-${merchant.customer_id}` });
  const watch = await make.aProduct(merchant.customer_id, { sku: `WATCH-${merchant.customer_id}` });
  const file = await xlsx({
    kind: 'serial_numbers',
    rows: [
      serialRow({ serial_number: 'SN-001', sku: phone.sku, box_no: 'BOX-1', receiving_no: 'ASN-1' }),
      serialRow({ serial_number: 'SN-002', sku: phone.sku.toLowerCase(), box_no: 'BOX-1' }),
      serialRow({ serial_number: 'SN-003', sku: watch.sku, box_no: 'BOX-2' }),
    ],
  });
  const view = await bring('serial_numbers', file, merchant.token);
  await send(importsCalls.apply, { import_id: view.import_id }, merchant.token);
  return { ...merchant, phone, watch, file };
}

describe('serial numbers', () => {
  it('SN-01 SN-02 are imported by template and listed with everything known about them', async () => {
    const { token, customer_id, phone } = await withSerials();
    const { content } = await send(list, { order: 'asc' }, token);
    expect(content.count).toBe(3);
    expect(content.list[0]).toMatchObject({
      customer_id,
      serial_number: 'SN-001',
      box_no: 'BOX-1',
      receiving_no: 'ASN-1',
      sku: phone.sku,
      barcode: phone.barcode,
      status: 'unbound',
      system_order_no: null,
      customer_order_no: null,
      created_at: expect.any(String),
      bound_at: null,
    });
  });

  it('SN-02 are found by number, SKU, box, receiving number, order, status and day', async () => {
    const { token, customer_id, phone } = await withSerials();
    const bound = { status: 'bound', system_order_no: 'SO-9', customer_order_no: 'SHOP-9', bound_at: new Date() } as const;
    await db
      .updateTable('serial_numbers')
      .set(bound)
      .where('customer_id', '=', customer_id)
      .where('serial_number', '=', 'SN-003')
      .execute();
    const count = async (filters: Parameters<typeof send<typeof list>>[1]) => (await send(list, filters, token)).content.count;
    expect(await count({ serial_number: 'sn-001' })).toBe(1);
    expect(await count({ sku: phone.sku })).toBe(2);
    expect(await count({ box_no: 'BOX-1' })).toBe(2);
    expect(await count({ receiving_no: 'ASN-1' })).toBe(1);
    expect(await count({ status: 'bound' })).toBe(1);
    expect(await count({ status: 'unbound' })).toBe(2);
    expect(await count({ to: '2024-01-01' })).toBe(0);
  });

  it('SN-06 mechanism: are listed by the order they were packed for, under either of its numbers', async () => {
    const { token, customer_id } = await withSerials();
    const bound = { status: 'bound', system_order_no: 'SO-9', customer_order_no: 'SHOP-9', bound_at: new Date() } as const;
    const packed = ['SN-001', 'SN-003'];
    await db.updateTable('serial_numbers').set(bound).where('customer_id', '=', customer_id).where('serial_number', 'in', packed).execute();
    for (const order_no of ['SO-9', 'SHOP-9']) {
      const { list: found } = (await send(list, { order_no, sort: 'serial_id', order: 'asc' }, token)).content;
      expect(found.map(({ serial_number }) => serial_number)).toEqual(packed);
    }
  });

  it('SN-03 SN-04 refuse a wrong form, a double and an unknown SKU, each at its cell', async () => {
    const { token, phone } = await withSerials();
    const file = await xlsx({
      kind: 'serial_numbers',
      rows: [
        serialRow({ serial_number: 'SN 1!', sku: phone.sku }),
        serialRow({ serial_number: 'NEW-1', sku: phone.sku }),
        serialRow({ serial_number: 'new-1', sku: phone.sku }),
        serialRow({ serial_number: 'SN-001', sku: phone.sku, box_no: 'OTHER' }),
        serialRow({ serial_number: null, sku: 'NOBODY', box_no: 'x'.repeat(41) }),
      ],
    });
    const view = await bring('serial_numbers', file, token);
    const said = (await rows(view.import_id, token)).map(({ faults }) => faults.map(({ column, msg }) => `${column}: ${msg}`));
    expect(said).toEqual([
      ['serial_number: Only letters, digits and hyphens are allowed in a serial number'],
      ['serial_number: Duplicate serial number'],
      ['serial_number: Duplicate serial number'],
      ['serial_number: Duplicate serial number'],
      [expect.stringContaining('serial_number'), 'sku: SKU not found', expect.stringContaining('box_no')],
    ]);
  });

  it('D-16 the same file twice changes nothing', async () => {
    const { token, file } = await withSerials();
    expect(await bring('serial_numbers', file, token)).toMatchObject({ unchanged_count: 3, good_count: 0, faulty_count: 0 });
  });

  it('D-73 are unique within a merchant, not between merchants', async () => {
    const one = await withSerials();
    const two = await withSerials();
    expect((await send(list, {}, one.token)).content.count).toBe(3);
    expect((await send(list, {}, two.token)).content.count).toBe(3);
  });

  it('show a supplier those of its SKUs', async () => {
    const { customer_id, watch } = await withSerials();
    const supplier = await make.anAccount(customer_id, 'supplier', ['serial-numbers.read']);
    expect((await send(list, {}, supplier.token)).content.count).toBe(0);
    await db
      .updateTable('accounts')
      .set({ skus: [watch.sku] })
      .where('account_id', '=', supplier.account_id)
      .execute();
    expect((await send(list, {}, supplier.token)).content.list.map(({ serial_number }) => serial_number)).toEqual(['SN-003']);
  });

  it('come with a template that needs the permission to edit', async () => {
    const { customer_id } = await withSerials();
    const editor = await make.anAccount(customer_id, 'internal', ['serial-numbers.edit']);
    const reader = await make.anAccount(customer_id, 'internal', ['serial-numbers.read']);
    expect((await template('serial_numbers', editor.token)).subarray(0, 2).toString()).toBe('PK');
    expect((await template('serial_numbers', reader.token)).toString()).toContain('1003');
  });
});
