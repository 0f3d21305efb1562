/** What other areas may use. */
export { setFulfilmentFee } from './customers.service.ts';
