import type { warningEmailsServerTexts as source } from '../en/warning-emails.server-texts.ts';
import type { Same } from '../same.ts';

export const warningEmailsServerTexts = {
  mails: {
    'warning-emails.added.subject': '您将收到来自 {{site}} 的库存预警',
    'warning-emails.added.lead': '您的邮箱已加入 {{customer}} 的库存预警名单。当商品库存降至预警数量时，我们会发邮件到此邮箱。',
    'warning-emails.added.note': '如果您不应收到此类邮件，请联系 {{customer}} 将您的邮箱移除。',
  },
} as const satisfies Same<typeof source>;
