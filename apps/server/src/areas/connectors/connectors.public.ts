/** What other areas may use. */
export { storePush } from './receive-hook.ts';
export { forgetSealedOfStores } from './stores.service.ts';
