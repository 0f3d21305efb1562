// Written by `npm run zh-tw` from zh-CN/desk-exports.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { deskExportsShared as source } from '../en/desk-exports.shared.ts';

export const deskExportsShared = {
  refusals: {
    'desk-exports.too_many': '列表超過 {{most}} 行，請篩選後再匯出。',
  },
  fields: {
    'desk-exports.unknown_list': '沒有此列表',
    'desk-exports.unknown_column': '列表沒有此列',
  },
  operations: {
    'desk-exports.download': '匯出列表',
  },
} as const satisfies Same<typeof source>;
