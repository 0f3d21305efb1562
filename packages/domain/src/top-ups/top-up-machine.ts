import { machine } from '../kernel/machine.ts';

/** A draft is a reference that was shown and not used yet; payment records do not list it (D-59). */
export const topUpMachine = machine({
  initial: 'draft',
  states: ['draft', 'submitted', 'received', 'rejected'],
  moves: {
    submit: { from: ['draft'], to: 'submitted', by: ['merchant'] },
    /** A rejected one, corrected by the merchant: it keeps its reference. */
    resubmit: { from: ['rejected'], to: 'submitted', by: ['merchant'] },
    receive: { from: ['submitted'], to: 'received', by: ['staff'] },
    reject: { from: ['submitted'], to: 'rejected', by: ['staff'] },
  },
});
