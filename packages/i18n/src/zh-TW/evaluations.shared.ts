// Written by `npm run zh-tw` from zh-CN/evaluations.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { evaluationsShared as source } from '../en/evaluations.shared.ts';

export const evaluationsShared = {
  permissions: {
    evaluations: '服務評價',
    'evaluations.read': '檢視',
    'evaluations.add': '評價客戶經理',
  },
  menu: {
    evaluations: '服務評價',
    evaluation_averages: '平均評分',
  },
  refusals: {
    'evaluations.no_manager': '暫未分配客戶經理，分配後即可評價。',
  },
  operations: {
    'evaluations.add': '評價客戶經理',
  },
} as const satisfies Same<typeof source>;
