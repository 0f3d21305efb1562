import { machine } from '../kernel/machine.ts';

/** An order begins with the merchant, who may still change everything about it, and may end there. */
export const orderMachine = machine({
  initial: 'approving',
  states: ['approving', 'canceled'],
  moves: {
    cancel: { from: ['approving'], to: 'canceled', by: ['merchant'] },
  },
});
export const orderStatuses = orderMachine.states;
export type OrderStatus = (typeof orderMachine.states)[number];
