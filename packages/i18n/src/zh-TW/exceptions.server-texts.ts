// Written by `npm run zh-tw` from zh-CN/exceptions.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { exceptionsServerTexts as source } from '../en/exceptions.server-texts.ts';

export const exceptionsServerTexts = {
  mails: {
    'exceptions.reason.address': '地址不完整或有誤。',
    'exceptions.reason.customs': '海關要求提供檔案。',
    'exceptions.reason.delivery_failed': '包裹投遞失敗。',
    'exceptions.reason.returned': '包裹正在退回。',
    'exceptions.reason.damaged': '{{sku}} 有 {{quantity}} 件破損。',
    'exceptions.reason.lost': '包裹丟失。',
    'exceptions.reason.missing_units': '{{sku}} 缺少 {{quantity}} 件。',
    'exceptions.reason.cost': '包裹實際費用 {{actual}} USD（報價 {{quoted}} USD），餘額不足 {{missing}} USD。充值後自動繼續。',
    'exceptions.reason.limits': '該物流方式不接收此包裹：{{why}}。',
    'exceptions.reason.other': '需要您確認。',
    'exceptions.raised.subject': '訂單 {{order_no}} 需要您的回覆',
    'exceptions.raised.lead': '您的訂單 {{order_no}} 需要您處理後才能繼續。\n\n{{what}} {{body}}\n\n請在 {{deadline}} 前回復。',
    'exceptions.raised.button': '回覆',
    'exceptions.reminder.subject': '請在 {{deadline}} 前回復訂單 {{order_no}}',
    'exceptions.reminder.lead': '您的訂單 {{order_no}} 仍在等待回覆。{{deadline}} 之後我們將自行處理。',
    'exceptions.reminder.button': '回覆',
  },
} as const satisfies Same<typeof source>;
