import type { storageFeesShared as source } from '../en/storage-fees.shared.ts';
import type { Same } from '../same.ts';

export const storageFeesShared = {
  permissions: {
    'storage-fees': '仓储费',
    'storage-fees.read': '查看',
    'storage-fees.settle': '结算',
  },
  menu: {
    storage_fees: '仓储费',
    storage_fee_detail: '仓储费详情',
  },
  refusals: {
    'storage-fees.already_settled': '该账单已结算。',
  },
  fields: {
    'storage-fees.discount_too_high': '折扣不能高于账单金额',
    'storage-fees.past': '费率只能从今天起生效',
    'storage-fees.not_over': '只能对已结束的日期计费',
    'storage-fees.too_long_ago': '最多 {{days}} 天以前',
    'storage-fees.already_run': '该日期已计费：{{bills}} 张账单，{{amount}} USD',
  },
  operations: {
    'storage-fees.settle': '结算仓储费',
    'storage-fees.discount': '设置仓储费折扣',
    'storage-fees.save_rates': '设置仓储费率',
    'storage-fees.set_automatic': '切换仓储费自动结算',
    'storage-fees.run': '补计漏计日期',
  },
  jobs: {
    'storage-fees.bill': '每日仓储费',
    'storage-fees.run_day': '补计漏计日期的仓储费',
    'storage-fees.settle': '仓储费自动结算',
  },
} as const satisfies Same<typeof source>;
