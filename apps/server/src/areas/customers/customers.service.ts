import { whyNotActFor } from '@quayside/domain/customers/customer-rules';
import { ACTING_LIFE_MS } from '@quayside/domain/sessions/session-rules';
import { writeCustomerAcrossMerchants } from '#server/areas/accounts/accounts.public.ts';
import { configValue, writeConfig } from '#server/areas/basic-config/basic-config.public.ts';
import { openActingSession } from '#server/areas/sessions/sessions.public.ts';
import { canManage } from '#server/areas/staff/staff.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found, refuseFields, refuseIf } from '#server/kernel/refusal.ts';
import { openPause } from './customer-pauses.queries.ts';
import { accountView } from './customers.map.ts';
import * as customers from './customers.queries.ts';

/** Every merchant, searchable by any part of number, name, phone, and of its accounts' names and emails. */
export function listCustomers({ tx }: DeskCtx, input: Parameters<typeof customers.customerPageAcrossMerchants>[1]) {
  return customers.customerPageAcrossMerchants(tx, input);
}

export async function getCustomer({ tx }: DeskCtx, { customer_id }: { customer_id: number }) {
  const row = found(await customers.customerAcrossMerchants(tx, customer_id));
  const people = await customers.accountsAcrossMerchants(tx, customer_id);
  const chosen = await configValue(tx, 'fulfilment_fee_customer_id');
  const pause = row.status === 'paused' ? await openPause(tx, customer_id) : undefined;
  const isChosen = chosen === String(customer_id);
  return { ...row, is_fulfilment_fee_customer: isChosen, pause: pause ?? null, accounts: people.map(accountView) };
}

/** Sets the merchant's account manager; null for none. */
export async function setAccountManager(ctx: DeskCtx, input: { customer_id: number; account_manager_id: number | null }) {
  const { customer_id, account_manager_id } = input;
  const { account_manager_id: before } = found(await customers.lockCustomerAcrossMerchants(ctx.tx, customer_id));
  ctx.concerns(customer_id, { before: { account_manager_id: before }, after: { account_manager_id } });
  if (account_manager_id !== null && !(await canManage(ctx.tx, account_manager_id)))
    refuseFields({ path: 'account_manager_id', code: 'customers.no_manager', params: {} });
  await writeCustomerAcrossMerchants(ctx.tx, customer_id, { account_manager_id });
  return getCustomer(ctx, { customer_id });
}

/** Makes a merchant the one that sees the fulfilment-fee page (D-62). Only one at a time: the new one replaces the last. */
export async function setFulfilmentFee(ctx: DeskCtx, input: { customer_id: number; is_fulfilment_fee_customer: boolean }) {
  const { customer_id, is_fulfilment_fee_customer } = input;
  found(await customers.lockCustomerAcrossMerchants(ctx.tx, customer_id));
  const mine = String(customer_id);
  const was = (await configValue(ctx.tx, 'fulfilment_fee_customer_id')) === mine;
  ctx.concerns(customer_id, { before: { is_fulfilment_fee_customer: was }, after: { is_fulfilment_fee_customer } });
  await writeConfig(ctx, 'fulfilment_fee_customer_id', (current) => (is_fulfilment_fee_customer ? mine : current === mine ? '' : current));
  return getCustomer(ctx, { customer_id });
}

/** Opens the merchant's portal for a member of staff, for an hour and under their own name. */
export async function actFor(ctx: DeskCtx, { customer_id }: { customer_id: number }) {
  const { account_id, status } = found(await customers.customerAcrossMerchants(ctx.tx, customer_id));
  const until = new Date(ctx.now.getTime() + ACTING_LIFE_MS).toISOString();
  ctx.concerns(customer_id, { before: { until: null }, after: { until }, isShownToMerchant: true });
  refuseIf(whyNotActFor(status));
  return openActingSession(ctx, { account_id, customer_id });
}

export function countCustomers({ tx }: DeskCtx) {
  return customers.customerCountsAcrossMerchants(tx);
}
