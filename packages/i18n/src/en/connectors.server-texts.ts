import type { ServerTexts } from '../shared.ts';

export const connectorsServerTexts = {
  mails: {
    'connectors.changed.subject': 'Orders of {{name}} were changed after you submitted them',
    'connectors.changed.lead':
      'In the store these orders were cancelled, changed or shipped: {{numbers}}. Nothing was changed here. Look at each of them, and ask for an interception where a parcel must not leave.',
    'connectors.changed.button': 'To the orders',
  },
} as const satisfies ServerTexts<'connectors'>;
