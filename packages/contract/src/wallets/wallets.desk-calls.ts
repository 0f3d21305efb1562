import { z } from 'zod';
import { adjustmentStates } from '@quayside/domain/wallets/wallet-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, Remark, listInput, pageOf } from '../kernel/shapes.ts';
import { AdjustmentInput, AdjustmentRow, CreditLimitInput, ReconciliationRow, WalletRow } from './wallets.schemas.ts';

export const walletsDeskCalls = defineCalls('wallets', {
  deskList: {
    method: 'GET',
    path: '/api/desk/wallet/getList',
    input: listInput(['customer_id'], { customer_id: Id.optional() }),
    output: pageOf(WalletRow),
    permission: 'desk.wallets.read',
    log: null,
  },
  deskSetCreditLimit: {
    method: 'POST',
    path: '/api/desk/wallet/setCreditLimit',
    input: CreditLimitInput,
    output: WalletRow,
    permission: 'desk.wallets.manage',
    log: 'wallets.set_credit_limit',
    confirm: true,
  },
  deskAdjustments: {
    method: 'GET',
    path: '/api/desk/wallet/getAdjustments',
    input: listInput(['adjustment_id'], { state: z.enum(adjustmentStates).optional(), customer_id: Id.optional() }),
    output: pageOf(AdjustmentRow),
    permission: 'desk.wallets.read',
    log: null,
  },
  /** Booked at once, or left for another staff member to approve when it is above the provider's limit. */
  deskAdjust: {
    method: 'POST',
    path: '/api/desk/wallet/adjust',
    input: AdjustmentInput,
    output: AdjustmentRow,
    permission: 'desk.wallets.manage',
    log: 'wallets.adjust',
  },
  deskDecide: {
    method: 'POST',
    path: '/api/desk/wallet/decide',
    input: z.strictObject({ customer_id: Id, adjustment_id: Id, agree: z.boolean(), remark: Remark.default('') }),
    output: AdjustmentRow,
    permission: 'desk.wallets.manage',
    log: 'wallets.decide',
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
