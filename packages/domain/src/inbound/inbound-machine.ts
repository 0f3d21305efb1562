import { machine } from '../kernel/machine.ts';

/** Bill status (INB-11). A rejected audit sets `withdrawn`, so that the merchant corrects and submits again (D-42). */
export const inboundMachine = machine({
  initial: 'draft',
  states: ['draft', 'submitted', 'confirmed', 'withdrawn', 'voided'],
  moves: {
    submit: { from: ['draft', 'withdrawn'], to: 'submitted', by: ['merchant'] },
    withdraw: { from: ['draft', 'submitted'], to: 'withdrawn', by: ['merchant'] }, // D-41, D-44
    pass: { from: ['submitted'], to: 'confirmed', by: ['staff'] },
    reject: { from: ['submitted'], to: 'withdrawn', by: ['staff'] },
    void: { from: ['submitted', 'confirmed'], to: 'voided', by: ['staff'] }, // STAFF-05
  },
});
export const billStatuses = inboundMachine.states;
export type BillStatus = (typeof billStatuses)[number];
export type InboundMove = keyof typeof inboundMachine.moves;

export const auditStatuses = ['pending', 'passed', 'rejected'] as const;
/** Only from Confirmed on (D-43), forwards only (INB-12). */
export const inboundStages = ['future_receipt', 'pending_quality_control', 'shelved', 'inventory_completed'] as const;
export type InboundStage = (typeof inboundStages)[number];

/** `missing`: it never came; closing the appointment sets it. */
export const boxStates = ['announced', 'arrived', 'counted', 'qualified', 'shelved', 'missing'] as const;
export type BoxState = (typeof boxStates)[number];
