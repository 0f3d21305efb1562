import { fetchProductImageJob } from '@quayside/contract/products/products.jobs';
import { generatedBarcode } from '@quayside/domain/products/barcode-rules';
import { countryNames } from '#server/areas/countries/countries.public.ts';
import { allCategories } from '#server/areas/categories/categories.public.ts';
import { allProperties } from '#server/areas/properties/properties.public.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { ImportCtx, ImportKind, ImportMode, SheetRow } from '#server/kernel/sheets/import-kind.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { checkProductRows } from './product-import-check.ts';
import { settleChanged } from './product-questions.ts';
import { readProductRow, type Lists, type ReadRow } from './product-import-row.ts';
import * as queries from './product-import.queries.ts';

/** Products from a workbook: new ones, or changes to existing ones. */
export const productImport: ImportKind = {
  modes: ['create', 'update'],
  async choices(ctx, _importer, language) {
    const { properties } = await listsOf(ctx);
    const name = language === 'en' ? ('name_en' as const) : ('name_cn' as const);
    return {
      properties: properties.filter(({ enabled }) => enabled).map((property) => property[name]),
      countries: countryNames(language),
      yes_no: language === 'en' ? ['yes', 'no'] : ['是', '否'],
    };
  },
  async check(ctx, scope, mode, rows) {
    const lists = await listsOf(ctx);
    const read = rows.map((row) => readProductRow(row, lists));
    return checkProductRows(await storedFor(ctx, scope, read), scope, mode, read);
  },
  apply,
};

async function listsOf({ tx }: ImportCtx): Promise<Lists> {
  return { categories: await allCategories(tx), properties: await allProperties(tx) };
}

function storedFor({ tx }: ImportCtx, { customerId }: SkuScope, rows: readonly ReadRow[]) {
  const codes = rows.flatMap(({ codes: some }) => some);
  const barcodes = rows.flatMap(({ cells }) => (cells['barcode'] ? [cells['barcode']] : []));
  return queries.productsNamed(tx, customerId, codes, barcodes);
}

async function apply(ctx: ImportCtx, scope: SkuScope, mode: ImportMode, rows: readonly SheetRow[]): Promise<void> {
  const { tx, now } = ctx;
  const { customerId } = scope;
  const lists = await listsOf(ctx);
  const read = rows.map((row) => readProductRow(row, lists));
  const stored = mode === 'update' ? await storedFor(ctx, scope, read) : [];
  const products = read.flatMap(({ product }) => (product === null ? [] : [product]));
  if (products.length !== rows.length) throw new Error('a row that passed the check is invalid now');
  const kept = products.map((product) => withKept(product, stored));
  const blank = kept.filter(({ barcode }) => barcode === '');
  const numbers = await queries.nextBarcodes(tx, blank.length);
  blank.forEach((product, index) => (product.barcode = generatedBarcode(numbers[index] ?? 0)));
  const write = mode === 'create' ? queries.insertProducts : queries.updateProducts;
  const written = await write(tx, customerId, kept, now).catch(refuseTaken);
  if (mode === 'update')
    await settleChanged(
      ctx,
      customerId,
      written.map(({ product_id }) => product_id),
    );
  for (const { product_id, image_url } of written) {
    const before = stored.find((one) => one.product_id === product_id);
    if (image_url === '' || image_url === before?.image_url) continue;
    await ctx.enqueue(fetchProductImageJob, { customer_id: customerId, product_id, url: image_url });
  }
}

/** A blank barcode or picture cell keeps the stored value. */
function withKept(product: queries.NewProduct, stored: Awaited<ReturnType<typeof storedFor>>): queries.NewProduct {
  const before = stored.find(({ sku }) => sku.toLowerCase() === product.sku.toLowerCase());
  return {
    ...product,
    barcode: product.barcode === '' ? (before?.barcode ?? '') : product.barcode,
    image_url: product.image_url === '' || product.image_url === before?.image_source ? (before?.image_url ?? '') : product.image_url,
  };
}

/** Race: a SKU, alias or barcode was taken between check and write. Nothing is written; the next check reports which. */
function refuseTaken(error: unknown): never {
  const names = ['products_sku', 'products_barcode', 'product_codes_pkey'];
  if (names.includes(brokenConstraint(error) ?? '')) throw new Refusal('request.conflict');
  throw error;
}
