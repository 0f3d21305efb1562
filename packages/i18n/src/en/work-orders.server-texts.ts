import type { ServerTexts } from '../shared.ts';

export const workOrdersServerTexts = {
  mails: {
    'work-orders.done.subject': 'Self-service order {{number}} is done',
    'work-orders.done.lead': 'The warehouse finished self-service order {{number}}. {{amount}} USD were charged.',
    'work-orders.done.button': 'See the result',
    'work-orders.refused.subject': 'Self-service order {{number}} was rejected',
    'work-orders.refused.lead':
      'The warehouse could not do self-service order {{number}}: {{reason}}\n\nThe units are available again and nothing was charged.',
    'work-orders.refused.button': 'To the order',
  },
} as const satisfies ServerTexts<'work-orders'>;
