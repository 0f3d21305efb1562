/** What other areas may use. */
export { priceGroupApproval } from './price-groups.ts';
export { tariffApproval } from './publish-tariff.ts';
export { STANDARD_GROUP, priceGroupOf, priceGroupsOf, tariffAt, tariffVersion, type LoadedTariff } from './read-tariffs.ts';
