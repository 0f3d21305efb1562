import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { walletsOpenCalls } from '@quayside/contract/wallets/wallets.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { adjust, countAdjustments, listAdjustments } from './adjustments.ts';
import { setCreditLimit } from './credit-limits.ts';
import { getWallet, listHolds, listLimitChanges, listWallets } from './desk-wallets.ts';
import { getBalance, getOpenBalance, listReconciliations } from './wallets.service.ts';

export const walletsHandlers = [
  ...handlers(walletsCalls, { balance: getBalance }),
  ...handlers(walletsOpenCalls, { openBalance: getOpenBalance }),
  ...handlers(walletsDeskCalls, {
    deskList: listWallets,
    deskGet: getWallet,
    deskHolds: listHolds,
    deskLimitChanges: listLimitChanges,
    deskSetCreditLimit: setCreditLimit,
    deskAdjustments: listAdjustments,
    deskAdjustmentCounts: countAdjustments,
    deskAdjust: adjust,
    deskReconciliations: listReconciliations,
  }),
];
