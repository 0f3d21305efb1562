import type { ServerTexts } from '../shared.ts';

export const lossOrdersServerTexts = {
  mails: {
    'loss-orders.opened.subject': '{{units}} units of {{inbound}} did not reach the shelf: we offer {{amount}} USD',
    'loss-orders.opened.lead':
      'Loss order {{number}}: {{units}} units of {{inbound}} were missing or broken. We offer {{amount}} USD.\n\nAccept it or dispute it by {{deadline}}. Without an answer the amount is credited after that day.',
    'loss-orders.opened.button': 'To the loss order',
    'loss-orders.opened_unknown.subject': '{{units}} units of {{inbound}} did not reach the shelf',
    'loss-orders.opened_unknown.lead':
      'Loss order {{number}}: {{units}} units of {{inbound}} were missing or broken. The compensation is not known, because a purchase price is missing.\n\nDispute it and name the price by {{deadline}}.',
    'loss-orders.opened_unknown.button': 'To the loss order',
    'loss-orders.reviewed.subject': 'We answered your dispute of {{number}}: {{amount}} USD',
    'loss-orders.reviewed.lead':
      'We reviewed loss order {{number}} ({{units}} units of {{inbound}}) and offer {{amount}} USD.\n\nAccept it or dispute it again by {{deadline}}.',
    'loss-orders.reviewed.button': 'To the loss order',
    'loss-orders.reminder.subject': 'Answer loss order {{number}} by {{deadline}}',
    'loss-orders.reminder.lead':
      'Loss order {{number}} offers {{amount}} USD. Accept it or dispute it by {{deadline}}. Without an answer the amount is credited after that day.',
    'loss-orders.reminder.button': 'To the loss order',
    'loss-orders.reminder_unknown.subject': 'Loss order {{number}} needs a purchase price by {{deadline}}',
    'loss-orders.reminder_unknown.lead':
      'The compensation of loss order {{number}} is not known, because a purchase price is missing. Dispute it and name the price by {{deadline}}.',
    'loss-orders.reminder_unknown.button': 'To the loss order',
  },
} as const satisfies ServerTexts<'loss-orders'>;
