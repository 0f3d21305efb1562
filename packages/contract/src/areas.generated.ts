// Written by `npm run areas`. Do not edit.
import { dashboardsArea } from './dashboards/dashboards.area.ts';
import { deskExportsArea } from './desk-exports/desk-exports.area.ts';
import { draftsArea } from './drafts/drafts.area.ts';
import { importsArea } from './imports/imports.area.ts';
import { listSettingsArea } from './list-settings/list-settings.area.ts';
import { myWorkArea } from './my-work/my-work.area.ts';
import { pageErrorsArea } from './page-errors/page-errors.area.ts';
import { sandboxesArea } from './sandboxes/sandboxes.area.ts';
import { sessionsArea } from './sessions/sessions.area.ts';
import { translationsArea } from './translations/translations.area.ts';
import { uploadsArea } from './uploads/uploads.area.ts';
import { warningEmailsArea } from './warning-emails/warning-emails.area.ts';
import { subAccountsArea } from './sub-accounts/sub-accounts.area.ts';
import { accountsArea } from './accounts/accounts.area.ts';
import { mailsArea } from './mails/mails.area.ts';
import { jobsArea } from './jobs/jobs.area.ts';
import { customersArea } from './customers/customers.area.ts';
import { staffArea } from './staff/staff.area.ts';
import { noticesArea } from './notices/notices.area.ts';
import { basicConfigArea } from './basic-config/basic-config.area.ts';
import { brandsArea } from './brands/brands.area.ts';
import { warehousesArea } from './warehouses/warehouses.area.ts';
import { categoriesArea } from './categories/categories.area.ts';
import { propertiesArea } from './properties/properties.area.ts';
import { consumablesArea } from './consumables/consumables.area.ts';
import { productsArea } from './products/products.area.ts';
import { inventoryArea } from './inventory/inventory.area.ts';
import { stockTakesArea } from './stock-takes/stock-takes.area.ts';
import { inboundArea } from './inbound/inbound.area.ts';
import { lossOrdersArea } from './loss-orders/loss-orders.area.ts';
import { workOrdersArea } from './work-orders/work-orders.area.ts';
import { sourcingArea } from './sourcing/sourcing.area.ts';
import { receivingArea } from './receiving/receiving.area.ts';
import { serialNumbersArea } from './serial-numbers/serial-numbers.area.ts';
import { tariffsArea } from './tariffs/tariffs.area.ts';
import { ordersArea } from './orders/orders.area.ts';
import { verificationArea } from './verification/verification.area.ts';
import { exceptionsArea } from './exceptions/exceptions.area.ts';
import { interceptionsArea } from './interceptions/interceptions.area.ts';
import { packingArea } from './packing/packing.area.ts';
import { shippingArea } from './shipping/shipping.area.ts';
import { approvalsArea } from './approvals/approvals.area.ts';
import { trackingArea } from './tracking/tracking.area.ts';
import { walletsArea } from './wallets/wallets.area.ts';
import { transactionsArea } from './transactions/transactions.area.ts';
import { statisticsArea } from './statistics/statistics.area.ts';
import { topUpsArea } from './top-ups/top-ups.area.ts';
import { storageFeesArea } from './storage-fees/storage-fees.area.ts';
import { operationLogArea } from './operation-log/operation-log.area.ts';
import { integrationsArea } from './integrations/integrations.area.ts';
import { connectorsArea } from './connectors/connectors.area.ts';
import { taxSurveyArea } from './tax-survey/tax-survey.area.ts';
import { guidesArea } from './guides/guides.area.ts';
import { evaluationsArea } from './evaluations/evaluations.area.ts';

/** What every area states about itself. */
export const areas = {
  dashboards: dashboardsArea,
  'desk-exports': deskExportsArea,
  drafts: draftsArea,
  imports: importsArea,
  'list-settings': listSettingsArea,
  'my-work': myWorkArea,
  'page-errors': pageErrorsArea,
  sandboxes: sandboxesArea,
  sessions: sessionsArea,
  translations: translationsArea,
  uploads: uploadsArea,
  'warning-emails': warningEmailsArea,
  'sub-accounts': subAccountsArea,
  accounts: accountsArea,
  mails: mailsArea,
  jobs: jobsArea,
  customers: customersArea,
  staff: staffArea,
  notices: noticesArea,
  'basic-config': basicConfigArea,
  brands: brandsArea,
  warehouses: warehousesArea,
  categories: categoriesArea,
  properties: propertiesArea,
  consumables: consumablesArea,
  products: productsArea,
  inventory: inventoryArea,
  'stock-takes': stockTakesArea,
  inbound: inboundArea,
  'loss-orders': lossOrdersArea,
  'work-orders': workOrdersArea,
  sourcing: sourcingArea,
  receiving: receivingArea,
  'serial-numbers': serialNumbersArea,
  tariffs: tariffsArea,
  orders: ordersArea,
  verification: verificationArea,
  exceptions: exceptionsArea,
  interceptions: interceptionsArea,
  packing: packingArea,
  shipping: shippingArea,
  approvals: approvalsArea,
  tracking: trackingArea,
  wallets: walletsArea,
  transactions: transactionsArea,
  statistics: statisticsArea,
  'top-ups': topUpsArea,
  'storage-fees': storageFeesArea,
  'operation-log': operationLogArea,
  integrations: integrationsArea,
  connectors: connectorsArea,
  'tax-survey': taxSurveyArea,
  guides: guidesArea,
  evaluations: evaluationsArea,
} as const;

/** Every area of areas.json: a call belongs to one, and a write refreshes the lists of those it names. */
export type AreaName =
  | 'kernel'
  | 'brands'
  | 'basic-config'
  | 'mails'
  | 'accounts'
  | 'staff'
  | 'approvals'
  | 'sessions'
  | 'sub-accounts'
  | 'notices'
  | 'customers'
  | 'dashboards'
  | 'my-work'
  | 'desk-exports'
  | 'drafts'
  | 'page-errors'
  | 'list-settings'
  | 'uploads'
  | 'jobs'
  | 'operation-log'
  | 'warning-emails'
  | 'warehouses'
  | 'categories'
  | 'properties'
  | 'countries'
  | 'translations'
  | 'consumables'
  | 'inventory'
  | 'stock-takes'
  | 'products'
  | 'tariffs'
  | 'orders'
  | 'exceptions'
  | 'interceptions'
  | 'packing'
  | 'shipping'
  | 'tracking'
  | 'verification'
  | 'quotes'
  | 'serial-numbers'
  | 'imports'
  | 'inbound'
  | 'loss-orders'
  | 'work-orders'
  | 'sourcing'
  | 'receiving'
  | 'wallets'
  | 'transactions'
  | 'top-ups'
  | 'storage-fees'
  | 'evaluations'
  | 'tax-survey'
  | 'guides'
  | 'integrations'
  | 'sandboxes'
  | 'connectors'
  | 'statistics';
