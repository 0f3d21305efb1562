// Written by `npm run zh-tw` from zh-CN/inbound.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { inboundServerTexts as source } from '../en/inbound.server-texts.ts';

export const inboundServerTexts = {
  mails: {
    'inbound.now.confirmed': '已由 {{name}} 確認',
    'inbound.now.withdrawn': '已由 {{name}} 撤回',
    'inbound.now.rejected': '已由 {{name}} 駁回',
    'inbound.now.voided': '已由 {{name}} 作廢',
    'inbound.confirmed.subject': '入庫預約 {{inbound_no}} 已確認',
    'inbound.confirmed.lead': '倉庫將於 {{date}} {{hours}} 收貨。請在每個箱子上貼好箱嘜。',
    'inbound.confirmed.button': '檢視預約',
    'inbound.rejected.subject': '入庫預約 {{inbound_no}} 未通過稽核',
    'inbound.rejected.lead': '入庫預約 {{inbound_no}} 未通過稽核。\n\n{{comment}}\n\n請修改後重新提交。費用凍結已解除。',
    'inbound.rejected.button': '修改預約',
    'inbound.voided.subject': '入庫預約 {{inbound_no}} 已作廢',
    'inbound.voided.lead': '入庫預約 {{inbound_no}} 已由客服作廢。\n\n{{comment}}\n\n未產生費用。如需送貨，請重新預約。',
    'inbound.voided.button': '檢視預約',
    'inbound.time_proposed.subject': '{{inbound_no}} 請改約到倉時間',
    'inbound.time_proposed.lead': '倉庫希望 {{inbound_no}} 改在以下時間送達：{{date}} {{hours}}。請接受或拒絕。',
    'inbound.time_proposed.button': '去回覆',
    'inbound.completed.subject': '入庫預約 {{inbound_no}} 已完成',
    'inbound.completed.lead': '預約 {{booked}} 件，已上架 {{shelved}} 件。缺少或破損的件數見貨損單，另行通知。',
    'inbound.completed.button': '檢視預約',
  },
} as const satisfies Same<typeof source>;
