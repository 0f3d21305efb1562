import type { subAccountsShared as source } from '../en/sub-accounts.shared.ts';
import type { Same } from '../same.ts';

export const subAccountsShared = {
  permissions: {
    'sub-accounts': '子账号',
    'sub-accounts.manage': '管理',
  },
  menu: {
    sub_accounts: '子账号',
  },
  fields: {
    'sub-accounts.not_grantable': '该类型的账号不能授予此权限',
  },
  operations: {
    'sub-accounts.save': '保存子账号',
    'sub-accounts.change_status': '启用或停用子账号',
  },
} as const satisfies Same<typeof source>;
