import type { Same } from '../same.ts';
import type { mailTexts as source } from '../en/mail-texts.ts';

export const mailTexts = {
  'layout.footer': '此邮件由 {{site}} 自动发送，请勿直接回复。',
  'layout.greeting': '{{name}}，您好：',
  'layout.greeting_nameless': '您好：',
  'layout.link': '如果按钮无法打开，请访问此地址：{{url}}',
  'warning-emails.added.subject': '您将收到来自 {{site}} 的库存预警',
  'warning-emails.added.lead': '您的邮箱已加入 {{customer}} 的库存预警名单。当商品库存降至预警数量时，我们会发邮件到此邮箱。',
  'warning-emails.added.note': '如果您不应收到此类邮件，请联系 {{customer}} 将您的邮箱移除。',
} as const satisfies Same<typeof source>;
