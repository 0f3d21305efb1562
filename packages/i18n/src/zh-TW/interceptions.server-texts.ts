// Written by `npm run zh-tw` from zh-CN/interceptions.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { interceptionsServerTexts as source } from '../en/interceptions.server-texts.ts';

export const interceptionsServerTexts = {
  mails: {
    'interceptions.accepted.subject': '訂單 {{order_no}} 已攔截',
    'interceptions.accepted.lead': '訂單 {{order_no}} 已成功攔截。商品已退回庫存，款項已釋放。攔截費：{{fee}} USD。\n\n{{note}}',
    'interceptions.accepted.button': '檢視訂單',
    'interceptions.refused.subject': '訂單 {{order_no}} 攔截失敗',
    'interceptions.refused.lead': '訂單 {{order_no}} 未能攔截，將繼續出貨。\n\n{{note}}',
    'interceptions.refused.button': '檢視訂單',
  },
} as const satisfies Same<typeof source>;
