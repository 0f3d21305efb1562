import type { ServerTexts } from '../shared.ts';

export const warningEmailsServerTexts = {
  mails: {
    'warning-emails.added.subject': 'You will receive stock warnings from {{site}}',
    'warning-emails.added.lead':
      'Your address was added to the stock warnings of {{customer}}. When a product falls to its warning quantity, we will write to you here.',
    'warning-emails.added.note': 'If you do not expect this, ask {{customer}} to take your address off the list.',
  },
} as const satisfies ServerTexts<'warning-emails'>;
