// Written by `npm run zh-tw` from zh-CN/loss-orders.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { lossOrdersServerTexts as source } from '../en/loss-orders.server-texts.ts';

export const lossOrdersServerTexts = {
  mails: {
    'loss-orders.opened.subject': '{{inbound}} 有 {{units}} 件未上架，擬賠付 {{amount}} USD',
    'loss-orders.opened.lead':
      '貨損單 {{number}}：{{inbound}} 有 {{units}} 件缺失或破損，擬賠付 {{amount}} USD。\n\n請在 {{deadline}} 前接受或申訴。逾期未答覆將自動入帳。',
    'loss-orders.opened.button': '檢視貨損單',
    'loss-orders.opened_unknown.subject': '{{inbound}} 有 {{units}} 件未上架',
    'loss-orders.opened_unknown.lead':
      '貨損單 {{number}}：{{inbound}} 有 {{units}} 件缺失或破損。缺少採購價，賠付金額未知。\n\n請在 {{deadline}} 前申訴並填寫採購價。',
    'loss-orders.opened_unknown.button': '檢視貨損單',
    'loss-orders.reviewed.subject': '貨損單 {{number}} 的申訴已答覆：{{amount}} USD',
    'loss-orders.reviewed.lead':
      '已複核貨損單 {{number}}（{{inbound}}，{{units}} 件），擬賠付 {{amount}} USD。\n\n請在 {{deadline}} 前接受或再次申訴。',
    'loss-orders.reviewed.button': '檢視貨損單',
    'loss-orders.reminder.subject': '請在 {{deadline}} 前答覆貨損單 {{number}}',
    'loss-orders.reminder.lead': '貨損單 {{number}} 擬賠付 {{amount}} USD。請在 {{deadline}} 前接受或申訴，逾期未答覆將自動入帳。',
    'loss-orders.reminder.button': '檢視貨損單',
    'loss-orders.reminder_unknown.subject': '貨損單 {{number}} 需在 {{deadline}} 前補充採購價',
    'loss-orders.reminder_unknown.lead': '貨損單 {{number}} 缺少採購價，賠付金額未知。請在 {{deadline}} 前申訴並填寫採購價。',
    'loss-orders.reminder_unknown.button': '檢視貨損單',
  },
} as const satisfies Same<typeof source>;
