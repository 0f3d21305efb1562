import type { RejectTemplate } from '@quayside/domain/top-ups/top-up-rules';

/** What a merchant reads about a rejected payment: each text says what to do next. */
export const topUpRemarks = {
  already_credited: 'This payment was already sent under {{other}}. If you paid twice, send the slip of the second payment.',
  already_sent: 'This payment was already sent under another reference. If you paid twice, send the slip of the second payment.',
  unreadable: 'We cannot read the slip. Please send it again as a PDF or a sharp picture that shows amount, date and reference.',
  amount_differs: 'The amount differs from what arrived at our bank. Please correct the amount, or attach the slip of this payment.',
  other_payer:
    'The payment came from an account in another name. Please attach a letter of the payer that names your company, and send it again.',
  not_arrived: 'Nothing has arrived at our bank yet. Please ask your bank where the payment is, and send it again once it is booked.',
} as const satisfies Record<RejectTemplate | 'already_sent', string>;
