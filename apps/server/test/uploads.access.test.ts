import { describe, expect, it } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import type { Person } from './kit/factories.ts';
import { importKit } from './kit/imports.ts';
import { aProductInput, errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { png, upload } from './kit/upload-samples.ts';
import { productRow, xlsx } from './kit/workbooks.ts';

const testing = await testApp();
const { app, deps, make, send, work } = testing;
const { db } = deps.database;
const { aTopUp, sendVoucher } = topUpKit(testing);
const { bring, result } = importKit(testing);
work();

const READ = 200;
const GONE = 404;
const status = async (file_id: string, { token }: Person) =>
  (await app.inject({ url: `${uploadsCalls.getFile.path}?file_id=${file_id}`, headers: { token } })).statusCode;
const aPicture = async ({ token }: Person) =>
  (await upload(app, '/upload/img', token, [{ name: 'x.png', type: 'image/png', body: await png() }])).content.file_id;
const permit = (who: Person, permissions: string[], skus: string[] | null = null) =>
  db.updateTable('accounts').set({ permissions, skus }).where('account_id', '=', who.account_id).execute();
const voucherOf = async (top_up_id: number) => {
  const row = await db.selectFrom('top_ups').select('voucher_file_id').where('top_up_id', '=', top_up_id).executeTakeFirstOrThrow();
  return row.voucher_file_id ?? '';
};
/** Starts an export and waits for its file. */
async function anExport({ token }: Person) {
  const { job_id } = (await send(productsCalls.export, {}, token)).content;
  await result(job_id, token);
  return { job_id, file_id: (await send(jobsCalls.get, { job_id }, token)).content.result?.file_id ?? '' };
}

describe('a payment voucher', () => {
  it('is read by accounts that may see top-ups and by nobody else, not even by its id', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read']);
    const bookkeeper = await make.anAccount(main.customer_id, 'internal', ['top-ups.read']);
    const file_id = await voucherOf((await aTopUp(main)).top_up_id);
    expect(await Promise.all([main, bookkeeper, clerk].map((who) => status(file_id, who)))).toEqual([READ, READ, GONE]);
  });

  it('is lost to its uploader together with the permission', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['top-ups.read', 'top-ups.edit']);
    const file_id = await voucherOf((await aTopUp(clerk)).top_up_id);
    expect(await status(file_id, clerk)).toBe(READ);
    await permit(clerk, []);
    expect(await status(file_id, clerk)).toBe(GONE);
  });

  it('cannot be made a product’s picture by an account that may not see it', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read', 'products.edit']);
    const { file_id } = (await sendVoucher(main.token, 'slip.jpg')).content;
    await aTopUp(main, { voucher_file_id: file_id });
    const saved = await send(productsCalls.save, aProductInput({ image_file_id: file_id }), clerk.token);
    expect(errorsOf(saved)).toEqual([['image_file_id', 'products.no_image']]);
  });
});

describe('an export', () => {
  it('is read by the account that started it; a colleague with the same permission does not get it by its id', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read']);
    const { file_id, job_id } = await anExport(main);
    expect([await status(file_id, main), await status(file_id, clerk)]).toEqual([READ, GONE]);
    expect((await send(jobsCalls.getFile, { job_id }, clerk.token)).status).toBe(404);
  });

  it('is lost to its own account together with the permission of the call that made it', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read']);
    const { file_id, job_id } = await anExport(clerk);
    expect(await status(file_id, clerk)).toBe(READ);
    await permit(clerk, ['inventory.read']);
    expect(await status(file_id, clerk)).toBe(GONE);
    expect(await send(jobsCalls.getFile, { job_id }, clerk.token)).toMatchObject({ status: 403, content: { code: 'permission.denied' } });
  });

  it('is lost to a supplier whose SKUs were cut since', async () => {
    const main = await make.aMerchant();
    const supplier = await make.anAccount(main.customer_id, 'supplier', ['products.read'], ['A-1', 'B-2']);
    const { file_id, job_id } = await anExport(supplier);
    await permit(supplier, ['products.read'], ['a-1', 'b-2', 'C-3']);
    expect(await status(file_id, supplier)).toBe(READ);
    await permit(supplier, ['products.read'], ['A-1']);
    expect(await status(file_id, supplier)).toBe(GONE);
    expect((await send(jobsCalls.getFile, { job_id }, supplier.token)).status).toBe(403);
  });

  it('is read by nobody once its job was deleted', async () => {
    const main = await make.aMerchant();
    const { file_id, job_id } = await anExport(main);
    await db.deleteFrom('jobs').where('job_id', '=', job_id).execute();
    expect(await status(file_id, main)).toBe(GONE);
  });
});

describe('a product’s picture', () => {
  it('is read within the SKU scope only', async () => {
    const main = await make.aMerchant();
    const [mine, other] = [await aPicture(main), await aPicture(main)];
    await make.aProduct(main.customer_id, { sku: 'MINE', image_file_id: mine });
    await make.aProduct(main.customer_id, { sku: 'OTHER', image_file_id: other });
    const supplier = await make.anAccount(main.customer_id, 'supplier', ['products.read'], ['mine']);
    const clerk = await make.anAccount(main.customer_id, 'internal', ['top-ups.read']);
    expect([await status(mine, supplier), await status(other, supplier)]).toEqual([READ, GONE]);
    expect([await status(mine, main), await status(mine, clerk)]).toEqual([READ, GONE]);
  });
});

describe('an upload in no document', () => {
  it('is read by its uploader only', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read', 'products.edit', 'top-ups.read']);
    const file_id = await aPicture(clerk);
    expect([await status(file_id, clerk), await status(file_id, main)]).toEqual([READ, GONE]);
  });
});

describe('an imported workbook', () => {
  it('is read with the permission of its kind; people limited to SKUs see nothing of the imports of others', async () => {
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read', 'products.edit']);
    const bookkeeper = await make.anAccount(main.customer_id, 'internal', ['top-ups.read']);
    const supplier = await make.anAccount(main.customer_id, 'supplier', ['products.read', 'products.edit'], ['S-1']);
    const workbook = async (sku: string) => xlsx({ rows: [productRow({ sku })] });
    const all = await bring('products', await workbook('SECRET-1'), main.token, 'everything.xlsx');
    const own = await bring('products', await workbook('S-1'), supplier.token, 'own.xlsx');
    const fileOf = async (import_id: number) =>
      (await db.selectFrom('imports').select('file_id').where('import_id', '=', import_id).executeTakeFirstOrThrow()).file_id;
    const [theirs, hers] = [await fileOf(all.import_id), await fileOf(own.import_id)];
    expect(await Promise.all([main, clerk, bookkeeper, supplier].map((who) => status(theirs, who)))).toEqual([READ, READ, GONE, GONE]);
    expect(await status(hers, supplier)).toBe(READ);

    const names = async ({ token }: Person) => {
      const { list, count } = (await send(importsCalls.list, { kind: 'products' }, token)).content;
      return [list.map(({ file_name }) => file_name), count];
    };
    expect(await names(supplier)).toEqual([['own.xlsx'], 1]);
    expect(await names(clerk)).toEqual([['own.xlsx', 'everything.xlsx'], 2]);
    const { import_id } = all;
    for (const call of [importsCalls.get, importsCalls.rows, importsCalls.markedWorkbook, importsCalls.apply, importsCalls.discard])
      expect([call.name, (await send(call, { import_id }, supplier.token)).status]).toEqual([call.name, 404]);
  });
});
