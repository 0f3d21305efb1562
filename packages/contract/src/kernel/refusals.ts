import type { KernelRefusal } from '@quayside/domain/kernel/refusals';
import type { SessionRefusal } from '@quayside/domain/sessions/session-rules';
import type { UploadRefusal } from '@quayside/domain/uploads/upload-rules';
import type { JobRefusal } from '@quayside/domain/jobs/job-machine';
import type { AccountRefusal } from '@quayside/domain/accounts/account-rules';
import type { CustomerRefusal } from '@quayside/domain/customers/customer-rules';
import type { ImportRefusal } from '@quayside/domain/imports/import-rules';
import type { ProductRefusal } from '@quayside/domain/products/product-rules';
import type { UsedSku } from '@quayside/domain/products/product-uses';
import type { StockRefusal } from '@quayside/domain/inventory/stock-rules';
import type { OrderRefusal } from '@quayside/domain/orders/order-rules';
import type { StorageRefusal } from '@quayside/domain/storage-fees/storage-rules';
import type { TopUpRefusal } from '@quayside/domain/top-ups/top-up-rules';
import type { WalletRefusal } from '@quayside/domain/wallets/wallet-rules';
import type { TranslationRefusal } from '@quayside/domain/translations/translation-rules';
import type { StaffRefusal } from '@quayside/domain/staff/staff-rules';

/** Every reason the system says no, one union per area. Born in domain, given its numbers here, its texts in i18n. */
export type RefusalCode =
  | KernelRefusal
  | SessionRefusal
  | UploadRefusal
  | JobRefusal
  | AccountRefusal
  | CustomerRefusal
  | StaffRefusal
  | ProductRefusal
  | ImportRefusal
  | StockRefusal
  | TranslationRefusal
  | WalletRefusal
  | TopUpRefusal
  | StorageRefusal
  | OrderRefusal;

/** What a refusal is about, in no language: words are made of it by `refusalText` in i18n. */
export type RefusalDetails = Readonly<Record<string, string | number | readonly UsedSku[]>>;

type Numbers = { readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503; readonly error_code: number };

/** HTTP status and envelope number of every refusal. A new rule without a line here does not compile. */
export const refusals = {
  'request.invalid': { status: 422, error_code: 1001 },
  'request.malformed': { status: 400, error_code: 1002 },
  'permission.denied': { status: 403, error_code: 1003 },
  'request.not_found': { status: 404, error_code: 1004 },
  'request.too_large': { status: 413, error_code: 1005 },
  'request.unsupported_media': { status: 415, error_code: 1006 },
  'request.too_frequent': { status: 429, error_code: 1007 },
  'request.illegal_operation': { status: 403, error_code: 1008 },
  'request.key_reused': { status: 409, error_code: 1009 },
  'session.expired': { status: 401, error_code: 1010 },
  'call.unknown': { status: 404, error_code: 1011 },
  'request.conflict': { status: 409, error_code: 1012 },
  'request.changed_meanwhile': { status: 409, error_code: 1013 },
  'server.fault': { status: 500, error_code: 1500 },
  'server.unavailable': { status: 503, error_code: 1503 },
  'sessions.wrong_credentials': { status: 422, error_code: 2001 },
  'sessions.account_disabled': { status: 403, error_code: 2002 },
  'uploads.wrong_type': { status: 415, error_code: 2101 },
  'uploads.too_large': { status: 413, error_code: 2102 },
  'uploads.broken': { status: 422, error_code: 2103 },
  'uploads.missing': { status: 422, error_code: 2104 },
  'uploads.bad_name': { status: 422, error_code: 2105 },
  'jobs.move_not_allowed': { status: 409, error_code: 2201 },
  'jobs.no_result': { status: 409, error_code: 2202 },
  'accounts.link_invalid': { status: 409, error_code: 2301 },
  'accounts.totp_required': { status: 422, error_code: 2302 },
  'accounts.totp_wrong': { status: 422, error_code: 2303 },
  'accounts.totp_not_started': { status: 409, error_code: 2304 },
  'accounts.totp_already_on': { status: 409, error_code: 2305 },
  'accounts.validation_failure': { status: 422, error_code: 2306 },
  'staff.last_administrator': { status: 409, error_code: 2601 },
  'customers.paused': { status: 409, error_code: 2701 },
  'products.in_use': { status: 409, error_code: 3001 },
  'products.too_many_labels': { status: 422, error_code: 3003 },
  'products.barcode_too_long': { status: 422, error_code: 3004 },
  'imports.broken_file': { status: 422, error_code: 3101 },
  'imports.too_many_rows': { status: 422, error_code: 3102 },
  'imports.wrong_template': { status: 422, error_code: 3103 },
  'imports.old_template': { status: 422, error_code: 3104 },
  'imports.no_rows': { status: 422, error_code: 3105 },
  'imports.not_checked': { status: 409, error_code: 3106 },
  'imports.has_faults': { status: 409, error_code: 3107 },
  'imports.nothing_to_import': { status: 409, error_code: 3108 },
  'imports.file_gone': { status: 404, error_code: 3109 },
  'imports.too_large': { status: 413, error_code: 3110 },
  'inventory.not_enough': { status: 409, error_code: 3201 },
  'inventory.not_frozen': { status: 409, error_code: 3202 },
  'wallets.short': { status: 409, error_code: 4001 },
  'wallets.already_decided': { status: 409, error_code: 4002 },
  'wallets.own_proposal': { status: 403, error_code: 4003 },
  'top-ups.already_reviewed': { status: 409, error_code: 4101 },
  'top-ups.no_account': { status: 409, error_code: 4102 },
  'top-ups.bad_statement': { status: 422, error_code: 4103 },
  'top-ups.bad_line': { status: 422, error_code: 4104 },
  'storage-fees.already_settled': { status: 409, error_code: 4201 },
  'orders.not_editable': { status: 409, error_code: 5001 },
  'orders.not_cancelable': { status: 409, error_code: 5002 },
  'translations.no_service': { status: 503, error_code: 3301 },
} as const satisfies Record<RefusalCode, Numbers>;
