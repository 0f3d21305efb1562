// Written by `npm run zh-tw` from zh-CN/consumables.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { consumablesShared as source } from '../en/consumables.shared.ts';

export const consumablesShared = {
  menu: {
    consumables: '包材',
  },
  fields: {
    'consumables.name_taken': '已有同名同規格的包材',
    'consumables.no_customer': '沒有此客戶 ID',
  },
  operations: {
    'consumables.save': '儲存包材',
  },
} as const satisfies Same<typeof source>;
