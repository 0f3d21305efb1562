// Written by `npm run zh-tw` from zh-CN/integrations.server-texts.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { integrationsServerTexts as source } from '../en/integrations.server-texts.ts';

export const integrationsServerTexts = {
  mails: {
    'integrations.stopped.subject': '已停止向 {{name}} 傳送訊息',
    'integrations.stopped.lead':
      '{{target}} 已有三天沒有接收訊息，我們已停止傳送。訊息不會丟失，會一直保留。請修復目標地址後重新開始傳送。',
    'integrations.stopped.button': '檢視整合',
  },
} as const satisfies Same<typeof source>;
