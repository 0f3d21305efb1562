/** What other areas may use. */
export { adjustmentApproval } from './adjustments.ts';
export { creditLimitApproval, setCreditLimit } from './credit-limits.ts';
export { mayMoveAlone } from './move-alone.ts';
export { captureMoney, chargeMoney, chargeWithinBalance, creditMoney, holdMoney, refundMoney, releaseMoney, usd } from './wallet-ledger.ts';
export { balanceOf, reconcileWallets } from './wallets.service.ts';
export { heldNow } from './wallets.queries.ts';
export { verifyLedgerAcrossMerchants } from './verify-ledger.queries.ts';
