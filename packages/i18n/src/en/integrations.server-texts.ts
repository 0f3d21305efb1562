import type { ServerTexts } from '../shared.ts';

export const integrationsServerTexts = {
  mails: {
    'integrations.stopped.subject': 'We stopped sending messages to {{name}}',
    'integrations.stopped.lead':
      '{{target}} has not taken a message for three days, so we stopped sending to it. Nothing is lost: the messages wait. Repair the target, then start sending again.',
    'integrations.stopped.button': 'To the integration',
  },
} as const satisfies ServerTexts<'integrations'>;
