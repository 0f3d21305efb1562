import type { storageFeesArea } from '@quayside/contract/storage-fees/storage-fees.area';
import type { SharedTexts } from '../shared.ts';

export const storageFeesShared = {
  permissions: {
    'storage-fees': 'Storage fees',
    'storage-fees.read': 'View',
    'storage-fees.settle': 'Settle',
  },
  menu: {
    storage_fees: 'Storage fees',
    storage_fee_detail: 'Storage fee',
  },
  refusals: {
    'storage-fees.already_settled': 'This bill is settled already.',
  },
  fields: {
    'storage-fees.discount_too_high': 'The discount cannot be above the amount of the bill',
    'storage-fees.past': 'Rates can be set from today on',
    'storage-fees.not_over': 'Only days that are over can be billed',
    'storage-fees.too_long_ago': 'At most {{days}} days ago',
    'storage-fees.already_run': 'This day is billed already: {{bills}} bills, {{amount}} USD',
  },
  operations: {
    'storage-fees.settle': 'Settle a storage fee',
    'storage-fees.discount': 'Give a discount on a storage fee',
    'storage-fees.save_rates': 'Set storage rates',
    'storage-fees.set_automatic': 'Switch automatic settlement of storage fees',
    'storage-fees.run': 'Bill a missed day',
  },
  jobs: {
    'storage-fees.bill': 'Daily storage fees',
    'storage-fees.run_day': 'Storage fees of a missed day',
    'storage-fees.settle': 'Automatic settlement of storage fees',
  },
} as const satisfies SharedTexts<typeof storageFeesArea>;
