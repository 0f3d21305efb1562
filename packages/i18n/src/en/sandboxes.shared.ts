import type { sandboxesArea } from '@quayside/contract/sandboxes/sandboxes.area';
import type { SharedTexts } from '../shared.ts';

export const sandboxesShared = {
  operations: {
    'sandboxes.simulate_order': 'Simulated an order',
    'sandboxes.simulate_inbound': 'Simulated an inbound appointment',
    'sandboxes.simulate_top_up': 'Added play money',
    'sandboxes.empty': 'Emptied the sandbox',
  },
  jobs: {
    'sandboxes.age': 'Finds old sandboxes',
    'sandboxes.empty': 'Empties an old sandbox',
  },
  refusals: {
    'sandboxes.live_key': 'Simulations need a test key. This key is live.',
    'sandboxes.none': 'There is no sandbox yet. It is opened with the first test key.',
    'sandboxes.no_way': 'This cannot be simulated from the status it is in now: {{now}}.',
  },
} as const satisfies SharedTexts<typeof sandboxesArea>;
