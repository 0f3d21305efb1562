import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Balance } from './wallets.schemas.ts';

export const walletsOpenCalls = defineCalls('wallets', {
  openBalance: {
    method: 'GET',
    path: '/open/v1/balance',
    input: Nothing,
    output: Balance,
    permission: 'wallets.read',
    log: null,
    doc: {
      tag: 'Billing',
      summary: 'Get the balance',
      description: 'What you have, what is held for open orders and what you can still spend, in USD. Needs a key for all warehouses.',
    },
  },
});
