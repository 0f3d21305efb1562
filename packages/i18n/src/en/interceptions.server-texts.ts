import type { ServerTexts } from '../shared.ts';

export const interceptionsServerTexts = {
  mails: {
    'interceptions.accepted.subject': 'Order {{order_no}} was intercepted',
    'interceptions.accepted.lead':
      'We have stopped your order {{order_no}}. Its units are back in stock and its money is free again. Interception fee: {{fee}} USD.\n\n{{note}}',
    'interceptions.accepted.button': 'To the order',
    'interceptions.refused.subject': 'Order {{order_no}} could not be intercepted',
    'interceptions.refused.lead': 'We could not stop your order {{order_no}}: it goes on.\n\n{{note}}',
    'interceptions.refused.button': 'To the order',
  },
} as const satisfies ServerTexts<'interceptions'>;
