import type { exceptionsServerTexts as source } from '../en/exceptions.server-texts.ts';
import type { Same } from '../same.ts';

export const exceptionsServerTexts = {
  mails: {
    'exceptions.reason.address': '地址不完整或有误。',
    'exceptions.reason.customs': '海关要求提供文件。',
    'exceptions.reason.delivery_failed': '包裹投递失败。',
    'exceptions.reason.returned': '包裹正在退回。',
    'exceptions.reason.damaged': '{{sku}} 有 {{quantity}} 件破损。',
    'exceptions.reason.lost': '包裹丢失。',
    'exceptions.reason.missing_units': '{{sku}} 缺少 {{quantity}} 件。',
    'exceptions.reason.cost': '包裹实际费用 {{actual}} USD（报价 {{quoted}} USD），余额不足 {{missing}} USD。充值后自动继续。',
    'exceptions.reason.limits': '该物流方式不接收此包裹：{{why}}。',
    'exceptions.reason.other': '需要您确认。',
    'exceptions.raised.subject': '订单 {{order_no}} 需要您的回复',
    'exceptions.raised.lead': '您的订单 {{order_no}} 需要您处理后才能继续。\n\n{{what}} {{body}}\n\n请在 {{deadline}} 前回复。',
    'exceptions.raised.button': '回复',
    'exceptions.reminder.subject': '请在 {{deadline}} 前回复订单 {{order_no}}',
    'exceptions.reminder.lead': '您的订单 {{order_no}} 仍在等待回复。{{deadline}} 之后我们将自行处理。',
    'exceptions.reminder.button': '回复',
  },
} as const satisfies Same<typeof source>;
