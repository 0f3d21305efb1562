import { z } from 'zod';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { defineCalls } from '../kernel/call.ts';

/** The public data of a brand (SHELL-06, SHELL-10). */
export const Brand = z.object({
  platform_type: z.literal(platformTypes),
  site_name: z.string(),
  color: z.string(),
  /** URLs of the brand's images, not the images themselves: the browser caches them. */
  logo_url: z.string(),
  favicon_url: z.string(),
  website: z.string(),
  api_address: z.string(),
  shop_address: z.string(),
  logistics_address: z.string(),
  terms_path: z.string(),
  privacy_path: z.string(),
  quote_path: z.string(),
  guide_en: z.string(),
  guide_cn: z.string(),
  register_text_en: z.string(),
  register_text_cn: z.string(),
  offers_zh_tw: z.boolean(),
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
  getLogo: {
    method: 'GET',
    path: '/api/ucenter/common/brand/getLogo',
    input: z.strictObject({ platform_type: z.int(), kind: z.enum(['logo', 'favicon']), v: z.string().max(40).optional() }),
    output: z.any(),
    permission: 'public',
    log: null,
    answers: 'file',
  },
});
