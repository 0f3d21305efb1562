/** What other areas may use. */
export { forgetOldWebhooksAcrossMerchants } from './deliveries.queries.ts';
export { writeKeyUseAcrossMerchants } from './integrations.queries.ts';
export { forgetSealedOfIntegrations } from './integrations.service.ts';
