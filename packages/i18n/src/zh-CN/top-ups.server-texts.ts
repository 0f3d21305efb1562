import type { topUpsServerTexts as source } from '../en/top-ups.server-texts.ts';
import type { Same } from '../same.ts';

export const topUpsServerTexts = {
  mails: {
    'top-ups.received.subject': '您的付款 {{reference}} 已到账',
    'top-ups.received.lead': '我们已收到您的付款 {{reference}}（{{amount}}），入账 {{credited}} USD，当前余额 {{balance}} USD。',
    'top-ups.received.button': '查看充值记录',
    'top-ups.rejected.subject': '您的付款 {{reference}} 未通过审核',
    'top-ups.rejected.lead': '您的付款 {{reference}}（{{amount}}）未通过审核。\n\n{{remark}}\n\n您可以更正后以同一附言重新提交。',
    'top-ups.rejected.button': '更正并重新提交',
  },
} as const satisfies Same<typeof source>;
