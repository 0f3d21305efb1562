import type { ServerTexts } from '../shared.ts';

export const subAccountsServerTexts = {
  mails: {
    'sub-accounts.created.subject': 'You have an account at {{site}}',
    'sub-accounts.created.lead':
      '{{customer}} has made an account for you at {{site}}. Sign in with this address; {{customer}} will tell you the password.',
    'sub-accounts.created.button': 'To the sign-in page',
  },
} as const satisfies ServerTexts<'sub-accounts'>;
