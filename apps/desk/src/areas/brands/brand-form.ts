import { BrandInput, type DeskBrand } from '@quayside/contract/brands/brands.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

export const BrandForm = createSchemaForm(BrandInput);
export type BrandValues = z.output<typeof BrandInput>;

export function startValues(brand: DeskBrand): BrandValues {
  const { logo_url: _logo, favicon_url: _favicon, host: own, ...rest } = brand;
  return { ...rest, host: own ?? '' };
}
