import { z } from 'zod';
import { hasImageSuffix } from '@quayside/domain/products/product-rules';
import { defineCalls } from '../kernel/call.ts';
import { fieldError } from '../kernel/fields.ts';
import { Id, besideFieldFaults, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { ProductDetail, ProductFields, ProductRow, whyNotProduct } from './products.schemas.ts';

/** `image_url` is a path of the open API, which the same key opens. */
export const OpenProductRow = ProductRow;
export const OpenProduct = ProductDetail.omit({ image_file_id: true, pending_image_url: true }).extend({
  /** Where the picture came from, or is being fetched from. */
  image_source: z.string(),
});

const imageSource = z
  .string()
  .trim()
  .max(1000)
  .refine((url) => url === '' || hasImageSuffix(url), fieldError('products.image_suffix'));
const fields = ProductFields.omit({ product_id: true, updated_at: true, image_file_id: true }).extend({
  /** Left out or empty: the picture stays as it is. */
  image_source: imageSource.nullable().optional(),
});
const tag = 'Products';

/** The open API: products with their stock in the warehouses of the key. */
export const productsOpenCalls = defineCalls('products', {
  openList: {
    method: 'GET',
    path: '/open/v1/products',
    input: cursorInput({
      /** Part of the SKU, a name, the alias or the barcode. */
      keyword: z.string().trim().max(100).optional(),
      /** Exactly this SKU or alias. */
      sku: z.string().trim().max(255).optional(),
    }),
    output: cursorPageOf(OpenProductRow),
    permission: 'products.read',
    log: null,
    doc: {
      tag,
      summary: 'List products',
      description: 'Newest first. Stock is the sum over the warehouses your key reaches.',
    },
  },
  openGet: {
    method: 'GET',
    path: '/open/v1/products/{product_id}',
    input: z.strictObject({ product_id: Id }),
    output: OpenProduct,
    permission: 'products.read',
    log: null,
    doc: { tag, summary: 'Get a product', description: 'All data of one product, with what the warehouse measured.' },
  },
  openImage: {
    method: 'GET',
    path: '/open/v1/products/{product_id}/image',
    input: z.strictObject({ product_id: Id }),
    output: z.any(),
    permission: 'products.read',
    log: null,
    answers: 'file',
    doc: {
      tag,
      summary: 'Get the picture of a product',
      description: 'The picture itself; its header says which kind. 404 while the product has none.',
    },
  },
  openCreate: {
    method: 'POST',
    path: '/open/v1/products',
    input: fields.superRefine(whyNotProduct, besideFieldFaults),
    output: OpenProduct,
    permission: 'products.edit',
    log: 'products.save',
    doc: {
      tag,
      summary: 'Create a product',
      description:
        'The SKU is unique in your account, whatever the case of its letters. Without a barcode one is made. A picture is fetched from `image_source` after the answer: read the product again to see it, or why it could not be fetched.',
    },
  },
  openEdit: {
    method: 'POST',
    path: '/open/v1/products/{product_id}',
    input: fields.extend({ product_id: Id, updated_at: z.iso.datetime().optional() }).superRefine(whyNotProduct, besideFieldFaults),
    output: OpenProduct,
    permission: 'products.edit',
    log: 'products.save',
    doc: {
      tag,
      summary: 'Change a product',
      description:
        'Replaces the data of the product: a field you leave out gets its default. The SKU cannot change. Send `updated_at` as you read it, and a change made meanwhile is refused instead of overwritten.',
    },
  },
});
