import type { ServerTexts } from '../shared.ts';

export const sourcingServerTexts = {
  mails: {
    'sourcing.quoted.subject': 'Quote for {{product}}: {{price}} USD per unit',
    'sourcing.quoted.lead': 'We quoted your sourcing request {{number}} ({{product}}): {{price}} USD per unit.\n\nAccept it by {{day}}.',
    'sourcing.quoted.button': 'To the quote',
    'sourcing.declined.subject': 'We cannot source {{product}}',
    'sourcing.declined.lead': 'We declined your sourcing request {{number}} ({{product}}): {{text}}',
    'sourcing.declined.button': 'To the request',
    'sourcing.message.subject': 'New message about {{product}}',
    'sourcing.message.lead': 'About your sourcing request {{number}}: {{text}}',
    'sourcing.message.button': 'Answer',
    'sourcing.expired.subject': 'The quote for {{product}} has expired',
    'sourcing.expired.lead': 'The quote of your sourcing request {{number}} has expired. Ask for a new one with a message.',
    'sourcing.expired.button': 'To the request',
  },
} as const satisfies ServerTexts<'sourcing'>;
