/** What other areas may use. */
export { forgetOldWebhooksAcrossMerchants } from './deliveries.queries.ts';
