import type { brandsShared as source } from '../en/brands.shared.ts';
import type { Same } from '../same.ts';

export const brandsShared = {
  menu: {
    brands: '品牌',
  },
  fields: {
    'brands.bad_svg': '不是安全的 SVG 图片：不得包含脚本、外部内容或外部链接',
    'brands.host_taken': '该域名已属于其他品牌',
  },
  operations: {
    'brands.save': '保存品牌',
  },
} as const satisfies Same<typeof source>;
