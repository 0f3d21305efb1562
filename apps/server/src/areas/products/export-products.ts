import type { z } from 'zod';
import { productColumns as columns } from '@quayside/contract/products/product-columns';
import type { exportProductsJob } from '@quayside/contract/products/products.jobs';
import { text } from '@quayside/i18n/texts';
import { allCategories, branchIds } from '#server/areas/categories/categories.public.ts';
import { allProperties } from '#server/areas/properties/properties.public.ts';
import { dayOf } from '#server/kernel/days.ts';
import { inBatches, workbook, type ExportedFile } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Cell, ColumnKind } from '#server/kernel/sheets/write-sheet.ts';
import { productBatch, productCount, type Filters } from './products.queries.ts';

type ColumnKey = (typeof columns)[number]['key'];
type Asked = z.output<typeof exportProductsJob.payload>;
type Product = Awaited<ReturnType<typeof productBatch>>[number];
type Words = {
  readonly properties: ReadonlyMap<number, string>;
  readonly categories: ReadonlyMap<number, string>;
  yesNo: (is: boolean) => string;
};

/** The merchant's products as a workbook with the columns of the import template. */
export async function productSheet(ctx: JobCtx, { customer_id, skus, language, filters }: Asked): Promise<ExportedFile> {
  const { category_id, ...rest } = filters;
  const categoryIds = category_id === undefined ? undefined : await branchIds(ctx.tx, category_id);
  const titled = columns.map(({ key }) => ({ title: text(language, 'importColumns', `products.${key}`), kind: kindOf(key) }));
  const rows = rowsOf(ctx, { customerId: customer_id, skuScope: skus }, { ...rest, categoryIds }, await wordsOf(ctx, language));
  return workbook(`products-${dayOf(ctx.now)}`, { name: 'SKU', columns: titled, rows });
}

/** Codes are text: a number would lose its leading zeros. */
function kindOf(key: ColumnKey): ColumnKind {
  if (key === 'declared_value') return 'money';
  if (key === 'weight_g' || key === 'warning_quantity') return 'count';
  if (key === 'length_cm' || key === 'width_cm' || key === 'height_cm') return 'decimal';
  return key === 'product_name' || key === 'name_cn' || key === 'name_en' || key === 'image_url' ? 'long_text' : 'text';
}

async function wordsOf({ tx }: JobCtx, language: Asked['language']): Promise<Words> {
  const name = (one: { name_en: string; name_cn: string }) => (language === 'en' ? one.name_en : one.name_cn);
  return {
    properties: new Map((await allProperties(tx)).map((one) => [one.property_id, name(one)])),
    categories: new Map((await allCategories(tx)).map((one) => [one.category_id, name(one)])),
    yesNo: (is) => text(language, 'importColumns', is ? 'yes' : 'no'),
  };
}

async function* rowsOf(ctx: JobCtx, scope: SkuScope, filters: Filters, words: Words): AsyncGenerator<Cell[]> {
  const total = await productCount(ctx.tx, scope, filters);
  const products = inBatches<Product>(ctx, (last, size) => productBatch(ctx.tx, scope, filters, last?.product_id ?? null, size), total);
  for await (const product of products) yield columns.map(({ key }) => cellOf(product, key, words));
}

const number = (decimal: string | null) => (decimal === null ? null : Number(decimal));
const names = (ids: readonly number[], known: ReadonlyMap<number, string>) => ids.flatMap((id) => known.get(id) ?? []).join('; ');

function cellOf(product: Product, key: ColumnKey, words: Words): Cell {
  switch (key) {
    case 'property':
      return names(product.property_ids, words.properties);
    case 'category':
      return names(product.category_ids, words.categories);
    case 'scan_serial':
      return words.yesNo(product.scan_serial);
    case 'image_url':
      return product.image_url || product.image_source;
    case 'declared_value':
    case 'length_cm':
    case 'width_cm':
    case 'height_cm':
      return number(product[key]);
    default:
      return product[key];
  }
}
