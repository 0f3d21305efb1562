import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import type { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';

/** Names of payment methods and of what became of a payment, for the merchant and the desk alike. */
export const topUpWords = {
  method: {
    wire_transfer: 'Wire transfer',
    paypal: 'PayPal',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
    tt: 'T/T',
    western_union: 'Western Union',
    bank: 'Bank transfer',
    payoneer: 'Payoneer',
  } satisfies Record<PaymentMethod, string>,
  status: {
    submitted: 'Submitted',
    received: 'Received',
    rejected: 'Rejected',
  } satisfies Record<(typeof topUpStatuses)[number], string>,
  account_name: 'Account name',
  account_number: 'Account number',
  bank: 'Bank',
  swift: 'SWIFT / BIC',
  reference: 'Payment reference',
} as const;
