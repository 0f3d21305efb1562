import { machine } from '../kernel/machine.ts';

/** An order starts in `approving`, where the merchant may still change or cancel it. */
export const orderMachine = machine({
  initial: 'approving',
  states: ['approving', 'canceled'],
  moves: {
    cancel: { from: ['approving'], to: 'canceled', by: ['merchant'] },
  },
});
export const orderStatuses = orderMachine.states;
export type OrderStatus = (typeof orderMachine.states)[number];
