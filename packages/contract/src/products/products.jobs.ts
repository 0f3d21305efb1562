import { z } from 'zod';
import { defineFileJob, defineJob } from '../kernel/job.ts';
import { CustomerId, Id } from '../kernel/shapes.ts';
import { productFilters } from './products.calls.ts';

export const exportProductsJob = defineFileJob('products', 'export', {
  mayLag: true,
  lane: 'long',
  payload: z.strictObject({
    customer_id: Id,
    account_id: Id.nullable(),
    skus: z.array(z.string()).nullable(),
    language: z.enum(['en', 'zh_CN']),
    filters: z.strictObject(productFilters),
  }),
  maxAttempts: 3,
  permission: 'products.read',
});

export const fetchProductImageJob = defineJob('products', 'fetch_image', {
  lane: 'long',
  // A product of a sandbox has its picture too.
  payload: z.strictObject({ customer_id: CustomerId, product_id: Id, url: z.string() }),
  maxAttempts: 4,
});
