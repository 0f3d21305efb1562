import { fields as enFields, menu as enMenu, operations as enOperations, refusals as enRefusals } from '@quayside/i18n/server-texts.en';
import { fields as zhFields, menu as zhMenu, operations as zhOperations, refusals as zhRefusals } from '@quayside/i18n/server-texts.zh-CN';
import { accounts as enAccounts } from '@quayside/i18n/en/accounts';
import { basicConfig as enBasicConfig } from '@quayside/i18n/en/basic-config';
import { brands as enBrands } from '@quayside/i18n/en/brands';
import { customers as enCustomers } from '@quayside/i18n/en/customers';
import { consumables as enConsumables } from '@quayside/i18n/en/consumables';
import { deskBrands as enDeskBrands } from '@quayside/i18n/en/desk-brands';
import { deskCategories as enDeskCategories } from '@quayside/i18n/en/desk-categories';
import { deskConsumables as enDeskConsumables } from '@quayside/i18n/en/desk-consumables';
import { deskInventory as enDeskInventory } from '@quayside/i18n/en/desk-inventory';
import { deskInbound as enDeskInbound } from '@quayside/i18n/en/desk-inbound';
import { deskPacking as enDeskPacking } from '@quayside/i18n/en/desk-packing';
import { deskInterceptions as enDeskInterceptions } from '@quayside/i18n/en/desk-interceptions';
import { deskExceptions as enDeskExceptions } from '@quayside/i18n/en/desk-exceptions';
import { orderLife as enOrderLife } from '@quayside/i18n/en/order-life';
import { deskShipping as enDeskShipping } from '@quayside/i18n/en/desk-shipping';
import { deskReceiving as enDeskReceiving } from '@quayside/i18n/en/desk-receiving';
import { deskStockTakes as enDeskStockTakes } from '@quayside/i18n/en/desk-stock-takes';
import { stockColumns as enStockColumns } from '@quayside/i18n/en/stock-columns';
import { deskKernel as enDeskKernel } from '@quayside/i18n/en/desk-kernel';
import { deskNotices as enDeskNotices } from '@quayside/i18n/en/desk-notices';
import { deskProducts as enDeskProducts } from '@quayside/i18n/en/desk-products';
import { deskProperties as enDeskProperties } from '@quayside/i18n/en/desk-properties';
import { deskStorageFees as enDeskStorageFees } from '@quayside/i18n/en/desk-storage-fees';
import { deskTopUps as enDeskTopUps } from '@quayside/i18n/en/desk-top-ups';
import { deskApprovals as enDeskApprovals } from '@quayside/i18n/en/desk-approvals';
import { deskWallets as enDeskWallets } from '@quayside/i18n/en/desk-wallets';
import { deskWarehouses as enDeskWarehouses } from '@quayside/i18n/en/desk-warehouses';
import { inbound as enInbound } from '@quayside/i18n/en/inbound';
import { inboundWizard as enInboundWizard } from '@quayside/i18n/en/inbound-wizard';
import { inventory as enInventory } from '@quayside/i18n/en/inventory';
import { lossOrders as enLossOrders } from '@quayside/i18n/en/loss-orders';
import { guides as enGuides } from '@quayside/i18n/en/guides';
import { deskGuides as enDeskGuides } from '@quayside/i18n/en/desk-guides';
import { evaluations as enEvaluations } from '@quayside/i18n/en/evaluations';
import { taxSurvey as enTaxSurvey } from '@quayside/i18n/en/tax-survey';
import { sourcing as enSourcing } from '@quayside/i18n/en/sourcing';
import { workOrders as enWorkOrders } from '@quayside/i18n/en/work-orders';
import { products as enProducts } from '@quayside/i18n/en/products';
import { warningEmails as enWarningEmails } from '@quayside/i18n/en/warning-emails';
import { jobs as enJobs } from '@quayside/i18n/en/jobs';
import { kernel as enKernel } from '@quayside/i18n/en/kernel';
import { moneyColumns as enMoneyColumns } from '@quayside/i18n/en/money-columns';
import { statistics as enStatistics } from '@quayside/i18n/en/statistics';
import { statisticsColumns as enStatisticsColumns } from '@quayside/i18n/en/statistics-columns';
import { myWork as enMyWork } from '@quayside/i18n/en/my-work';
import { notices as enNotices } from '@quayside/i18n/en/notices';
import { orderScreens as enOrderScreens } from '@quayside/i18n/en/order-screens';
import { orderShipping as enOrderShipping } from '@quayside/i18n/en/order-shipping';
import { orders as enOrders } from '@quayside/i18n/en/orders';
import { deskVerification as enDeskVerification } from '@quayside/i18n/en/desk-verification';
import { imports as enImports } from '@quayside/i18n/en/imports';
import { sessions as enSessions } from '@quayside/i18n/en/sessions';
import { staff as enStaff } from '@quayside/i18n/en/staff';
import { storageFees as enStorageFees } from '@quayside/i18n/en/storage-fees';
import { connectors as enConnectors } from '@quayside/i18n/en/connectors';
import { integrations as enIntegrations } from '@quayside/i18n/en/integrations';
import { subAccounts as enSubAccounts } from '@quayside/i18n/en/sub-accounts';
import { topUpWords as enTopUpWords } from '@quayside/i18n/en/top-up-words';
import { topUps as enTopUps } from '@quayside/i18n/en/top-ups';
import { transactions as enTransactions } from '@quayside/i18n/en/transactions';
import { wallets as enWallets } from '@quayside/i18n/en/wallets';
import { accounts as zhAccounts } from '@quayside/i18n/zh-CN/accounts';
import { basicConfig as zhBasicConfig } from '@quayside/i18n/zh-CN/basic-config';
import { brands as zhBrands } from '@quayside/i18n/zh-CN/brands';
import { customers as zhCustomers } from '@quayside/i18n/zh-CN/customers';
import { consumables as zhConsumables } from '@quayside/i18n/zh-CN/consumables';
import { deskBrands as zhDeskBrands } from '@quayside/i18n/zh-CN/desk-brands';
import { deskCategories as zhDeskCategories } from '@quayside/i18n/zh-CN/desk-categories';
import { deskConsumables as zhDeskConsumables } from '@quayside/i18n/zh-CN/desk-consumables';
import { deskInventory as zhDeskInventory } from '@quayside/i18n/zh-CN/desk-inventory';
import { deskInbound as zhDeskInbound } from '@quayside/i18n/zh-CN/desk-inbound';
import { deskPacking as zhDeskPacking } from '@quayside/i18n/zh-CN/desk-packing';
import { deskInterceptions as zhDeskInterceptions } from '@quayside/i18n/zh-CN/desk-interceptions';
import { deskExceptions as zhDeskExceptions } from '@quayside/i18n/zh-CN/desk-exceptions';
import { orderLife as zhOrderLife } from '@quayside/i18n/zh-CN/order-life';
import { deskShipping as zhDeskShipping } from '@quayside/i18n/zh-CN/desk-shipping';
import { deskReceiving as zhDeskReceiving } from '@quayside/i18n/zh-CN/desk-receiving';
import { deskStockTakes as zhDeskStockTakes } from '@quayside/i18n/zh-CN/desk-stock-takes';
import { stockColumns as zhStockColumns } from '@quayside/i18n/zh-CN/stock-columns';
import { deskKernel as zhDeskKernel } from '@quayside/i18n/zh-CN/desk-kernel';
import { deskNotices as zhDeskNotices } from '@quayside/i18n/zh-CN/desk-notices';
import { deskProducts as zhDeskProducts } from '@quayside/i18n/zh-CN/desk-products';
import { deskProperties as zhDeskProperties } from '@quayside/i18n/zh-CN/desk-properties';
import { deskStorageFees as zhDeskStorageFees } from '@quayside/i18n/zh-CN/desk-storage-fees';
import { deskTopUps as zhDeskTopUps } from '@quayside/i18n/zh-CN/desk-top-ups';
import { deskApprovals as zhDeskApprovals } from '@quayside/i18n/zh-CN/desk-approvals';
import { deskWallets as zhDeskWallets } from '@quayside/i18n/zh-CN/desk-wallets';
import { deskWarehouses as zhDeskWarehouses } from '@quayside/i18n/zh-CN/desk-warehouses';
import { inbound as zhInbound } from '@quayside/i18n/zh-CN/inbound';
import { inboundWizard as zhInboundWizard } from '@quayside/i18n/zh-CN/inbound-wizard';
import { inventory as zhInventory } from '@quayside/i18n/zh-CN/inventory';
import { lossOrders as zhLossOrders } from '@quayside/i18n/zh-CN/loss-orders';
import { guides as zhGuides } from '@quayside/i18n/zh-CN/guides';
import { deskGuides as zhDeskGuides } from '@quayside/i18n/zh-CN/desk-guides';
import { evaluations as zhEvaluations } from '@quayside/i18n/zh-CN/evaluations';
import { taxSurvey as zhTaxSurvey } from '@quayside/i18n/zh-CN/tax-survey';
import { sourcing as zhSourcing } from '@quayside/i18n/zh-CN/sourcing';
import { workOrders as zhWorkOrders } from '@quayside/i18n/zh-CN/work-orders';
import { products as zhProducts } from '@quayside/i18n/zh-CN/products';
import { warningEmails as zhWarningEmails } from '@quayside/i18n/zh-CN/warning-emails';
import { jobs as zhJobs } from '@quayside/i18n/zh-CN/jobs';
import { kernel as zhKernel } from '@quayside/i18n/zh-CN/kernel';
import { moneyColumns as zhMoneyColumns } from '@quayside/i18n/zh-CN/money-columns';
import { statistics as zhStatistics } from '@quayside/i18n/zh-CN/statistics';
import { statisticsColumns as zhStatisticsColumns } from '@quayside/i18n/zh-CN/statistics-columns';
import { myWork as zhMyWork } from '@quayside/i18n/zh-CN/my-work';
import { notices as zhNotices } from '@quayside/i18n/zh-CN/notices';
import { orderScreens as zhOrderScreens } from '@quayside/i18n/zh-CN/order-screens';
import { orderShipping as zhOrderShipping } from '@quayside/i18n/zh-CN/order-shipping';
import { orders as zhOrders } from '@quayside/i18n/zh-CN/orders';
import { deskVerification as zhDeskVerification } from '@quayside/i18n/zh-CN/desk-verification';
import { imports as zhImports } from '@quayside/i18n/zh-CN/imports';
import { sessions as zhSessions } from '@quayside/i18n/zh-CN/sessions';
import { staff as zhStaff } from '@quayside/i18n/zh-CN/staff';
import { storageFees as zhStorageFees } from '@quayside/i18n/zh-CN/storage-fees';
import { connectors as zhConnectors } from '@quayside/i18n/zh-CN/connectors';
import { integrations as zhIntegrations } from '@quayside/i18n/zh-CN/integrations';
import { subAccounts as zhSubAccounts } from '@quayside/i18n/zh-CN/sub-accounts';
import { topUpWords as zhTopUpWords } from '@quayside/i18n/zh-CN/top-up-words';
import { topUps as zhTopUps } from '@quayside/i18n/zh-CN/top-ups';
import { transactions as zhTransactions } from '@quayside/i18n/zh-CN/transactions';
import { wallets as zhWallets } from '@quayside/i18n/zh-CN/wallets';

/** The texts of the pages by language: journeys use the product's texts and never repeat them. */
export const texts = {
  en: {
    accounts: enAccounts,
    basicConfig: enBasicConfig,
    brands: enBrands,
    consumables: enConsumables,
    customers: enCustomers,
    deskBrands: enDeskBrands,
    deskCategories: enDeskCategories,
    deskConsumables: enDeskConsumables,
    deskInventory: enDeskInventory,
    deskInbound: enDeskInbound,
    deskPacking: enDeskPacking,
    deskInterceptions: enDeskInterceptions,
    deskExceptions: enDeskExceptions,
    orderLife: enOrderLife,
    deskShipping: enDeskShipping,
    deskReceiving: enDeskReceiving,
    deskStockTakes: enDeskStockTakes,
    stockColumns: enStockColumns,
    deskKernel: enDeskKernel,
    deskNotices: enDeskNotices,
    deskProducts: enDeskProducts,
    deskProperties: enDeskProperties,
    deskStorageFees: enDeskStorageFees,
    deskTopUps: enDeskTopUps,
    deskApprovals: enDeskApprovals,
    deskWallets: enDeskWallets,
    deskWarehouses: enDeskWarehouses,
    fields: enFields,
    operations: enOperations,
    inbound: enInbound,
    lossOrders: enLossOrders,
    guides: enGuides,
    deskGuides: enDeskGuides,
    evaluations: enEvaluations,
    taxSurvey: enTaxSurvey,
    sourcing: enSourcing,
    workOrders: enWorkOrders,
    inboundWizard: enInboundWizard,
    inventory: enInventory,
    products: enProducts,
    warningEmails: enWarningEmails,
    jobs: enJobs,
    kernel: enKernel,
    menu: enMenu,
    moneyColumns: enMoneyColumns,
    statistics: enStatistics,
    statisticsColumns: enStatisticsColumns,
    myWork: enMyWork,
    notices: enNotices,
    orders: enOrders,
    deskVerification: enDeskVerification,
    imports: enImports,
    orderScreens: enOrderScreens,
    orderShipping: enOrderShipping,
    refusals: enRefusals,
    sessions: enSessions,
    staff: enStaff,
    storageFees: enStorageFees,
    connectors: enConnectors,
    integrations: enIntegrations,
    subAccounts: enSubAccounts,
    topUpWords: enTopUpWords,
    topUps: enTopUps,
    transactions: enTransactions,
    wallets: enWallets,
    country: 'Germany',
    generalGoods: 'General goods',
    cartonS: 'Carton S',
  },
  zh_CN: {
    accounts: zhAccounts,
    basicConfig: zhBasicConfig,
    brands: zhBrands,
    consumables: zhConsumables,
    customers: zhCustomers,
    deskBrands: zhDeskBrands,
    deskCategories: zhDeskCategories,
    deskConsumables: zhDeskConsumables,
    deskInventory: zhDeskInventory,
    deskInbound: zhDeskInbound,
    deskPacking: zhDeskPacking,
    deskInterceptions: zhDeskInterceptions,
    deskExceptions: zhDeskExceptions,
    orderLife: zhOrderLife,
    deskShipping: zhDeskShipping,
    deskReceiving: zhDeskReceiving,
    deskStockTakes: zhDeskStockTakes,
    stockColumns: zhStockColumns,
    deskKernel: zhDeskKernel,
    deskNotices: zhDeskNotices,
    deskProducts: zhDeskProducts,
    deskProperties: zhDeskProperties,
    deskStorageFees: zhDeskStorageFees,
    deskTopUps: zhDeskTopUps,
    deskApprovals: zhDeskApprovals,
    deskWallets: zhDeskWallets,
    deskWarehouses: zhDeskWarehouses,
    fields: zhFields,
    operations: zhOperations,
    inbound: zhInbound,
    lossOrders: zhLossOrders,
    guides: zhGuides,
    deskGuides: zhDeskGuides,
    evaluations: zhEvaluations,
    taxSurvey: zhTaxSurvey,
    sourcing: zhSourcing,
    workOrders: zhWorkOrders,
    inboundWizard: zhInboundWizard,
    inventory: zhInventory,
    products: zhProducts,
    warningEmails: zhWarningEmails,
    jobs: zhJobs,
    kernel: zhKernel,
    menu: zhMenu,
    moneyColumns: zhMoneyColumns,
    statistics: zhStatistics,
    statisticsColumns: zhStatisticsColumns,
    myWork: zhMyWork,
    notices: zhNotices,
    orders: zhOrders,
    deskVerification: zhDeskVerification,
    imports: zhImports,
    orderScreens: zhOrderScreens,
    orderShipping: zhOrderShipping,
    refusals: zhRefusals,
    sessions: zhSessions,
    staff: zhStaff,
    storageFees: zhStorageFees,
    connectors: zhConnectors,
    integrations: zhIntegrations,
    subAccounts: zhSubAccounts,
    topUpWords: zhTopUpWords,
    topUps: zhTopUps,
    transactions: zhTransactions,
    wallets: zhWallets,
    country: '德国',
    generalGoods: '普货',
    cartonS: '小号纸箱',
  },
} as const;

export type SpokenLanguage = keyof typeof texts;
export type Texts = (typeof texts)[SpokenLanguage];

/** A text with its variables filled in. */
export function say(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(gaps[name]));
}
