import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, besideFieldFaults, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { ProductDetail, ProductFields, ProductRow, whyNotProduct } from './products.schemas.ts';

/** Pictures have addresses of the portal, which a key cannot open. */
export const OpenProductRow = ProductRow.omit({ image_url: true, image_error: true });
export const OpenProduct = ProductDetail.omit({ image_url: true, image_error: true, image_file_id: true, pending_image_url: true });

const fields = ProductFields.omit({ product_id: true, updated_at: true, image_file_id: true });
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
      description: 'The SKU is unique in your account, whatever the case of its letters. Without a barcode one is made.',
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
