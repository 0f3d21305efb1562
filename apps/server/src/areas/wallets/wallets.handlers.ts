import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { adjust, decide, listAdjustments } from './adjustments.ts';
import { getBalance, listReconciliations, listWallets, setCreditLimit } from './wallets.service.ts';

export const walletsHandlers = [
  ...handlers(walletsCalls, { balance: getBalance }),
  ...handlers(walletsDeskCalls, {
    deskList: listWallets,
    deskSetCreditLimit: setCreditLimit,
    deskAdjustments: listAdjustments,
    deskAdjust: adjust,
    deskDecide: decide,
    deskReconciliations: listReconciliations,
  }),
];
