import type { brandsCalls } from '@quayside/contract/brands/brands.calls';
import type { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';

/**
 * The two calls of the sign-in page, without their schemas: the client does not use those, and they would be a tenth of the code
 * loaded before the first field shows. A test compares these with the contract.
 */
const brand = {
  area: 'brands',
  name: 'brands.get',
  method: 'GET',
  path: '/api/ucenter/common/brand/getBrand',
  permission: 'public',
} as const;
const login = { area: 'sessions', name: 'sessions.login', method: 'POST', path: '/api/ucenter/login', permission: 'public' } as const;

export const publicCalls = {
  brand: brand as unknown as typeof brandsCalls.get, // only the schemas are missing
  login: login as unknown as typeof sessionsCalls.login, // as above
};
