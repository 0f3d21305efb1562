import type { ForeignRows } from './kit/foreign-rows.ts';

/** A correction of another merchant's top-up, which the test makes. */
export const topUpsForeign: ForeignRows = {
  calls: ['top-ups.resubmit'],
  make: () =>
    Promise.resolve({ round: 1, amount: '1', paid_on: '2026-01-01', voucher_file_id: '11111111-1111-4111-8111-111111111111', remark: '' }),
};
