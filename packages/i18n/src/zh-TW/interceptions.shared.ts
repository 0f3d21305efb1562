// Written by `npm run zh-tw` from zh-CN/interceptions.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { interceptionsShared as source } from '../en/interceptions.shared.ts';

export const interceptionsShared = {
  menu: {
    interceptions: '攔截申請',
  },
  queues: {
    'interceptions.to_decide': '待處理攔截',
  },
  refusals: {
    'interceptions.requested': '該訂單已申請攔截。',
    'interceptions.decided': '該申請已處理。',
  },
  operations: {
    'interceptions.request': '申請攔截訂單',
    'interceptions.decide': '處理攔截申請',
  },
} as const satisfies Same<typeof source>;
