import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getBrand } from './brands.service.ts';

export const brandsHandlers = handlers(brandsCalls, { get: getBrand });
