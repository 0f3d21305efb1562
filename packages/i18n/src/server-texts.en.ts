import type { FieldCode } from '@quayside/contract/kernel/fields';
import type { MenuTitle } from '@quayside/contract/kernel/menu';
import type { MerchantPermission } from '@quayside/contract/kernel/permissions';
import type { RefusalCode } from '@quayside/contract/kernel/refusals';
import { serverTexts, sharedTexts } from './areas.generated.ts';
import { merged } from './shared.ts';

export { importColumns } from './en/import-columns.ts';
export { inboundDocuments } from './en/inbound-documents.ts';
export { logColumns } from './en/log-columns.ts';
export { moneyColumns } from './en/money-columns.ts';
export { productUses } from './en/product-uses.ts';
export { orderColumns } from './en/order-columns.ts';
export { orderStatus } from './en/order-status.ts';
export { statisticsColumns } from './en/statistics-columns.ts';
export { stockColumns } from './en/stock-columns.ts';
export { tariffColumns } from './en/tariff-columns.ts';
export { topUpPaper } from './en/top-up-paper.ts';
export { topUpRemarks } from './en/top-up-remarks.ts';

// An area that states something and has no text file at all does not compile here.
export const fields = merged(sharedTexts.en, 'fields') satisfies Record<FieldCode, string>;
export const menu = merged(sharedTexts.en, 'menu') satisfies Record<MenuTitle, string>;
export const operations = merged(sharedTexts.en, 'operations');
export const permissions = merged(sharedTexts.en, 'permissions') satisfies Record<MerchantPermission, string>;
export const refusals = merged(sharedTexts.en, 'refusals') satisfies Record<RefusalCode, string>;
export const mailTexts = merged(serverTexts.en, 'mails');
export const successTexts = merged(serverTexts.en, 'success');
