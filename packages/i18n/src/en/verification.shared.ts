import type { verificationArea } from '@quayside/contract/verification/verification.area';
import type { SharedTexts } from '../shared.ts';

export const verificationShared = {
  menu: { verification: 'Verification' },
  queues: { 'verification.to_verify': 'Orders to verify' },
  operations: {
    'verification.approve': 'Approve an order',
    'verification.unapprove': 'Undo the approval of an order',
    'verification.send_back': 'Send an order back',
    'verification.cancel': 'Cancel an order',
    'verification.change_method': 'Change the method of an order',
    'verification.change_address': 'Change the address of an order',
  },
} as const satisfies SharedTexts<typeof verificationArea>;
