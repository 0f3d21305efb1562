// Written by `npm run zh-tw` from zh-CN/brands.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { brandsShared as source } from '../en/brands.shared.ts';

export const brandsShared = {
  menu: {
    brands: '品牌',
  },
  fields: {
    'brands.bad_svg': '不是安全的 SVG 圖片：不得包含指令碼、外部內容或外部連結',
    'brands.host_taken': '該域名已屬於其他品牌',
  },
  operations: {
    'brands.save': '儲存品牌',
  },
} as const satisfies Same<typeof source>;
