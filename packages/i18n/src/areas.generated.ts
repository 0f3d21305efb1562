// Written by `npm run areas`. Do not edit.
import type { accounts } from './en/accounts.ts';
import type { basicConfig } from './en/basic-config.ts';
import type { brands } from './en/brands.ts';
import type { connectors } from './en/connectors.ts';
import type { consumables } from './en/consumables.ts';
import type { customers } from './en/customers.ts';
import type { dashboards } from './en/dashboards.ts';
import type { deskApprovals } from './en/desk-approvals.ts';
import type { deskBrands } from './en/desk-brands.ts';
import type { deskCategories } from './en/desk-categories.ts';
import type { deskConsumables } from './en/desk-consumables.ts';
import type { deskExceptions } from './en/desk-exceptions.ts';
import type { deskGuides } from './en/desk-guides.ts';
import type { deskInbound } from './en/desk-inbound.ts';
import type { deskInterceptions } from './en/desk-interceptions.ts';
import type { deskInventory } from './en/desk-inventory.ts';
import type { deskKernel } from './en/desk-kernel.ts';
import type { deskNotices } from './en/desk-notices.ts';
import type { deskPacking } from './en/desk-packing.ts';
import type { deskProducts } from './en/desk-products.ts';
import type { deskProperties } from './en/desk-properties.ts';
import type { deskReceiving } from './en/desk-receiving.ts';
import type { deskShipping } from './en/desk-shipping.ts';
import type { deskStockTakes } from './en/desk-stock-takes.ts';
import type { deskStorageFees } from './en/desk-storage-fees.ts';
import type { deskTariffs } from './en/desk-tariffs.ts';
import type { deskTopUps } from './en/desk-top-ups.ts';
import type { deskVerification } from './en/desk-verification.ts';
import type { deskWallets } from './en/desk-wallets.ts';
import type { deskWarehouses } from './en/desk-warehouses.ts';
import type { evaluations } from './en/evaluations.ts';
import type { guides } from './en/guides.ts';
import type { importColumns } from './en/import-columns.ts';
import type { imports } from './en/imports.ts';
import type { inbound } from './en/inbound.ts';
import type { inboundDocuments } from './en/inbound-documents.ts';
import type { inboundWizard } from './en/inbound-wizard.ts';
import type { integrations } from './en/integrations.ts';
import type { inventory } from './en/inventory.ts';
import type { jobs } from './en/jobs.ts';
import type { kernel } from './en/kernel.ts';
import type { logColumns } from './en/log-columns.ts';
import type { lossOrders } from './en/loss-orders.ts';
import type { mails } from './en/mails.ts';
import type { moneyColumns } from './en/money-columns.ts';
import type { myWork } from './en/my-work.ts';
import type { notices } from './en/notices.ts';
import type { operationLog } from './en/operation-log.ts';
import type { orderColumns } from './en/order-columns.ts';
import type { orderLife } from './en/order-life.ts';
import type { orderScreens } from './en/order-screens.ts';
import type { orderShipping } from './en/order-shipping.ts';
import type { orderStatus } from './en/order-status.ts';
import type { orders } from './en/orders.ts';
import type { palette } from './en/palette.ts';
import type { productUses } from './en/product-uses.ts';
import type { products } from './en/products.ts';
import type { publicTracking } from './en/public-tracking.ts';
import type { quoteFees } from './en/quote-fees.ts';
import type { sandboxes } from './en/sandboxes.ts';
import type { serialNumbers } from './en/serial-numbers.ts';
import type { sessions } from './en/sessions.ts';
import type { sourcing } from './en/sourcing.ts';
import type { staff } from './en/staff.ts';
import type { statistics } from './en/statistics.ts';
import type { statisticsColumns } from './en/statistics-columns.ts';
import type { stockColumns } from './en/stock-columns.ts';
import type { storageFees } from './en/storage-fees.ts';
import type { subAccounts } from './en/sub-accounts.ts';
import type { tariffColumns } from './en/tariff-columns.ts';
import type { taxSurvey } from './en/tax-survey.ts';
import type { topUpPaper } from './en/top-up-paper.ts';
import type { topUpRemarks } from './en/top-up-remarks.ts';
import type { topUpWords } from './en/top-up-words.ts';
import type { topUps } from './en/top-ups.ts';
import type { transactions } from './en/transactions.ts';
import type { uploads } from './en/uploads.ts';
import type { wallets } from './en/wallets.ts';
import type { warningEmails } from './en/warning-emails.ts';
import type { workOrders } from './en/work-orders.ts';
import { accountsShared as accountsShared_en } from './en/accounts.shared.ts';
import { approvalsShared as approvalsShared_en } from './en/approvals.shared.ts';
import { basicConfigShared as basicConfigShared_en } from './en/basic-config.shared.ts';
import { brandsShared as brandsShared_en } from './en/brands.shared.ts';
import { categoriesShared as categoriesShared_en } from './en/categories.shared.ts';
import { connectorsShared as connectorsShared_en } from './en/connectors.shared.ts';
import { consumablesShared as consumablesShared_en } from './en/consumables.shared.ts';
import { customersShared as customersShared_en } from './en/customers.shared.ts';
import { dashboardsShared as dashboardsShared_en } from './en/dashboards.shared.ts';
import { deskExportsShared as deskExportsShared_en } from './en/desk-exports.shared.ts';
import { draftsShared as draftsShared_en } from './en/drafts.shared.ts';
import { evaluationsShared as evaluationsShared_en } from './en/evaluations.shared.ts';
import { exceptionsShared as exceptionsShared_en } from './en/exceptions.shared.ts';
import { guidesShared as guidesShared_en } from './en/guides.shared.ts';
import { importsShared as importsShared_en } from './en/imports.shared.ts';
import { inboundShared as inboundShared_en } from './en/inbound.shared.ts';
import { integrationsShared as integrationsShared_en } from './en/integrations.shared.ts';
import { interceptionsShared as interceptionsShared_en } from './en/interceptions.shared.ts';
import { inventoryShared as inventoryShared_en } from './en/inventory.shared.ts';
import { jobsShared as jobsShared_en } from './en/jobs.shared.ts';
import { kernelShared as kernelShared_en } from './en/kernel.shared.ts';
import { listSettingsShared as listSettingsShared_en } from './en/list-settings.shared.ts';
import { lossOrdersShared as lossOrdersShared_en } from './en/loss-orders.shared.ts';
import { mailsShared as mailsShared_en } from './en/mails.shared.ts';
import { myWorkShared as myWorkShared_en } from './en/my-work.shared.ts';
import { noticesShared as noticesShared_en } from './en/notices.shared.ts';
import { operationLogShared as operationLogShared_en } from './en/operation-log.shared.ts';
import { ordersShared as ordersShared_en } from './en/orders.shared.ts';
import { packingShared as packingShared_en } from './en/packing.shared.ts';
import { pageErrorsShared as pageErrorsShared_en } from './en/page-errors.shared.ts';
import { productsShared as productsShared_en } from './en/products.shared.ts';
import { propertiesShared as propertiesShared_en } from './en/properties.shared.ts';
import { receivingShared as receivingShared_en } from './en/receiving.shared.ts';
import { sandboxesShared as sandboxesShared_en } from './en/sandboxes.shared.ts';
import { serialNumbersShared as serialNumbersShared_en } from './en/serial-numbers.shared.ts';
import { sessionsShared as sessionsShared_en } from './en/sessions.shared.ts';
import { shippingShared as shippingShared_en } from './en/shipping.shared.ts';
import { sourcingShared as sourcingShared_en } from './en/sourcing.shared.ts';
import { staffShared as staffShared_en } from './en/staff.shared.ts';
import { statisticsShared as statisticsShared_en } from './en/statistics.shared.ts';
import { stockTakesShared as stockTakesShared_en } from './en/stock-takes.shared.ts';
import { storageFeesShared as storageFeesShared_en } from './en/storage-fees.shared.ts';
import { subAccountsShared as subAccountsShared_en } from './en/sub-accounts.shared.ts';
import { tariffsShared as tariffsShared_en } from './en/tariffs.shared.ts';
import { taxSurveyShared as taxSurveyShared_en } from './en/tax-survey.shared.ts';
import { topUpsShared as topUpsShared_en } from './en/top-ups.shared.ts';
import { trackingShared as trackingShared_en } from './en/tracking.shared.ts';
import { transactionsShared as transactionsShared_en } from './en/transactions.shared.ts';
import { translationsShared as translationsShared_en } from './en/translations.shared.ts';
import { uploadsShared as uploadsShared_en } from './en/uploads.shared.ts';
import { verificationShared as verificationShared_en } from './en/verification.shared.ts';
import { walletsShared as walletsShared_en } from './en/wallets.shared.ts';
import { warehousesShared as warehousesShared_en } from './en/warehouses.shared.ts';
import { warningEmailsShared as warningEmailsShared_en } from './en/warning-emails.shared.ts';
import { workOrdersShared as workOrdersShared_en } from './en/work-orders.shared.ts';
import { accountsShared as accountsShared_zh_CN } from './zh-CN/accounts.shared.ts';
import { approvalsShared as approvalsShared_zh_CN } from './zh-CN/approvals.shared.ts';
import { basicConfigShared as basicConfigShared_zh_CN } from './zh-CN/basic-config.shared.ts';
import { brandsShared as brandsShared_zh_CN } from './zh-CN/brands.shared.ts';
import { categoriesShared as categoriesShared_zh_CN } from './zh-CN/categories.shared.ts';
import { connectorsShared as connectorsShared_zh_CN } from './zh-CN/connectors.shared.ts';
import { consumablesShared as consumablesShared_zh_CN } from './zh-CN/consumables.shared.ts';
import { customersShared as customersShared_zh_CN } from './zh-CN/customers.shared.ts';
import { dashboardsShared as dashboardsShared_zh_CN } from './zh-CN/dashboards.shared.ts';
import { deskExportsShared as deskExportsShared_zh_CN } from './zh-CN/desk-exports.shared.ts';
import { draftsShared as draftsShared_zh_CN } from './zh-CN/drafts.shared.ts';
import { evaluationsShared as evaluationsShared_zh_CN } from './zh-CN/evaluations.shared.ts';
import { exceptionsShared as exceptionsShared_zh_CN } from './zh-CN/exceptions.shared.ts';
import { guidesShared as guidesShared_zh_CN } from './zh-CN/guides.shared.ts';
import { importsShared as importsShared_zh_CN } from './zh-CN/imports.shared.ts';
import { inboundShared as inboundShared_zh_CN } from './zh-CN/inbound.shared.ts';
import { integrationsShared as integrationsShared_zh_CN } from './zh-CN/integrations.shared.ts';
import { interceptionsShared as interceptionsShared_zh_CN } from './zh-CN/interceptions.shared.ts';
import { inventoryShared as inventoryShared_zh_CN } from './zh-CN/inventory.shared.ts';
import { jobsShared as jobsShared_zh_CN } from './zh-CN/jobs.shared.ts';
import { kernelShared as kernelShared_zh_CN } from './zh-CN/kernel.shared.ts';
import { listSettingsShared as listSettingsShared_zh_CN } from './zh-CN/list-settings.shared.ts';
import { lossOrdersShared as lossOrdersShared_zh_CN } from './zh-CN/loss-orders.shared.ts';
import { mailsShared as mailsShared_zh_CN } from './zh-CN/mails.shared.ts';
import { myWorkShared as myWorkShared_zh_CN } from './zh-CN/my-work.shared.ts';
import { noticesShared as noticesShared_zh_CN } from './zh-CN/notices.shared.ts';
import { operationLogShared as operationLogShared_zh_CN } from './zh-CN/operation-log.shared.ts';
import { ordersShared as ordersShared_zh_CN } from './zh-CN/orders.shared.ts';
import { packingShared as packingShared_zh_CN } from './zh-CN/packing.shared.ts';
import { pageErrorsShared as pageErrorsShared_zh_CN } from './zh-CN/page-errors.shared.ts';
import { productsShared as productsShared_zh_CN } from './zh-CN/products.shared.ts';
import { propertiesShared as propertiesShared_zh_CN } from './zh-CN/properties.shared.ts';
import { receivingShared as receivingShared_zh_CN } from './zh-CN/receiving.shared.ts';
import { sandboxesShared as sandboxesShared_zh_CN } from './zh-CN/sandboxes.shared.ts';
import { serialNumbersShared as serialNumbersShared_zh_CN } from './zh-CN/serial-numbers.shared.ts';
import { sessionsShared as sessionsShared_zh_CN } from './zh-CN/sessions.shared.ts';
import { shippingShared as shippingShared_zh_CN } from './zh-CN/shipping.shared.ts';
import { sourcingShared as sourcingShared_zh_CN } from './zh-CN/sourcing.shared.ts';
import { staffShared as staffShared_zh_CN } from './zh-CN/staff.shared.ts';
import { statisticsShared as statisticsShared_zh_CN } from './zh-CN/statistics.shared.ts';
import { stockTakesShared as stockTakesShared_zh_CN } from './zh-CN/stock-takes.shared.ts';
import { storageFeesShared as storageFeesShared_zh_CN } from './zh-CN/storage-fees.shared.ts';
import { subAccountsShared as subAccountsShared_zh_CN } from './zh-CN/sub-accounts.shared.ts';
import { tariffsShared as tariffsShared_zh_CN } from './zh-CN/tariffs.shared.ts';
import { taxSurveyShared as taxSurveyShared_zh_CN } from './zh-CN/tax-survey.shared.ts';
import { topUpsShared as topUpsShared_zh_CN } from './zh-CN/top-ups.shared.ts';
import { trackingShared as trackingShared_zh_CN } from './zh-CN/tracking.shared.ts';
import { transactionsShared as transactionsShared_zh_CN } from './zh-CN/transactions.shared.ts';
import { translationsShared as translationsShared_zh_CN } from './zh-CN/translations.shared.ts';
import { uploadsShared as uploadsShared_zh_CN } from './zh-CN/uploads.shared.ts';
import { verificationShared as verificationShared_zh_CN } from './zh-CN/verification.shared.ts';
import { walletsShared as walletsShared_zh_CN } from './zh-CN/wallets.shared.ts';
import { warehousesShared as warehousesShared_zh_CN } from './zh-CN/warehouses.shared.ts';
import { warningEmailsShared as warningEmailsShared_zh_CN } from './zh-CN/warning-emails.shared.ts';
import { workOrdersShared as workOrdersShared_zh_CN } from './zh-CN/work-orders.shared.ts';
import { accountsServerTexts as accountsServerTexts_en } from './en/accounts.server-texts.ts';
import { connectorsServerTexts as connectorsServerTexts_en } from './en/connectors.server-texts.ts';
import { exceptionsServerTexts as exceptionsServerTexts_en } from './en/exceptions.server-texts.ts';
import { inboundServerTexts as inboundServerTexts_en } from './en/inbound.server-texts.ts';
import { integrationsServerTexts as integrationsServerTexts_en } from './en/integrations.server-texts.ts';
import { interceptionsServerTexts as interceptionsServerTexts_en } from './en/interceptions.server-texts.ts';
import { inventoryServerTexts as inventoryServerTexts_en } from './en/inventory.server-texts.ts';
import { kernelServerTexts as kernelServerTexts_en } from './en/kernel.server-texts.ts';
import { lossOrdersServerTexts as lossOrdersServerTexts_en } from './en/loss-orders.server-texts.ts';
import { packingServerTexts as packingServerTexts_en } from './en/packing.server-texts.ts';
import { shippingServerTexts as shippingServerTexts_en } from './en/shipping.server-texts.ts';
import { sourcingServerTexts as sourcingServerTexts_en } from './en/sourcing.server-texts.ts';
import { staffServerTexts as staffServerTexts_en } from './en/staff.server-texts.ts';
import { subAccountsServerTexts as subAccountsServerTexts_en } from './en/sub-accounts.server-texts.ts';
import { topUpsServerTexts as topUpsServerTexts_en } from './en/top-ups.server-texts.ts';
import { trackingServerTexts as trackingServerTexts_en } from './en/tracking.server-texts.ts';
import { verificationServerTexts as verificationServerTexts_en } from './en/verification.server-texts.ts';
import { walletsServerTexts as walletsServerTexts_en } from './en/wallets.server-texts.ts';
import { warningEmailsServerTexts as warningEmailsServerTexts_en } from './en/warning-emails.server-texts.ts';
import { workOrdersServerTexts as workOrdersServerTexts_en } from './en/work-orders.server-texts.ts';
import { accountsServerTexts as accountsServerTexts_zh_CN } from './zh-CN/accounts.server-texts.ts';
import { connectorsServerTexts as connectorsServerTexts_zh_CN } from './zh-CN/connectors.server-texts.ts';
import { exceptionsServerTexts as exceptionsServerTexts_zh_CN } from './zh-CN/exceptions.server-texts.ts';
import { inboundServerTexts as inboundServerTexts_zh_CN } from './zh-CN/inbound.server-texts.ts';
import { integrationsServerTexts as integrationsServerTexts_zh_CN } from './zh-CN/integrations.server-texts.ts';
import { interceptionsServerTexts as interceptionsServerTexts_zh_CN } from './zh-CN/interceptions.server-texts.ts';
import { inventoryServerTexts as inventoryServerTexts_zh_CN } from './zh-CN/inventory.server-texts.ts';
import { kernelServerTexts as kernelServerTexts_zh_CN } from './zh-CN/kernel.server-texts.ts';
import { lossOrdersServerTexts as lossOrdersServerTexts_zh_CN } from './zh-CN/loss-orders.server-texts.ts';
import { packingServerTexts as packingServerTexts_zh_CN } from './zh-CN/packing.server-texts.ts';
import { shippingServerTexts as shippingServerTexts_zh_CN } from './zh-CN/shipping.server-texts.ts';
import { sourcingServerTexts as sourcingServerTexts_zh_CN } from './zh-CN/sourcing.server-texts.ts';
import { staffServerTexts as staffServerTexts_zh_CN } from './zh-CN/staff.server-texts.ts';
import { subAccountsServerTexts as subAccountsServerTexts_zh_CN } from './zh-CN/sub-accounts.server-texts.ts';
import { topUpsServerTexts as topUpsServerTexts_zh_CN } from './zh-CN/top-ups.server-texts.ts';
import { trackingServerTexts as trackingServerTexts_zh_CN } from './zh-CN/tracking.server-texts.ts';
import { verificationServerTexts as verificationServerTexts_zh_CN } from './zh-CN/verification.server-texts.ts';
import { walletsServerTexts as walletsServerTexts_zh_CN } from './zh-CN/wallets.server-texts.ts';
import { warningEmailsServerTexts as warningEmailsServerTexts_zh_CN } from './zh-CN/warning-emails.server-texts.ts';
import { workOrdersServerTexts as workOrdersServerTexts_zh_CN } from './zh-CN/work-orders.server-texts.ts';

/** What is read of each area outside its own pages. */
export const sharedTexts = {
  en: {
    accounts: accountsShared_en,
    approvals: approvalsShared_en,
    'basic-config': basicConfigShared_en,
    brands: brandsShared_en,
    categories: categoriesShared_en,
    connectors: connectorsShared_en,
    consumables: consumablesShared_en,
    customers: customersShared_en,
    dashboards: dashboardsShared_en,
    'desk-exports': deskExportsShared_en,
    drafts: draftsShared_en,
    evaluations: evaluationsShared_en,
    exceptions: exceptionsShared_en,
    guides: guidesShared_en,
    imports: importsShared_en,
    inbound: inboundShared_en,
    integrations: integrationsShared_en,
    interceptions: interceptionsShared_en,
    inventory: inventoryShared_en,
    jobs: jobsShared_en,
    kernel: kernelShared_en,
    'list-settings': listSettingsShared_en,
    'loss-orders': lossOrdersShared_en,
    mails: mailsShared_en,
    'my-work': myWorkShared_en,
    notices: noticesShared_en,
    'operation-log': operationLogShared_en,
    orders: ordersShared_en,
    packing: packingShared_en,
    'page-errors': pageErrorsShared_en,
    products: productsShared_en,
    properties: propertiesShared_en,
    receiving: receivingShared_en,
    sandboxes: sandboxesShared_en,
    'serial-numbers': serialNumbersShared_en,
    sessions: sessionsShared_en,
    shipping: shippingShared_en,
    sourcing: sourcingShared_en,
    staff: staffShared_en,
    statistics: statisticsShared_en,
    'stock-takes': stockTakesShared_en,
    'storage-fees': storageFeesShared_en,
    'sub-accounts': subAccountsShared_en,
    tariffs: tariffsShared_en,
    'tax-survey': taxSurveyShared_en,
    'top-ups': topUpsShared_en,
    tracking: trackingShared_en,
    transactions: transactionsShared_en,
    translations: translationsShared_en,
    uploads: uploadsShared_en,
    verification: verificationShared_en,
    wallets: walletsShared_en,
    warehouses: warehousesShared_en,
    'warning-emails': warningEmailsShared_en,
    'work-orders': workOrdersShared_en,
  },
  zh_CN: {
    accounts: accountsShared_zh_CN,
    approvals: approvalsShared_zh_CN,
    'basic-config': basicConfigShared_zh_CN,
    brands: brandsShared_zh_CN,
    categories: categoriesShared_zh_CN,
    connectors: connectorsShared_zh_CN,
    consumables: consumablesShared_zh_CN,
    customers: customersShared_zh_CN,
    dashboards: dashboardsShared_zh_CN,
    'desk-exports': deskExportsShared_zh_CN,
    drafts: draftsShared_zh_CN,
    evaluations: evaluationsShared_zh_CN,
    exceptions: exceptionsShared_zh_CN,
    guides: guidesShared_zh_CN,
    imports: importsShared_zh_CN,
    inbound: inboundShared_zh_CN,
    integrations: integrationsShared_zh_CN,
    interceptions: interceptionsShared_zh_CN,
    inventory: inventoryShared_zh_CN,
    jobs: jobsShared_zh_CN,
    kernel: kernelShared_zh_CN,
    'list-settings': listSettingsShared_zh_CN,
    'loss-orders': lossOrdersShared_zh_CN,
    mails: mailsShared_zh_CN,
    'my-work': myWorkShared_zh_CN,
    notices: noticesShared_zh_CN,
    'operation-log': operationLogShared_zh_CN,
    orders: ordersShared_zh_CN,
    packing: packingShared_zh_CN,
    'page-errors': pageErrorsShared_zh_CN,
    products: productsShared_zh_CN,
    properties: propertiesShared_zh_CN,
    receiving: receivingShared_zh_CN,
    sandboxes: sandboxesShared_zh_CN,
    'serial-numbers': serialNumbersShared_zh_CN,
    sessions: sessionsShared_zh_CN,
    shipping: shippingShared_zh_CN,
    sourcing: sourcingShared_zh_CN,
    staff: staffShared_zh_CN,
    statistics: statisticsShared_zh_CN,
    'stock-takes': stockTakesShared_zh_CN,
    'storage-fees': storageFeesShared_zh_CN,
    'sub-accounts': subAccountsShared_zh_CN,
    tariffs: tariffsShared_zh_CN,
    'tax-survey': taxSurveyShared_zh_CN,
    'top-ups': topUpsShared_zh_CN,
    tracking: trackingShared_zh_CN,
    transactions: transactionsShared_zh_CN,
    translations: translationsShared_zh_CN,
    uploads: uploadsShared_zh_CN,
    verification: verificationShared_zh_CN,
    wallets: walletsShared_zh_CN,
    warehouses: warehousesShared_zh_CN,
    'warning-emails': warningEmailsShared_zh_CN,
    'work-orders': workOrdersShared_zh_CN,
  },
} as const;

/** What only the server writes. */
export const serverTexts = {
  en: {
    accounts: accountsServerTexts_en,
    connectors: connectorsServerTexts_en,
    exceptions: exceptionsServerTexts_en,
    inbound: inboundServerTexts_en,
    integrations: integrationsServerTexts_en,
    interceptions: interceptionsServerTexts_en,
    inventory: inventoryServerTexts_en,
    kernel: kernelServerTexts_en,
    'loss-orders': lossOrdersServerTexts_en,
    packing: packingServerTexts_en,
    shipping: shippingServerTexts_en,
    sourcing: sourcingServerTexts_en,
    staff: staffServerTexts_en,
    'sub-accounts': subAccountsServerTexts_en,
    'top-ups': topUpsServerTexts_en,
    tracking: trackingServerTexts_en,
    verification: verificationServerTexts_en,
    wallets: walletsServerTexts_en,
    'warning-emails': warningEmailsServerTexts_en,
    'work-orders': workOrdersServerTexts_en,
  },
  zh_CN: {
    accounts: accountsServerTexts_zh_CN,
    connectors: connectorsServerTexts_zh_CN,
    exceptions: exceptionsServerTexts_zh_CN,
    inbound: inboundServerTexts_zh_CN,
    integrations: integrationsServerTexts_zh_CN,
    interceptions: interceptionsServerTexts_zh_CN,
    inventory: inventoryServerTexts_zh_CN,
    kernel: kernelServerTexts_zh_CN,
    'loss-orders': lossOrdersServerTexts_zh_CN,
    packing: packingServerTexts_zh_CN,
    shipping: shippingServerTexts_zh_CN,
    sourcing: sourcingServerTexts_zh_CN,
    staff: staffServerTexts_zh_CN,
    'sub-accounts': subAccountsServerTexts_zh_CN,
    'top-ups': topUpsServerTexts_zh_CN,
    tracking: trackingServerTexts_zh_CN,
    verification: verificationServerTexts_zh_CN,
    wallets: walletsServerTexts_zh_CN,
    'warning-emails': warningEmailsServerTexts_zh_CN,
    'work-orders': workOrdersServerTexts_zh_CN,
  },
} as const;

/** Texts that are loaded by their own name. */
export type OwnTexts = {
  accounts: typeof accounts;
  'basic-config': typeof basicConfig;
  brands: typeof brands;
  connectors: typeof connectors;
  consumables: typeof consumables;
  customers: typeof customers;
  dashboards: typeof dashboards;
  'desk-approvals': typeof deskApprovals;
  'desk-brands': typeof deskBrands;
  'desk-categories': typeof deskCategories;
  'desk-consumables': typeof deskConsumables;
  'desk-exceptions': typeof deskExceptions;
  'desk-guides': typeof deskGuides;
  'desk-inbound': typeof deskInbound;
  'desk-interceptions': typeof deskInterceptions;
  'desk-inventory': typeof deskInventory;
  'desk-kernel': typeof deskKernel;
  'desk-notices': typeof deskNotices;
  'desk-packing': typeof deskPacking;
  'desk-products': typeof deskProducts;
  'desk-properties': typeof deskProperties;
  'desk-receiving': typeof deskReceiving;
  'desk-shipping': typeof deskShipping;
  'desk-stock-takes': typeof deskStockTakes;
  'desk-storage-fees': typeof deskStorageFees;
  'desk-tariffs': typeof deskTariffs;
  'desk-top-ups': typeof deskTopUps;
  'desk-verification': typeof deskVerification;
  'desk-wallets': typeof deskWallets;
  'desk-warehouses': typeof deskWarehouses;
  evaluations: typeof evaluations;
  guides: typeof guides;
  'import-columns': typeof importColumns;
  imports: typeof imports;
  inbound: typeof inbound;
  'inbound-documents': typeof inboundDocuments;
  'inbound-wizard': typeof inboundWizard;
  integrations: typeof integrations;
  inventory: typeof inventory;
  jobs: typeof jobs;
  kernel: typeof kernel;
  'log-columns': typeof logColumns;
  'loss-orders': typeof lossOrders;
  mails: typeof mails;
  'money-columns': typeof moneyColumns;
  'my-work': typeof myWork;
  notices: typeof notices;
  'operation-log': typeof operationLog;
  'order-columns': typeof orderColumns;
  'order-life': typeof orderLife;
  'order-screens': typeof orderScreens;
  'order-shipping': typeof orderShipping;
  'order-status': typeof orderStatus;
  orders: typeof orders;
  palette: typeof palette;
  'product-uses': typeof productUses;
  products: typeof products;
  'public-tracking': typeof publicTracking;
  'quote-fees': typeof quoteFees;
  sandboxes: typeof sandboxes;
  'serial-numbers': typeof serialNumbers;
  sessions: typeof sessions;
  sourcing: typeof sourcing;
  staff: typeof staff;
  statistics: typeof statistics;
  'statistics-columns': typeof statisticsColumns;
  'stock-columns': typeof stockColumns;
  'storage-fees': typeof storageFees;
  'sub-accounts': typeof subAccounts;
  'tariff-columns': typeof tariffColumns;
  'tax-survey': typeof taxSurvey;
  'top-up-paper': typeof topUpPaper;
  'top-up-remarks': typeof topUpRemarks;
  'top-up-words': typeof topUpWords;
  'top-ups': typeof topUps;
  transactions: typeof transactions;
  uploads: typeof uploads;
  wallets: typeof wallets;
  'warning-emails': typeof warningEmails;
  'work-orders': typeof workOrders;
};
