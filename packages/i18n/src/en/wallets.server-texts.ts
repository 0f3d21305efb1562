import type { ServerTexts } from '../shared.ts';

export const walletsServerTexts = {
  mails: {
    'wallets.adjusted.subject': 'Your balance was adjusted by {{amount}} USD',
    'wallets.adjusted.lead':
      'We adjusted your balance by {{amount}} USD (document {{number}}). Your balance is now {{balance}} USD.\n\nReason: {{reason}}',
    'wallets.adjusted.button': 'To the transaction',
    'wallets.limit_changed.subject': 'Your credit limit is now {{after}} USD',
    'wallets.limit_changed.lead':
      'Your credit limit was changed from {{before}} USD to {{after}} USD. {{spendable}} USD are available for orders.',
    'wallets.limit_changed.button': 'To your transactions',
  },
} as const satisfies ServerTexts<'wallets'>;
