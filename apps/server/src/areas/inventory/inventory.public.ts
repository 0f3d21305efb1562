/** What other areas may use. */
export { hasSellable, stockAcrossMerchants, stockUses } from './product-stock.queries.ts';
export { addStock, adjustStock, expectStock, freezeStock, lockLevels, releaseStock, takeStock, type StockCtx } from './stock-ledger.ts';
export { settleWarnings } from './stock-warnings.ts';
