import type { ServerTexts } from '../shared.ts';

export const exceptionsServerTexts = {
  mails: {
    'exceptions.reason.address': 'The address is incomplete or wrong.',
    'exceptions.reason.customs': 'Customs asks for documents.',
    'exceptions.reason.delivery_failed': 'The parcel could not be delivered.',
    'exceptions.reason.returned': 'The parcel is on its way back.',
    'exceptions.reason.damaged': 'Units of {{sku}} are damaged: {{quantity}}.',
    'exceptions.reason.lost': 'The parcel is lost.',
    'exceptions.reason.missing_units': 'Units of {{sku}} are missing: {{quantity}}.',
    'exceptions.reason.cost':
      'The packed parcel costs {{actual}} USD instead of {{quoted}} USD. {{missing}} USD are missing: top up, and it goes on by itself.',
    'exceptions.reason.limits': 'The shipping method does not take the packed parcel: {{why}}.',
    'exceptions.reason.other': 'Something needs your answer.',
    'exceptions.raised.subject': 'Order {{order_no}} needs your reply',
    'exceptions.raised.lead': 'Your order {{order_no}} cannot go on without you.\n\n{{what}} {{body}}\n\nReply by {{deadline}}.',
    'exceptions.raised.button': 'Reply',
    'exceptions.reminder.subject': 'Reply to order {{order_no}} by {{deadline}}',
    'exceptions.reminder.lead': 'Your order {{order_no}} still waits for your reply. After {{deadline}} we decide without it.',
    'exceptions.reminder.button': 'Reply',
  },
} as const satisfies ServerTexts<'exceptions'>;
