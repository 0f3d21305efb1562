import type { z } from 'zod';
import type { ReceivingAccountInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import * as accounts from './receiving-accounts.queries.ts';
import { receivingAccountRow } from './top-ups.map.ts';

export async function listReceivingAccounts({ tx }: DeskCtx) {
  return { list: (await accounts.receivingAccountsAcrossMerchants(tx)).map(receivingAccountRow) };
}

/** Adds or changes an account merchants can pay to. Per brand, method and currency only one is enabled. */
export async function saveReceivingAccount(
  { tx, now }: DeskCtx,
  { receiving_account_id, enabled, ...input }: z.output<typeof ReceivingAccountInput>,
) {
  const row = { ...input, enabled: enabled === 1, updated_at: now };
  const saving =
    receiving_account_id === undefined
      ? accounts.insertAccountAcrossMerchants(tx, row)
      : accounts.writeAccountAcrossMerchants(tx, receiving_account_id, row);
  const saved = found(await mapConstraintError(saving, { receiving_accounts_one: { path: 'method', code: 'top-ups.account_exists' } }));
  return receivingAccountRow(found(await accounts.receivingAccountAcrossMerchants(tx, saved.receiving_account_id)));
}
