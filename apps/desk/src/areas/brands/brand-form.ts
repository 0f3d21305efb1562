import { BrandInput, type DeskBrand } from '@quayside/contract/brands/brands.desk-calls';
import { createSchemaForm } from '@quayside/ui/schema-form';
import type { z } from 'zod';

const { website, api_address, shop_address, logistics_address, guide_en, guide_cn, host, register_text_en, register_text_cn } =
  BrandInput.shape;

/** The contract's rules; what may be empty need not be filled in. */
const BrandEntries = BrandInput.extend({
  host: host.default(''),
  website: website.default(''),
  api_address: api_address.default(''),
  shop_address: shop_address.default(''),
  logistics_address: logistics_address.default(''),
  guide_en: guide_en.default(''),
  guide_cn: guide_cn.default(''),
  register_text_en: register_text_en.default(''),
  register_text_cn: register_text_cn.default(''),
});

export const BrandForm = createSchemaForm(BrandEntries);
export type BrandValues = z.output<typeof BrandEntries>;

export function startValues(brand: DeskBrand): BrandValues {
  const { logo_url: _logo, favicon_url: _favicon, host: own, ...rest } = brand;
  return { ...rest, host: own ?? '' };
}
