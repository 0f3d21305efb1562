// Written by `npm run zh-tw` from zh-CN/list-settings.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { listSettingsShared as source } from '../en/list-settings.shared.ts';

export const listSettingsShared = {
  fields: {
    'list-settings.name_taken': '已有同名檢視',
    'list-settings.too_many_views': '最多儲存 20 個檢視，請先刪除不用的檢視',
    'list-settings.too_large': '列或篩選條件過多，無法儲存',
  },
} as const satisfies Same<typeof source>;
