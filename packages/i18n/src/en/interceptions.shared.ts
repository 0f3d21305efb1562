import type { interceptionsArea } from '@quayside/contract/interceptions/interceptions.area';
import type { SharedTexts } from '../shared.ts';

export const interceptionsShared = {
  menu: { interceptions: 'Interceptions' },
  queues: { 'interceptions.to_decide': 'Interceptions to decide' },
  refusals: {
    'interceptions.requested': 'An interception of this order has been requested already.',
    'interceptions.decided': 'This request has been decided already.',
  },
  operations: {
    'interceptions.request': 'Request an interception',
    'interceptions.decide': 'Decide an interception',
  },
} as const satisfies SharedTexts<typeof interceptionsArea>;
