import { z } from 'zod';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { isSafeSvg, plainSvg } from '@quayside/domain/brands/svg-rules';
import { defineCalls } from '../kernel/call.ts';
import { fieldError } from '../kernel/fields.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Brand } from './brands.calls.ts';

const Address = z
  .string()
  .trim()
  .max(200)
  .regex(/^(https:\/\/[^\s"'<>]+)?$/);
const Path = z
  .string()
  .trim()
  .max(200)
  // Not `//host` and not `/\\host`: browsers read both as another site.
  .regex(/^\/(?![/\\])[^\s"'<>\\]*$/);
const Svg = z.string().max(40_000).overwrite(plainSvg).min(1).refine(isSafeSvg, fieldError('brands.bad_svg'));
const Text = z.string().trim().max(2000);

export const DeskBrand = Brand.extend({
  host: z.string().nullable(),
  logo_svg: z.string(),
  favicon_svg: z.string(),
  issuer_name: z.string(),
  issuer_address: z.string(),
  issuer_registration: z.string(),
  billing_email: z.string(),
});
export type DeskBrand = z.output<typeof DeskBrand>;

export const BrandInput = z.strictObject({
  platform_type: z.literal(platformTypes),
  site_name: z.string().trim().min(1).max(60),
  color: z
    .string()
    .trim()
    .regex(/^#[0-9a-fA-F]{6}$/),
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .regex(/^[a-z0-9.-]*$/),
  logo_svg: Svg,
  favicon_svg: Svg,
  website: Address,
  api_address: Address,
  shop_address: Address,
  logistics_address: Address,
  terms_path: Path,
  privacy_path: Path,
  quote_path: Path,
  guide_en: Address,
  guide_cn: Address,
  register_text_en: Text,
  register_text_cn: Text,
  offers_zh_tw: z.boolean(),
  /** Who issues the brand's documents. */
  issuer_name: z.string().trim().max(120),
  issuer_address: z.string().trim().max(300),
  issuer_registration: z.string().trim().max(120),
  billing_email: z.union([z.literal(''), z.email().max(200)]),
});

export const brandsDeskCalls = defineCalls('brands', {
  deskList: {
    method: 'GET',
    path: '/api/desk/brand/getList',
    input: Nothing,
    output: z.object({ list: z.array(DeskBrand) }),
    permission: 'desk.brands.manage',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/brand/saveBrand',
    input: BrandInput,
    output: DeskBrand,
    permission: 'desk.brands.manage',
    log: 'brands.save',
  },
});
