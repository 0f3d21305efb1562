import { deskVerification } from './desk-verification.ts';
import type { ServerTexts } from '../shared.ts';

// What staff choose at the desk is what the merchant reads.
const { reason_texts: reasons } = deskVerification;

export const verificationServerTexts = {
  mails: {
    'verification.check.address': 'address not plausible',
    'verification.check.postcode': 'postcode does not fit the country',
    'verification.check.phone': 'phone number',
    'verification.check.method': 'method does not take the parcel',
    'verification.check.declared_value': 'declared value',
    'verification.check.duplicate': 'same recipient',
    'verification.check.ioss_limit': 'IOSS above 150 EUR',
    'verification.reason.address_incomplete': reasons.address_incomplete,
    'verification.reason.postcode_wrong': reasons.postcode_wrong,
    'verification.reason.phone_wrong': reasons.phone_wrong,
    'verification.reason.value_wrong': reasons.value_wrong,
    'verification.reason.tax_number_missing': reasons.tax_number_missing,
    'verification.reason.ioss_over_limit': reasons.ioss_over_limit,
    'verification.reason.duplicate_order': reasons.duplicate_order,
    'verification.sent_back.subject': 'Order {{order_no}} needs a correction',
    'verification.sent_back.lead':
      'We could not approve your order {{order_no}}.\n\n{{reason}}\n\nCorrect it and submit it again. Its stock is free again and nothing is held for it.',
    'verification.sent_back.button': 'Correct the order',
    'verification.canceled.subject': 'Order {{order_no}} was cancelled',
    'verification.canceled.lead':
      'We have cancelled your order {{order_no}}.\n\n{{reason}}\n\nIts stock is free again and nothing was charged.',
    'verification.canceled.button': 'To the order',
    'verification.now.uploaded': 'waiting for verification',
    'verification.now.approved': 'approved by {{name}}',
    'verification.now.error': 'sent back by {{name}}',
    'verification.now.canceled': 'cancelled by {{name}}',
    'verification.now.approving': 'with the merchant',
  },
} as const satisfies ServerTexts<'verification'>;
