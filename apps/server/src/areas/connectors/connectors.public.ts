/** What other areas may use. */
export { forgetSealedOfStores } from './stores.service.ts';
