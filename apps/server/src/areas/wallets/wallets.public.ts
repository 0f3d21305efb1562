/** What other areas may use. */
export { captureMoney, chargeMoney, creditMoney, holdMoney, usd } from './wallet-ledger.ts';
export { balanceOf, reconcileWallets, setCreditLimit } from './wallets.service.ts';
export { verifyLedger } from './verify-ledger.queries.ts';
