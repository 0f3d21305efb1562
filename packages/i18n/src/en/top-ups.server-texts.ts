import type { ServerTexts } from '../shared.ts';

export const topUpsServerTexts = {
  mails: {
    'top-ups.received.subject': 'Your payment {{reference}} has arrived',
    'top-ups.received.lead':
      'We have received your payment {{reference}} of {{amount}} and credited {{credited}} USD. Your balance is now {{balance}} USD.',
    'top-ups.received.button': 'To the payment record',
    'top-ups.rejected.subject': 'We could not accept your payment {{reference}}',
    'top-ups.rejected.lead':
      'We could not accept your payment {{reference}} of {{amount}}.\n\n{{remark}}\n\nYou can correct it and send it again with the same reference.',
    'top-ups.rejected.button': 'Correct and send again',
  },
} as const satisfies ServerTexts<'top-ups'>;
