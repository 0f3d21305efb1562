import { z } from 'zod';
import { LABEL_MM, MAX_COPIES, MAX_LABEL_NOTE, labelDpis, labelPapers } from '@quayside/domain/products/label-rules';
import { MAX_PRODUCTS_AT_ONCE } from '@quayside/domain/products/product-rules';
import { AttachedConsumable } from '../consumables/consumables.schemas.ts';
import { defineCalls } from '../kernel/call.ts';
import { fieldError, type FieldCode } from '../kernel/fields.ts';
import { productImagePath } from '../kernel/paths.ts';
import { Flag, Id, JobStarted, Nothing, PictureSize, Uuid, listInput, pageOf } from '../kernel/shapes.ts';
import { ProductDetail, ProductInput, ProductRow } from './products.schemas.ts';

export const productFilters = {
  /** Part of the SKU, a name, the alias or the barcode. */
  keyword: z.string().trim().max(100).optional(),
  property_id: Id.optional(),
  category_id: Id.optional(),
  sold_out: Flag.optional(),
};
/** An error without its text: the page has the same texts as the server. */
const FoundError = z.object({
  path: z.string(),
  code: z.string() as unknown as z.ZodType<FieldCode>, // only the server's own codes
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
const ids = z.array(Id).min(1).max(MAX_PRODUCTS_AT_ONCE);
const millimetres = z.int().min(LABEL_MM.min, fieldError('products.label_mm')).max(LABEL_MM.max, fieldError('products.label_mm'));

const label = {
  width_mm: millimetres,
  height_mm: millimetres,
  dpi: z.literal(labelDpis).default(203),
  /** Whether the product's names are printed. */
  show_name: Flag.default(1),
  /** Whether the country of origin is printed, as "Made in China". */
  show_origin: Flag.default(0),
  /** A line of the merchant's own at the bottom. */
  note: z.string().trim().max(MAX_LABEL_NOTE).default(''),
};
export const LabelJob = z.strictObject({
  lines: z
    .array(z.strictObject({ product_id: Id, copies: z.int().min(1).max(MAX_COPIES) }))
    .min(1)
    .max(MAX_PRODUCTS_AT_ONCE),
  ...label,
  paper: z.enum(labelPapers).default('roll'),
});

export const productsCalls = defineCalls('products', {
  list: {
    method: 'GET',
    path: '/api/ucenter/product/getList',
    input: listInput(['product_id', 'sku', 'updated_at'], productFilters),
    output: pageOf(ProductRow),
    permission: 'products.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/product/getProductDetail',
    input: z.strictObject({ product_id: Id }),
    output: ProductDetail,
    permission: 'products.read',
    log: null,
  },
  /** Product search for pickers, with the fields a document needs; with a warehouse, the available stock there. */
  search: {
    method: 'GET',
    path: '/api/ucenter/oms/product/sku/commonProductListForSearch',
    input: z.strictObject({
      keyword: z.string().trim().max(100).default(''),
      warehouse_id: Id.optional(),
      /** Returns exactly these products. */
      ids: z.array(Id).min(1).max(MAX_PRODUCTS_AT_ONCE).optional(),
    }),
    output: z.object({
      list: z.array(
        ProductRow.pick({
          alias: true,
          product_id: true,
          sku: true,
          product_name: true,
          name_cn: true,
          name_en: true,
          barcode: true,
          image_url: true,
          total: true,
          frozen: true,
          available: true,
          declared_value: true,
          property_ids: true,
          hs_code: true,
          weight_g: true,
        }).extend({ consumables: z.array(AttachedConsumable) }),
      ),
    }),
    permission: 'products.read',
    log: null,
  },
  save: {
    method: 'POST',
    path: '/api/ucenter/product/addProduct',
    input: ProductInput,
    output: ProductDetail,
    permission: 'products.edit',
    log: 'products.save',
  },
  /** What only the database knows about the entries of a form, while other fields are not valid yet. */
  check: {
    method: 'POST',
    path: '/api/ucenter/product/checkProduct',
    input: z.strictObject({ product_id: Id.optional(), values: z.record(z.string(), z.unknown()) }),
    output: z.object({ fields: z.array(FoundError) }),
    permission: 'products.edit',
    log: null,
  },
  delete: {
    method: 'POST',
    path: '/api/ucenter/product/deleteProduct',
    input: z.strictObject({ ids }),
    output: z.object({ deleted: z.int() }),
    permission: 'products.edit',
    log: 'products.delete',
  },
  newBarcode: {
    method: 'GET',
    path: '/api/ucenter/product/getNewSn',
    input: Nothing,
    output: z.object({ barcode: z.string() }),
    permission: 'products.edit',
    log: null,
    writes: true,
    limit: { perMinute: 60, by: 'person' },
  },
  /** Sets the image by its URL; a job fetches it (D-13). */
  setImageUrl: {
    method: 'POST',
    path: '/api/ucenter/product/updateProductUrl',
    input: z.strictObject({ id: Id, url: z.string().trim().max(1000) }),
    output: ProductDetail,
    permission: 'products.edit',
    log: 'products.set_image',
  },
  export: {
    method: 'GET',
    path: '/api/ucenter/product/exportSku',
    input: z.strictObject(productFilters),
    output: JobStarted,
    permission: 'products.read',
    log: 'products.export',
    limit: { perMinute: 10, by: 'person' },
  },
  print: {
    method: 'POST',
    path: '/api/ucenter/product/printSku',
    input: LabelJob,
    output: z.any(),
    permission: 'products.read',
    log: 'products.print',
    answers: 'file',
    limit: { perMinute: 30, by: 'person' },
    timeoutMs: 300_000,
  },
  /** One label as it will be printed, as a picture for the dialog. */
  labelPreview: {
    method: 'GET',
    path: '/api/ucenter/product/getLabelPreview',
    input: z.strictObject({ product_id: Id, ...label }),
    output: z.object({ svg: z.string(), module_mm: z.number(), bars_mm: z.number() }),
    permission: 'products.read',
    log: null,
    limit: { perMinute: 120, by: 'person' },
  },
  /** One image, or a zip of several. */
  barcodes: {
    method: 'POST',
    path: '/api/ucenter/product/downloadBarcode',
    input: z.strictObject({ ids, format: z.enum(['png', 'svg']).default('png') }),
    output: z.any(),
    permission: 'products.read',
    log: 'products.barcodes',
    answers: 'file',
    limit: { perMinute: 30, by: 'person' },
    timeoutMs: 300_000,
  },
  /** A product's image, full size or thumbnail; only of products the account may see. */
  image: {
    method: 'GET',
    path: productImagePath,
    input: z.strictObject({ file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'products.read',
    log: null,
    answers: 'file',
  },
});
