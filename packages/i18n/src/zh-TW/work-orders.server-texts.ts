// Written by `npm run zh-tw` from zh-CN/work-orders.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { workOrdersServerTexts as source } from '../en/work-orders.server-texts.ts';

export const workOrdersServerTexts = {
  mails: {
    'work-orders.done.subject': '自助工單 {{number}} 已完成',
    'work-orders.done.lead': '倉庫已完成自助工單 {{number}}，扣費 {{amount}} USD。',
    'work-orders.done.button': '檢視結果',
    'work-orders.refused.subject': '自助工單 {{number}} 被駁回',
    'work-orders.refused.lead': '倉庫無法完成自助工單 {{number}}：{{reason}}\n\n相關庫存已解凍，未產生費用。',
    'work-orders.refused.button': '檢視工單',
  },
} as const satisfies Same<typeof source>;
