import type { kernelServerTexts as source } from '../en/kernel.server-texts.ts';
import type { Same } from '../same.ts';

export const kernelServerTexts = {
  mails: {
    'layout.footer': '此邮件由 {{site}} 自动发送，请勿直接回复。',
    'layout.greeting': '{{name}}，您好：',
    'layout.greeting_nameless': '您好：',
    'layout.link': '如果按钮无法打开，请访问此地址：{{url}}',
  },
} as const satisfies Same<typeof source>;
