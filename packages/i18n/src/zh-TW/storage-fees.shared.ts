// Written by `npm run zh-tw` from zh-CN/storage-fees.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { storageFeesShared as source } from '../en/storage-fees.shared.ts';

export const storageFeesShared = {
  permissions: {
    'storage-fees': '倉儲費',
    'storage-fees.read': '檢視',
    'storage-fees.settle': '結算',
  },
  menu: {
    storage_fees: '倉儲費',
    storage_fee_detail: '倉儲費詳情',
  },
  refusals: {
    'storage-fees.already_settled': '該帳單已結算。',
  },
  fields: {
    'storage-fees.discount_too_high': '折扣不能高於帳單金額',
    'storage-fees.past': '費率只能從今天起生效',
    'storage-fees.not_over': '只能對已結束的日期計費',
    'storage-fees.too_long_ago': '最多 {{days}} 天以前',
    'storage-fees.already_run': '該日期已計費：{{bills}} 張帳單，{{amount}} USD',
  },
  operations: {
    'storage-fees.settle': '結算倉儲費',
    'storage-fees.discount': '設定倉儲費折扣',
    'storage-fees.save_rates': '設定倉儲費率',
    'storage-fees.set_automatic': '切換倉儲費自動結算',
    'storage-fees.run': '補計漏計日期',
  },
  jobs: {
    'storage-fees.bill': '每日倉儲費',
    'storage-fees.run_day': '補計漏計日期的倉儲費',
    'storage-fees.settle': '倉儲費自動結算',
  },
} as const satisfies Same<typeof source>;
