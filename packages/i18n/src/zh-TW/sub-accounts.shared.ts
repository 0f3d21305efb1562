// Written by `npm run zh-tw` from zh-CN/sub-accounts.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { subAccountsShared as source } from '../en/sub-accounts.shared.ts';

export const subAccountsShared = {
  permissions: {
    'sub-accounts': '子帳號',
    'sub-accounts.manage': '管理',
  },
  menu: {
    sub_accounts: '子帳號',
  },
  fields: {
    'sub-accounts.not_grantable': '該類型的帳號不能授予此權限',
  },
  operations: {
    'sub-accounts.save': '儲存子帳號',
    'sub-accounts.change_status': '啟用或停用子帳號',
  },
} as const satisfies Same<typeof source>;
