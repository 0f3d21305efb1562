import { z } from 'zod';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { defineCalls } from '../kernel/call.ts';

export const Brand = z.object({
  platform_type: z.literal(platformTypes),
  site_name: z.string(),
  color: z.string(),
  website: z.string(),
});
export type Brand = z.output<typeof Brand>;

export const brandsCalls = defineCalls('brands', {
  get: {
    method: 'GET',
    path: '/api/ucenter/common/brand/getBrand',
    input: z.strictObject({ platform_type: z.int().optional() }),
    output: Brand,
    permission: 'public',
    log: null,
  },
});
