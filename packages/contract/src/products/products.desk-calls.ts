import { z } from 'zod';
import { MAX_WEIGHT_G } from '@quayside/domain/products/product-rules';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, PictureSize, Uuid, listInput, pageOf, positiveText, Nothing, tabCounts } from '../kernel/shapes.ts';
import { DeskProductRow } from './products.schemas.ts';

export const MeasureInput = z.strictObject({
  customer_id: Id,
  product_id: Id,
  measured_weight_g: z.int().min(1).max(MAX_WEIGHT_G),
  measured_length_cm: positiveText(5, 2),
  measured_width_cm: positiveText(5, 2),
  measured_height_cm: positiveText(5, 2),
});

export const productsDeskCalls = defineCalls('products', {
  deskList: {
    method: 'GET',
    path: '/api/desk/product/getList',
    input: listInput(['product_id'], {
      customer_id: Id.optional(),
      keyword: z.string().trim().max(100).optional(),
      /** 0: products that are not measured yet. */
      measured: Flag.optional(),
    }),
    output: pageOf(DeskProductRow),
    permission: 'desk.products.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/product/getMeasuredCount',
    input: Nothing,
    output: tabCounts(['0', '1']),
    permission: 'desk.products.read',
    log: null,
  },
  deskMeasure: {
    method: 'POST',
    path: '/api/desk/product/measure',
    input: MeasureInput,
    output: DeskProductRow,
    permission: 'desk.products.measure',
    log: 'products.measure',
    about: 'customer',
  },
  /** A merchant's product image, for staff. */
  deskImage: {
    method: 'GET',
    path: '/api/desk/product/getImage',
    input: z.strictObject({ customer_id: Id, file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'desk.products.read',
    log: null,
    answers: 'file',
  },
});
