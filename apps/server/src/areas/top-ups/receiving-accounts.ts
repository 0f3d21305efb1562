import type { z } from 'zod';
import type { ReceivingAccountInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { propose, refuseWhileWaiting, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import * as accounts from './receiving-accounts.queries.ts';
import { receivingAccountRow } from './top-ups.map.ts';

export async function listReceivingAccounts({ tx }: DeskCtx) {
  return { list: (await accounts.receivingAccountsAcrossMerchants(tx)).map(receivingAccountRow) };
}

type Input = Omit<z.output<typeof ReceivingAccountInput>, 'receiving_account_id' | 'enabled'>;
type Account = NonNullable<Awaited<ReturnType<typeof accounts.lockAccountAcrossMerchants>>>;
const contentKeys = ['account_name', 'account_number', 'bank', 'swift', 'note_en', 'note_cn'] as const;
const keys = ['platform_type', 'method', 'currency', ...contentKeys] as const;

/**
 * Where merchants pay to is never changed in place: a new version is proposed, and shown to merchants once a second person agrees. One
 * person may only switch an account off.
 */
export async function saveReceivingAccount(
  ctx: DeskCtx,
  { receiving_account_id, enabled, ...input }: z.output<typeof ReceivingAccountInput>,
) {
  const old = receiving_account_id === undefined ? null : found(await accounts.lockAccountAcrossMerchants(ctx.tx, receiving_account_id));
  const isChanged = old === null || keys.some((key) => old[key] !== input[key]);
  if (enabled === 1) return isChanged || !old.enabled ? proposeAccount(ctx, old, input, isChanged) : answer(ctx, old.receiving_account_id);
  if (old?.enabled) await accounts.switchAccountAcrossMerchants(ctx.tx, old.receiving_account_id, false, ctx.now);
  if (old && !isChanged) return answer(ctx, old.receiving_account_id);
  return answer(ctx, await insertVersion(ctx, input, old?.receiving_account_id ?? null, false));
}

async function answer({ tx }: DeskCtx, id: number, approval_id: number | null = null) {
  return { account: receivingAccountRow(found(await accounts.receivingAccountAcrossMerchants(tx, id))), approval_id };
}

async function insertVersion({ tx, now }: DeskCtx, input: Input, replaces: number | null, enabled: boolean): Promise<number> {
  return (await accounts.insertAccountAcrossMerchants(tx, { ...input, replaces, enabled, updated_at: now })).receiving_account_id;
}

type Payload = { readonly input: Input; readonly old_id: number | null; readonly old_enabled: boolean; readonly is_new: boolean };

async function proposeAccount(ctx: DeskCtx, old: Account | null, input: Input, isNew: boolean) {
  const subject = `${input.platform_type} ${input.method} ${input.currency}`;
  await refuseWhileWaiting(ctx, 'receiving_account', subject);
  const open = await accounts.enabledAccount(ctx.tx, input.platform_type, input);
  if (open && open.receiving_account_id !== old?.receiving_account_id)
    refuseFields({ path: 'method', code: 'top-ups.account_exists', params: {} });
  const payload: Payload = { input, old_id: old?.receiving_account_id ?? null, old_enabled: old?.enabled ?? false, is_new: isNew };
  const before = old?.enabled ? shown(old) : {};
  const about = { kind: 'receiving_account', customerId: null, subject, amountUsd: null, reason: subject } as const;
  const approval_id = await propose(ctx, { ...about, payload, before, after: shown(input) });
  return old === null ? { account: null, approval_id } : answer(ctx, old.receiving_account_id, approval_id);
}

function shown(account: Pick<Input, 'method' | 'currency' | (typeof contentKeys)[number]>) {
  const { method, currency, account_name, account_number, bank, swift, note_en, note_cn } = account;
  return { method, currency, account_name, account_number, bank, swift, note_en, note_cn, enabled: '1' };
}

export const accountApproval: ApprovalAction = {
  kind: 'receiving_account',
  permission: 'desk.top-ups.manage',
  apply: async (ctx, { payload }) => {
    const { input, old_id, old_enabled, is_new } = payload as Payload; // written by `proposeAccount`
    const old = old_id === null ? null : found(await accounts.lockAccountAcrossMerchants(ctx.tx, old_id));
    if (old && old.enabled !== old_enabled) throw new Refusal('approvals.outdated');
    try {
      if (is_new) {
        if (old) await accounts.switchAccountAcrossMerchants(ctx.tx, old.receiving_account_id, false, ctx.now);
        await insertVersion(ctx, input, old_id, true);
      } else if (old) await accounts.switchAccountAcrossMerchants(ctx.tx, old.receiving_account_id, true, ctx.now);
    } catch (error) {
      // Another account was switched on for this method and currency since.
      if (brokenConstraint(error) === 'receiving_accounts_one') throw new Refusal('approvals.outdated');
      throw error;
    }
  },
};
