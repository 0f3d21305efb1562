import type { integrationsServerTexts as source } from '../en/integrations.server-texts.ts';
import type { Same } from '../same.ts';

export const integrationsServerTexts = {
  mails: {
    'integrations.stopped.subject': '已停止向 {{name}} 发送消息',
    'integrations.stopped.lead':
      '{{target}} 已有三天没有接收消息，我们已停止发送。消息不会丢失，会一直保留。请修复目标地址后重新开始发送。',
    'integrations.stopped.button': '查看集成',
  },
} as const satisfies Same<typeof source>;
