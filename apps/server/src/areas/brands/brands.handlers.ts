import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { brandsDeskCalls } from '@quayside/contract/brands/brands.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getBrand, getLogo, listBrands, saveBrand } from './brands.service.ts';

export const brandsHandlers = [
  ...handlers(brandsCalls, { get: getBrand, getLogo }),
  ...handlers(brandsDeskCalls, { deskList: listBrands, deskSave: saveBrand }),
];
