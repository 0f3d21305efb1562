import type { topUpsArea } from '@quayside/contract/top-ups/top-ups.area';
import type { SharedTexts } from '../shared.ts';

export const topUpsShared = {
  permissions: {
    'top-ups': 'Top-ups',
    'top-ups.read': 'View',
    'top-ups.edit': 'Submit',
  },
  menu: {
    top_up: 'Top up',
    top_ups: 'Payment records',
    top_up_detail: 'Payment record',
    top_up_reviews: 'Top-ups to review',
    bank_statements: 'Bank statements',
    receiving_accounts: 'Receiving accounts',
    exchange_rates: 'Exchange rates',
  },
  queues: {
    'top-ups.to_review': 'Top-ups to review',
    'top-ups.open_lines': 'Bank lines without a top-up',
  },
  refusals: {
    'top-ups.already_reviewed': 'Somebody has already reviewed this top-up.',
    'top-ups.no_account': 'There is no receiving account for this method and currency at the moment. Please choose another.',
    'top-ups.bad_statement': 'The file cannot be read: it needs columns for date, amount, currency and text.',
    'top-ups.bad_line':
      'Row {{row}} cannot be read. Days are written as 2026-11-15 or 15.11.2026, amounts as 1200.50, currencies as USD. Nothing was imported.',
  },
  fields: {
    'top-ups.decimals': 'At most {{digits}} decimals for {{currency}}',
    'top-ups.in_future': 'The day of payment cannot be in the future',
    'top-ups.too_early': 'Choose a day from 2024-01-01 on',
    'top-ups.no_voucher': 'The voucher is gone. Please upload it again',
    'top-ups.wrong_reference': 'This reference does not belong to this payment. Please load the page again',
    'top-ups.account_exists': 'There is already an account for this brand, method and currency',
    'top-ups.usd_needed': 'Please enter the amount to credit in USD',
    'top-ups.remark_needed': 'Please tell the merchant why',
    'top-ups.new_source_needed': 'Another rate needs a source of its own',
    'top-ups.usd_has_no_rate': 'USD has no rate',
  },
  operations: {
    'top-ups.voucher': 'Upload a voucher',
    'top-ups.submit': 'Submit a top-up',
    'top-ups.review': 'Review a top-up',
    'top-ups.save_account': 'Save a receiving account',
    'top-ups.save_rate': 'Save an exchange rate',
    'top-ups.import_statement': 'Import a bank statement',
    'top-ups.ignore_line': 'Set a bank line aside',
  },
} as const satisfies SharedTexts<typeof topUpsArea>;
