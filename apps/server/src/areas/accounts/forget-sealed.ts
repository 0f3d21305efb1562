import type { Tx } from '#server/kernel/database.ts';
import { forgetApiKeysAcrossMerchants, forgetSecondFactorsAcrossMerchants } from './recovery-codes.queries.ts';

/** Turns off second factors nobody can check any more. API keys still work by their hash, but cannot be shown again. */
export async function forgetSealedOfAccounts(tx: Tx): Promise<string> {
  const accounts = await forgetSecondFactorsAcrossMerchants(tx);
  const keys = await forgetApiKeysAcrossMerchants(tx);
  return `Merchants: ${accounts} second factors are off, ${keys} API keys still work but cannot be shown again.`;
}
