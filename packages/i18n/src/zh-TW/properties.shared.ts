// Written by `npm run zh-tw` from zh-CN/properties.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { propertiesShared as source } from '../en/properties.shared.ts';

export const propertiesShared = {
  menu: {
    properties: '產品屬性',
  },
  fields: {
    'properties.code': '小寫字母、數字和下劃線，以字母開頭',
    'properties.code_taken': '該屬性代碼已被使用',
  },
  operations: {
    'properties.save': '儲存產品屬性',
  },
} as const satisfies Same<typeof source>;
