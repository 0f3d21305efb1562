import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Balance } from './wallets.schemas.ts';

export const walletsCalls = defineCalls('wallets', {
  balance: {
    method: 'GET',
    path: '/api/ucenter/billing/getBalance',
    input: Nothing,
    output: Balance,
    permission: 'wallets.read',
    log: null,
  },
});
