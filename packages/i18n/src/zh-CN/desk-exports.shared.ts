import type { deskExportsShared as source } from '../en/desk-exports.shared.ts';
import type { Same } from '../same.ts';

export const deskExportsShared = {
  refusals: {
    'desk-exports.too_many': '列表超过 {{most}} 行，请筛选后再导出。',
  },
  fields: {
    'desk-exports.unknown_list': '没有此列表',
    'desk-exports.unknown_column': '列表没有此列',
  },
  operations: {
    'desk-exports.download': '导出列表',
  },
} as const satisfies Same<typeof source>;
