import { cleanUp } from '#server/kernel/clean-up.ts';
import type { Bound } from '#server/kernel/handlers.ts';
import type { BoundJob } from '#server/kernel/jobs.ts';
import { sweepFiles } from '#server/kernel/sweep-files.ts';
import { accountsHandlers } from './accounts/accounts.handlers.ts';
import { accountsJobs } from './accounts/accounts.jobs.ts';
import { basicConfigHandlers } from './basic-config/basic-config.handlers.ts';
import { brandsHandlers } from './brands/brands.handlers.ts';
import { categoriesHandlers } from './categories/categories.handlers.ts';
import { consumablesHandlers } from './consumables/consumables.handlers.ts';
import { countriesHandlers } from './countries/countries.handlers.ts';
import { customersHandlers } from './customers/customers.handlers.ts';
import { dashboardsHandlers } from './dashboards/dashboards.handlers.ts';
import { importsHandlers } from './imports/imports.handlers.ts';
import { importsJobs } from './imports/imports.jobs.ts';
import { inventoryHandlers } from './inventory/inventory.handlers.ts';
import { inventoryJobs } from './inventory/inventory.jobs.ts';
import { jobsHandlers } from './jobs/jobs.handlers.ts';
import { mailsHandlers } from './mails/mails.handlers.ts';
import { mailsJobs } from './mails/mails.jobs.ts';
import { noticesHandlers } from './notices/notices.handlers.ts';
import { operationLogHandlers } from './operation-log/operation-log.handlers.ts';
import { operationLogJobs } from './operation-log/operation-log.jobs.ts';
import { ordersHandlers } from './orders/orders.handlers.ts';
import { pageErrorsHandlers } from './page-errors/page-errors.handlers.ts';
import { pageErrorsJobs } from './page-errors/page-errors.jobs.ts';
import { productsHandlers } from './products/products.handlers.ts';
import { productsJobs } from './products/products.jobs.ts';
import { propertiesHandlers } from './properties/properties.handlers.ts';
import { serialNumbersHandlers } from './serial-numbers/serial-numbers.handlers.ts';
import { sessionsHandlers } from './sessions/sessions.handlers.ts';
import { staffHandlers } from './staff/staff.handlers.ts';
import { storageFeesHandlers } from './storage-fees/storage-fees.handlers.ts';
import { storageFeesJobs } from './storage-fees/storage-fees.jobs.ts';
import { subAccountsHandlers } from './sub-accounts/sub-accounts.handlers.ts';
import { topUpsHandlers } from './top-ups/top-ups.handlers.ts';
import { transactionsHandlers } from './transactions/transactions.handlers.ts';
import { transactionsJobs } from './transactions/transactions.jobs.ts';
import { translationsHandlers } from './translations/translations.handlers.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';
import { walletsHandlers } from './wallets/wallets.handlers.ts';
import { walletsJobs } from './wallets/wallets.jobs.ts';
import { warehousesHandlers } from './warehouses/warehouses.handlers.ts';
import { warningEmailsHandlers } from './warning-emails/warning-emails.handlers.ts';
import './answers.ts';

/** Every call the server answers. */
export const allHandlers: readonly Bound[] = [
  ...accountsHandlers,
  ...basicConfigHandlers,
  ...brandsHandlers,
  ...categoriesHandlers,
  ...consumablesHandlers,
  ...countriesHandlers,
  ...customersHandlers,
  ...dashboardsHandlers,
  ...importsHandlers,
  ...inventoryHandlers,
  ...jobsHandlers,
  ...mailsHandlers,
  ...noticesHandlers,
  ...operationLogHandlers,
  ...ordersHandlers,
  ...pageErrorsHandlers,
  ...productsHandlers,
  ...propertiesHandlers,
  ...serialNumbersHandlers,
  ...sessionsHandlers,
  ...staffHandlers,
  ...storageFeesHandlers,
  ...subAccountsHandlers,
  ...topUpsHandlers,
  ...transactionsHandlers,
  ...translationsHandlers,
  ...uploadsHandlers,
  ...walletsHandlers,
  ...warehousesHandlers,
  ...warningEmailsHandlers,
];

/** Every job a worker does. */
export const allJobs: readonly BoundJob[] = [
  cleanUp,
  sweepFiles,
  ...accountsJobs,
  ...importsJobs,
  ...inventoryJobs,
  ...mailsJobs,
  ...operationLogJobs,
  ...pageErrorsJobs,
  ...productsJobs,
  ...storageFeesJobs,
  ...transactionsJobs,
  ...walletsJobs,
];
