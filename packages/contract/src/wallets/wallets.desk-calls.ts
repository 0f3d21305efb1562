import { z } from 'zod';
import { adjustmentStates } from '@quayside/domain/wallets/wallet-rules';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Nothing, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import {
  AdjustmentInput,
  AdjustmentRow,
  CreditLimitInput,
  HoldRow,
  LimitChangeRow,
  ReconciliationRow,
  WalletRow,
  WalletView,
} from './wallets.schemas.ts';

export const walletsDeskCalls = defineCalls('wallets', {
  deskList: {
    method: 'GET',
    path: '/api/desk/wallet/getList',
    input: listInput(['customer_id'], {
      customer_id: Id.optional(),
      /** Only customers whose own money does not cover what is held, the oldest case first. */
      low: Flag.optional(),
    }),
    output: pageOf(WalletRow),
    permission: 'desk.wallets.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/wallet/getWallet',
    input: z.strictObject({ customer_id: Id }),
    output: WalletView,
    permission: 'desk.wallets.read',
    log: null,
  },
  /** The documents a customer's money is held for. */
  deskHolds: {
    method: 'GET',
    path: '/api/desk/wallet/getHolds',
    input: listInput(['created_at'], { customer_id: Id }),
    output: pageOf(HoldRow),
    permission: 'desk.wallets.read',
    log: null,
  },
  deskLimitChanges: {
    method: 'GET',
    path: '/api/desk/wallet/getCreditLimitChanges',
    input: listInput(['change_id'], { customer_id: Id }),
    output: pageOf(LimitChangeRow),
    permission: 'desk.wallets.read',
    log: null,
  },
  deskSetCreditLimit: {
    method: 'POST',
    path: '/api/desk/wallet/setCreditLimit',
    input: CreditLimitInput,
    /** `approval_id`: the limit is raised once a second person agrees. */
    output: WalletRow.extend({ approval_id: Id.nullable() }),
    permission: 'desk.wallets.manage',
    log: 'wallets.set_credit_limit',
    confirm: true,
    about: 'customer',
  },
  deskAdjustments: {
    method: 'GET',
    path: '/api/desk/wallet/getAdjustments',
    input: listInput(['adjustment_id'], { state: z.enum(adjustmentStates).optional(), customer_id: Id.optional() }),
    output: pageOf(AdjustmentRow),
    permission: 'desk.wallets.read',
    log: null,
  },
  deskAdjustmentCounts: {
    method: 'GET',
    path: '/api/desk/wallet/getAdjustmentCount',
    input: Nothing,
    output: tabCounts(adjustmentStates),
    permission: 'desk.wallets.read',
    log: null,
  },
  /** Booked at once, or left to a second person (`approval_id`) above what one person may move alone. */
  deskAdjust: {
    method: 'POST',
    path: '/api/desk/wallet/adjust',
    input: AdjustmentInput,
    output: AdjustmentRow.extend({ approval_id: Id.nullable() }),
    permission: 'desk.wallets.manage',
    log: 'wallets.adjust',
    about: 'customer',
  },
  deskReconciliations: {
    method: 'GET',
    path: '/api/desk/wallet/getReconciliations',
    input: Nothing,
    output: z.object({ list: z.array(ReconciliationRow) }),
    permission: 'desk.wallets.read',
    log: null,
  },
});
