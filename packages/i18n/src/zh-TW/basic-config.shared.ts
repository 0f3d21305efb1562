// Written by `npm run zh-tw` from zh-CN/basic-config.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { basicConfigShared as source } from '../en/basic-config.shared.ts';

export const basicConfigShared = {
  menu: {
    basic_config: '基礎配置',
  },
  fields: {
    'basic-config.bad_value': '該值不適用於此設定',
    'basic-config.no_customer': '沒有此編號的客戶',
  },
  operations: {
    'basic-config.save': '儲存基礎配置',
  },
} as const satisfies Same<typeof source>;
