import { packingDeskCalls as calls, packingDocumentPath, type PackingDocument } from '@quayside/contract/packing/packing.desk-calls';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { writeFile } from '#server/areas/uploads/uploads.public.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { packingKit } from './kit/packing.ts';
import { pdfPages, scan as readCodes } from './kit/pdf-pages.ts';
import { testApp } from './kit/test-app.ts';
import { png } from './kit/upload-samples.ts';

const kit = await testApp();
const { app, send, make, deps } = kit;
const { approved, packed, packer, open } = await packingKit(kit);
type Key = { customer_id: number; order_id: number };

const documentOf = (document: PackingDocument, key: Key, token = packer.token) =>
  app.inject({ method: 'GET', url: packingDocumentPath(document, key), headers: { token } });
const pageOf = async (document: PackingDocument, key: Key) => {
  const { rawPayload, headers } = await documentOf(document, key);
  expect(headers['content-type']).toContain('application/pdf');
  const pages = await pdfPages(rawPayload, 203);
  const [page] = pages;
  if (!page) throw new Error('no page');
  return { page, pages, raw: rawPayload.toString('latin1') };
};
const nameOf = (customer_id: number) =>
  deps.database.db.selectFrom('customers').select('name').where('customer_id', '=', customer_id).executeTakeFirstOrThrow();

describe('documents of a packed order', () => {
  it('STAFF-08 the parcel label is 100 × 150 mm, its waybill number is read back from the bars, and it names the sender only', async () => {
    const order = await packed({ first_name: 'Anna', last_name: 'Steiner' });
    const { page, pages, raw } = await pageOf('label', order.one);
    expect(pages).toHaveLength(1);
    expect([page.width_mm, page.height_mm]).toEqual([expect.closeTo(100, 1), expect.closeTo(150, 1)]);
    expect(await readCodes(page.pixels)).toEqual([{ format: 'Code128', text: order.parcel.waybill_no }]);
    const { name } = await nameOf(order.one.customer_id);
    for (const words of ['Anna Steiner', order.order_no, order.parcel.waybill_no, name]) expect(page.text).toContain(words);
    expect(page.text).toContain(`${(order.expected_g / 1000).toFixed(2)} kg`);
    expect(page.text + raw).not.toMatch(/quayside/i);
    const outside = page.items.filter(({ x_mm, width_mm, y_mm }) => x_mm < 0 || x_mm + width_mm > 100 || y_mm > 150);
    expect(outside).toEqual([]);
  });

  it('STAFF-08 the packing slip is A5 with items, quantities and the order number as bars, without prices', async () => {
    const order = await packed({ first_name: 'Anna', last_name: 'Steiner' });
    const { page, raw } = await pageOf('slip', order.one);
    expect([page.width_mm, page.height_mm]).toEqual([expect.closeTo(148, 1), expect.closeTo(210, 1)]);
    expect(await readCodes(page.pixels)).toEqual([{ format: 'Code128', text: order.order_no }]);
    const { name } = await nameOf(order.one.customer_id);
    for (const words of ['Packing slip', 'Anna Steiner', name, 'Units in this parcel']) expect(page.text).toContain(words);
    expect(page.text).not.toMatch(/USD|\d+\.\d\d\b/);
    expect(page.text + raw).not.toMatch(/quayside/i);
  });

  it('the packing slip has the product’s picture, and the logo and address of the merchant’s own brand', async () => {
    const { db } = deps.database;
    const order = await packed();
    const { platform_type } = await db
      .selectFrom('customers')
      .select('platform_type')
      .where('customer_id', '=', order.one.customer_id)
      .executeTakeFirstOrThrow();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="black"/></svg>';
    await db
      .updateTable('brands')
      .set({ logo_svg: '', website: 'https://own-brand.test' })
      .where('platform_type', '=', platform_type)
      .execute();
    await db.updateTable('brands').set({ site_name: 'Foreign Brand' }).where('platform_type', '<>', platform_type).execute();
    const before = await pageOf('slip', order.one);
    const file = await asSystem(deps.database, async (tx) =>
      writeFile(
        { tx, storage: deps.storage, now: new Date() },
        { customerId: order.one.customer_id, accountId: null, name: 'lamp.png', mime: 'image/png', body: Readable.from([await png()]) },
      ),
    );
    await db.updateTable('products').set({ image_file_id: file.file_id }).where('customer_id', '=', order.one.customer_id).execute();
    const withPicture = await pageOf('slip', order.one);
    await db.updateTable('brands').set({ logo_svg: svg }).where('platform_type', '=', platform_type).execute();
    const after = await pageOf('slip', order.one);
    expect(after.page.text).toContain('https://own-brand.test');
    expect(after.page.text + after.raw).not.toContain('Foreign Brand');
    const pictures = (raw: string) => raw.split('/Subtype /Image').length - 1;
    expect(pictures(before.raw)).toBe(0);
    expect(pictures(withPicture.raw)).toBe(1);
    expect(pictures(after.raw)).toBeGreaterThan(1);
  });

  it('every print is in the operation log, with the customer', async () => {
    const order = await packed();
    for (const document of ['label', 'slip', 'label'] as const) await documentOf(document, order.one);
    const rows = await deps.database.db
      .selectFrom('operation_log')
      .select('operation')
      .where('customer_id', '=', order.one.customer_id)
      .where('operation', 'like', 'packing.print%')
      .orderBy('log_id')
      .execute();
    expect(rows.map(({ operation }) => operation)).toEqual(['packing.print_label', 'packing.print_slip', 'packing.print_label']);
  });

  it('an order that is not packed has no label, and only packers get one', async () => {
    const order = await approved();
    const { json } = await documentOf('label', order.one);
    expect(json()).toMatchObject({ error_code: 5109 });
    const clerk = await make.aStaff('customer_service');
    expect((await documentOf('slip', order.one, clerk.token)).statusCode).toBe(403);
  });

  it('an opened order says which codes the labels of its units may have', async () => {
    const order = await approved();
    const { content } = await open(order.order_no);
    expect(content.lines).not.toHaveLength(0);
    for (const line of content.lines) expect(line.codes).toContain(line.sku.toLowerCase());
    expect((await send(calls.deskAside, order.one, packer.token)).error_code).toBe(0);
  });
});
