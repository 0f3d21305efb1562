import type { connectorsServerTexts as source } from '../en/connectors.server-texts.ts';
import type { Same } from '../same.ts';

export const connectorsServerTexts = {
  mails: {
    'connectors.changed.subject': '{{name}} 的订单在您提交后有变更',
    'connectors.changed.lead':
      '以下订单已在店铺中取消、修改或发货：{{numbers}}。此处订单未作更改。请逐一查看，如包裹不应发出，请申请拦截。',
    'connectors.changed.button': '查看订单',
  },
} as const satisfies Same<typeof source>;
