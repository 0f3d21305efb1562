import { serverTexts, sharedTexts } from './areas.generated.ts';
import { merged } from './shared.ts';

export { importColumns } from './zh-CN/import-columns.ts';
export { inboundDocuments } from './zh-CN/inbound-documents.ts';
export { logColumns } from './zh-CN/log-columns.ts';
export { moneyColumns } from './zh-CN/money-columns.ts';
export { productUses } from './zh-CN/product-uses.ts';
export { orderColumns } from './zh-CN/order-columns.ts';
export { orderStatus } from './zh-CN/order-status.ts';
export { statisticsColumns } from './zh-CN/statistics-columns.ts';
export { stockColumns } from './zh-CN/stock-columns.ts';
export { tariffColumns } from './zh-CN/tariff-columns.ts';
export { topUpPaper } from './zh-CN/top-up-paper.ts';
export { topUpRemarks } from './zh-CN/top-up-remarks.ts';

export const fields = merged(sharedTexts.zh_CN, 'fields');
export const menu = merged(sharedTexts.zh_CN, 'menu');
export const operations = merged(sharedTexts.zh_CN, 'operations');
export const permissions = merged(sharedTexts.zh_CN, 'permissions');
export const refusals = merged(sharedTexts.zh_CN, 'refusals');
export const mailTexts = merged(serverTexts.zh_CN, 'mails');
export const successTexts = merged(serverTexts.zh_CN, 'success');
