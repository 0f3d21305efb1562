import type { exceptionsArea } from '@quayside/contract/exceptions/exceptions.area';
import type { SharedTexts } from '../shared.ts';

export const exceptionsShared = {
  menu: { exceptions: 'Exceptions' },
  queues: { 'exceptions.to_resolve': 'Exceptions to resolve' },
  refusals: {
    'exceptions.none': 'This order has no open exception.',
    'exceptions.not_replied': 'The merchant has not replied yet, and the deadline has not passed.',
  },
  fields: {
    'exceptions.no_image': 'This picture cannot be used. Upload it again, at most 500 KB.',
  },
  jobs: {
    'exceptions.reminders': 'Reminders of exceptions',
    'exceptions.retry_cost': 'Orders that wait for money',
    'exceptions.retry_one': 'Put an order back into the queue',
  },
  operations: {
    'exceptions.reply': 'Reply to an exception',
    'exceptions.upload_image': 'Upload a picture for a reply',
    'exceptions.raise': 'Raise an exception',
    'exceptions.ask': 'Ask the merchant again',
    'exceptions.resolve': 'Resolve an exception',
  },
} as const satisfies SharedTexts<typeof exceptionsArea>;
