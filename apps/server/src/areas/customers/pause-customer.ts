import type { CustomerStatus } from '@quayside/domain/customers/customer-rules';
import { writeCustomerAcrossMerchants } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { expireSessions } from '#server/kernel/session-life.ts';
import { endPause, insertPause, openPause } from './customer-pauses.queries.ts';
import { lockCustomerAcrossMerchants } from './customers.queries.ts';
import { getCustomer } from './customers.service.ts';

type StatusInput = { customer_id: number; status: CustomerStatus; reason: string };

/** Pauses a merchant with a reason for staff, which ends all its sessions and API access at once, or activates it again. */
export async function changeStatus(ctx: DeskCtx, { customer_id, status, reason }: StatusInput) {
  const { tx, actor, now } = ctx;
  if (status === 'paused' && reason === '') refuseFields({ path: 'reason', code: 'customers.reason_needed', params: {} });
  const before = found(await lockCustomerAcrossMerchants(tx, customer_id));
  const known = (await openPause(tx, customer_id))?.reason ?? null;
  // Pausing what is paused changes nothing: the first reason and its author stay.
  const reasonAfter = status === 'paused' ? (known ?? reason) : null;
  ctx.concerns(customer_id, {
    before: { status: before.status, pause_reason: known },
    after: { status, pause_reason: reasonAfter },
  });
  await writeCustomerAcrossMerchants(tx, customer_id, { status });
  if (status === 'active') await endPause(tx, customer_id, { resumed_by: actor.staffId, resumed_at: now });
  else if (known === null) await insertPause(tx, customer_id, { reason, paused_by: actor.staffId, paused_at: now });
  if (status === 'paused') await expireSessions(tx, customer_id, now);
  return getCustomer(ctx, { customer_id });
}
