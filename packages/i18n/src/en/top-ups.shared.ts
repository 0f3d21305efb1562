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
    'top-ups.already_reviewed': '{{name}} has already reviewed this top-up.',
    'top-ups.no_account': 'There is no receiving account for this method and currency at the moment. Please choose another.',
    'top-ups.bad_statement': 'The file cannot be read: it needs columns for date, amount, currency and text.',
    'top-ups.bad_line':
      'Row {{row}} cannot be read. Days are written as 2026-11-15 or 15.11.2026, amounts as 1200.50, currencies as USD. Nothing was imported.',
    'top-ups.sent_again': 'The merchant has corrected this top-up and sent it again. Load it again before you decide.',
    'top-ups.not_rejected': 'Only a rejected top-up can be corrected and sent again.',
    'top-ups.not_exact': 'The bank line does not match exactly. Review it on its own.',
    'top-ups.duplicate': 'It may be a duplicate. Review it on its own.',
    'top-ups.second_person': 'A second person must approve the credit. Review it on its own.',
    'top-ups.line_taken': 'This bank line already pays {{reference}}.',
    'top-ups.line_confirmed': 'The top-up of this line was received. Its bank line is the proof and stays.',
    'top-ups.has_line': 'Another bank line already pays {{reference}}.',
    'top-ups.cannot_match': 'Only a submitted or received top-up can be matched.',
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
    'top-ups.reason_needed': 'Amount differs: give the reason',
    'top-ups.new_source_needed': 'Another rate needs a source of its own',
    'top-ups.usd_has_no_rate': 'USD has no rate',
  },
  jobs: {
    'top-ups.match_line': 'Find the bank line of a top-up',
  },
  operations: {
    'top-ups.voucher': 'Upload a voucher',
    'top-ups.download_bank_pdf': 'Download a payment instruction',
    'top-ups.submit': 'Submit a top-up',
    'top-ups.review': 'Review a top-up',
    'top-ups.save_account': 'Save a receiving account',
    'top-ups.save_rate': 'Save an exchange rate',
    'top-ups.import_statement': 'Import a bank statement',
    'top-ups.ignore_line': 'Ignore a bank line',
    'top-ups.resubmit': 'Correct a top-up and send it again',
    'top-ups.receive_matched': 'Receive a top-up that the bank matches',
    'top-ups.match_line': 'Match a bank line',
    'top-ups.undo_line': 'Open a bank line again',
  },
} as const satisfies SharedTexts<typeof topUpsArea>;
