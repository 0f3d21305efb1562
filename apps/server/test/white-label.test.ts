import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { markPapers } from '@quayside/contract/inbound/carton-marks';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { statisticsCalls } from '@quayside/contract/statistics/statistics.calls';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { warningEmailsOpenCalls } from '@quayside/contract/warning-emails/warning-emails.open-calls';
import { mailTexts } from '@quayside/i18n/server-texts.en';
import { allHandlers, allJobs } from '#server/areas/all.ts';
import { sendMail } from '#server/areas/mails/mails.service.ts';
import { creditMoney } from '#server/areas/wallets/wallet-ledger.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { hiddenText } from './kit/hidden-text.ts';
import { importKit } from './kit/imports.ts';
import { inboundKit } from './kit/inbound.ts';
import { mailServer, type MailServer } from './kit/mail-server.ts';
import { testApp, type TestApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { unzip } from './kit/unzip.ts';
import { png, upload } from './kit/upload-samples.ts';
import { paid, topUp, walletKit } from './kit/wallets.ts';
import { productRow, serialRow, xlsx } from './kit/workbooks.ts';

/** The name of the product, which no merchant may find anywhere: they know their provider's brand only. */
const NAME = 'quayside';
type Produced = { readonly bytes: Buffer; readonly headers: string };

let server: MailServer;
let t: TestApp;
let kit: ReturnType<typeof importKit>;
let token = '';
let customerId = 0;
let productId = 0;
let image = '';

beforeAll(async () => {
  server = await mailServer();
  t = await testApp({ SMTP_URL: server.url });
  kit = importKit(t);
  t.work();
  ({ token, customer_id: customerId } = await t.make.aMerchant());
  await walletKit(t.deps).inTransaction((ctx) => creditMoney(ctx, customerId, topUp('T-1'), [paid(100_000)]));
  ({ product_id: productId } = await t.make.aProduct(customerId, { sku: 'LAMP', barcode: '4006381333931' }));
  await t.make.aLevel(await t.make.aProduct(customerId, { sku: 'CUP' }), { total: 3 });
  image = (await upload(t.app, uploadsCalls.image.path, token, [{ name: 'photo.png', body: await png() }])).content.url;
});
afterAll(() => server.close());

async function fetched(url: string, payload?: object): Promise<Produced> {
  const answer = await t.app.inject({ method: payload ? 'POST' : 'GET', url, headers: { token }, ...(payload ? { payload } : {}) });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return { bytes: answer.rawPayload, headers: JSON.stringify(answer.headers) };
}

/** Starts an export and fetches the file it makes. */
async function exported<C extends Call>(call: C, input: Parameters<typeof t.send<C>>[1]): Promise<Produced> {
  const { content } = await t.send(call, input, token);
  const { job_id } = content as { job_id: number }; // every export answers with its job
  await kit.result(job_id, token);
  return fetched(`${jobsCalls.getFile.path}?job_id=${job_id}`);
}
const month = () => new Date().toISOString().slice(0, 7);

/** How each kind of file is produced. A new one fails the first test below until it has its line here. */
const jobFiles: Record<string, () => Promise<Produced[]>> = {
  'inbound.print_marks': async () => {
    const { inbound_id } = await inboundKit(t).aDraft(token, productId);
    return Promise.all(markPapers.map((paper) => exported(inboundCalls.printMarks, { inbound_id, ...paper })));
  },
  'inventory.export': async () => [
    await exported(inventoryCalls.export, {}),
    await exported(inventoryCalls.export, { deadline: `${month()}-01` }),
  ],
  'inventory.export_log': async () => [await exported(inventoryCalls.exportStockLog, {})],
  'orders.export': async () => [await exported(ordersCalls.export, {})],
  'operation-log.export': async () => [await exported(operationLogCalls.export, {})],
  'products.export': async () => [await exported(productsCalls.export, {})],
  'statistics.export': async () => [
    await exported(statisticsCalls.export, { page: 'shipping' }),
    await exported(statisticsCalls.export, { page: 'countries' }),
    await exported(statisticsCalls.export, { page: 'volume' }),
  ],
  'statistics.export_expenses': async () => [await exported(statisticsCalls.export, { page: 'expenses' })],
  'statistics.export_skus': async () => [await exported(statisticsCalls.export, { page: 'skus' })],
  'transactions.export': async () => [await exported(transactionsCalls.export, {})],
  'transactions.statement': async () => [
    await exported(transactionsCalls.statement, { month: month(), format: 'pdf' }),
    await exported(transactionsCalls.statement, { month: month(), format: 'xlsx' }),
  ],
};
const callFiles: Record<string, () => Promise<Produced[]>> = {
  'brands.getLogo': async () => [await fetched(`${brandsCalls.getLogo.path}?platform_type=1&kind=logo`)],
  'imports.productTemplate': async () => [await fetched(importsCalls.productTemplate.path)],
  'imports.orderTemplate': async () => [await fetched(importsCalls.orderTemplate.path)],
  'imports.inboundTemplate': async () => [await fetched(importsCalls.inboundTemplate.path)],
  'imports.serialNumberTemplate': async () => [await fetched(importsCalls.serialNumberTemplate.path)],
  'imports.markedWorkbook': async () => {
    const { import_id } = await kit.bring('products', await xlsx({ rows: [productRow({ sku: 'BAD', weight_g: 'heavy' })] }), token);
    return [await fetched(`${importsCalls.markedWorkbook.path}?import_id=${import_id}`)];
  },
  'inbound.productList': async () => {
    const { inbound_id } = await inboundKit(t).aDraft(token, productId);
    return [await fetched(inboundCalls.productList.path, { inbound_id })];
  },
  'inbound.packingList': async () => {
    const { inbound_id } = await inboundKit(t).aDraft(token, productId);
    return [
      await fetched(inboundCalls.packingList.path, { inbound_id }),
      await fetched(inboundCalls.packingList.path, { inbound_id, format: 'xlsx' }),
    ];
  },
  // Every file of a job is fetched by it.
  'jobs.getFile': async () => [],
  'products.print': async () => {
    const lines = [{ product_id: productId, copies: 1 }];
    const paper = { lines, width_mm: 60, height_mm: 40 };
    return [await fetched(productsCalls.print.path, paper), await fetched(productsCalls.print.path, { ...paper, paper: 'a4' })];
  },
  'products.barcodes': async () => {
    const path = productsCalls.barcodes.path;
    return [
      await fetched(path, { ids: [productId] }),
      await fetched(path, { ids: [productId], format: 'svg' }),
      await fetched(path, { ids: [productId, productId + 1] }),
    ];
  },
  'top-ups.bankPdf': async () => {
    const choice = { method: 'wire_transfer', currency: 'USD' } as const;
    await topUpKit(t).openAccount(choice);
    const { reference } = (await t.send(topUpsCalls.account, choice, token)).content;
    return [await fetched(topUpsCalls.bankPdf.path, { reference })];
  },
  // Pictures as the merchant and the warehouse uploaded them.
  'exceptions.image': async () => [],
  'loss-orders.image': async () => [],
  'products.image': async () => [],
  'uploads.getFile': async () => [await fetched(image)],
  // A file of the provider's staff, returned as it was uploaded.
  'uploads.providerFile': async () => [],
  // A photo of the warehouse, drawn again from its pixels.
  'work-orders.image': async () => [],
};

describe('what a merchant receives', () => {
  it('is known completely: every file call, every job that makes a file', () => {
    const calls = allHandlers.map(({ call }) => call).filter((call) => call.answers === 'file' && realmOf(call) === 'merchant');
    expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(callFiles).toSorted());
    const jobs = allJobs.map(({ job }) => job).filter(({ permission }) => permission !== undefined);
    expect(jobs.map(({ name }) => name).toSorted()).toEqual(Object.keys(jobFiles).toSorted());
  });

  it.each(Object.entries({ ...callFiles, ...jobFiles }))('never names the product: file of %s', async (_name, produce) => {
    for (const { bytes, headers } of await produce()) {
      expect(bytes.length).toBeGreaterThan(0);
      expect(headers.toLowerCase()).not.toContain(NAME);
      expect(await hiddenText(bytes)).not.toContain(NAME);
    }
  });

  it.each(Object.entries(jobFiles))(
    'is a workbook with a frozen header, a filter and widths on every sheet: %s',
    async (_name, produce) => {
      for (const { bytes } of await produce()) {
        if (bytes.subarray(0, 2).toString() !== 'PK') continue;
        const sheets = [...(await unzip(bytes))].filter(([name]) => name.startsWith('xl/worksheets/'));
        expect(sheets.length).toBeGreaterThan(0);
        for (const [, xml] of sheets) expect(xml.toString('utf8')).toMatch(/<pane ySplit="1".*<cols>.*<autoFilter ref="A1:/s);
      }
    },
  );

  it('never names the product in a mail, its headers included', async () => {
    const templates = Object.keys(mailTexts).flatMap((key) => /^(.*)\.subject$/.exec(key)?.[1] ?? []);
    expect(templates.length).toBeGreaterThan(8);
    for (const template of templates) {
      for (const language of ['en', 'zh_CN'] as const) {
        const texts = Object.entries(mailTexts).filter(([key]) => key.startsWith(`${template}.`));
        const names = texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
        const params = { ...Object.fromEntries(names.map((name) => [name, 'value'])), url: 'https://portal.harbourline.test/page' };
        const to = { name: 'Reader', address: `${template.replaceAll(/\W/g, '-')}-${language}@shop.test`.toLowerCase() };
        const mail = { template, to, language, platformType: 1, customerId, params };
        await asSystem(t.deps.database, (tx) => sendMail(systemCtx(t.deps, tx), mail as never)); // its parameters are read from its texts above
      }
    }
    await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(templates.length * 2);
    for (const { raw, mail, from } of server.received) {
      const all = [raw.toString('utf8'), from, mail.html ?? '', mail.text ?? '', JSON.stringify(mail.headers)].join('\n');
      expect(all.toLowerCase()).not.toContain(NAME);
      expect(mail.headers.map(({ key }) => key)).not.toContain('x-mailer');
    }
  });

  it('never names the product in errors and in the description of the open API', async () => {
    const pages = ['/open/openapi.json', '/docs/', '/api/ucenter/nothing', warningEmailsOpenCalls.openGet.path];
    const answers = await Promise.all(pages.map((url) => t.app.inject({ url, headers: { authorization: 'Bearer nonsense' } })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 401]);
    for (const { headers, body } of answers) expect(`${JSON.stringify(headers)}${body}`.toLowerCase()).not.toContain(NAME);
  });

  it('never names the product in the source of the pages', () => {
    const root = join(import.meta.dirname, '../../..');
    const folders = ['apps/portal', 'packages/ui/src', 'packages/i18n/src', 'packages/domain/src', 'packages/contract/src'];
    const files = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }));
    const shown = files.filter(({ name, parentPath }) => /\.(?:tsx?|css|html|svg|js)$/.test(name) && !/node_modules|dist/.test(parentPath));
    expect(shown.length).toBeGreaterThan(500);
    const named = shown.filter(({ name, parentPath }) => {
      const text = readFileSync(join(parentPath, name), 'utf8').toLowerCase();
      // Names of packages are gone when the pages are built.
      return !name.includes('.test.') && text.replaceAll(`@${NAME}/`, '').includes(NAME);
    });
    expect(named.map(({ name, parentPath }) => join(parentPath, name))).toEqual([]);
  });

  it('can import a template that was downloaded when its hidden sheet had another name', async () => {
    const book = await xlsx({ rows: [productRow({ sku: 'OLD-1' })], mark: 'quayside' });
    expect(await kit.bring('products', book, token)).toMatchObject({ state: 'checked' });
    const serials = await xlsx({ kind: 'serial_numbers', rows: [serialRow({ sku: 'LAMP', serial_number: 'S-1' })] });
    expect(await kit.bring('serial_numbers', serials, token)).toMatchObject({ state: 'checked' });
  });
});
