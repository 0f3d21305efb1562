// Written by `npm run zh-tw` from zh-CN/kernel.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { kernelServerTexts as source } from '../en/kernel.server-texts.ts';

export const kernelServerTexts = {
  mails: {
    'layout.footer': '此郵件由 {{site}} 自動傳送，請勿直接回復。',
    'layout.greeting': '{{name}}，您好：',
    'layout.greeting_nameless': '您好：',
    'layout.link': '如果按鈕無法開啟，請存取此地址：{{url}}',
  },
} as const satisfies Same<typeof source>;
