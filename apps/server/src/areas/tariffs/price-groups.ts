import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { isWaiting, propose, refuseOutdated, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, refuseFields } from '#server/kernel/refusal.ts';
import { STANDARD_GROUP, priceGroupOf, tariffAt } from './read-tariffs.ts';
import * as tariffs from './tariffs.queries.ts';

/** The groups of the running version, each with its customers. */
export async function listGroups(ctx: DeskCtx) {
  const customers = new Map(
    (await tariffs.customersByGroupAcrossMerchants(ctx.tx, STANDARD_GROUP)).map((row) => [row.price_group, row.customers]),
  );
  return { list: (await runningGroups(ctx)).map((price_group) => ({ price_group, customers: customers.get(price_group) ?? 0 })) };
}

async function runningGroups({ tx, now }: DeskCtx): Promise<string[]> {
  const running = await tariffAt(tx, now);
  if (!running) throw new Refusal('tariffs.no_tariff');
  return [...running.compiled.groups.keys()];
}

export async function getCustomerGroup(ctx: DeskCtx, { customer_id }: { customer_id: number }) {
  await customerOf(ctx.tx, customer_id);
  const row = await tariffs.customerGroup(ctx.tx, customer_id);
  const waiting = (await isWaiting(ctx, 'price_group', String(customer_id))) ? (1 as const) : (0 as const);
  return { ...(row ?? { price_group: STANDARD_GROUP, set_by: null, set_at: null }), waiting };
}

type GroupInput = { customer_id: number; price_group: string; reason: string };

/** Proposes another price group: how much it moves depends on every order to come, so one person never sets it alone. */
export async function setCustomerGroup(ctx: DeskCtx, { customer_id, price_group, reason }: GroupInput) {
  await customerOf(ctx.tx, customer_id);
  const before = await priceGroupOf(ctx.tx, customer_id);
  if (!(await runningGroups(ctx)).includes(price_group)) refuseFields({ path: 'price_group', code: 'tariffs.unknown_group', params: {} });
  if (before === price_group) refuseFields({ path: 'price_group', code: 'tariffs.same_group', params: {} });
  const approval_id = await propose(ctx, {
    kind: 'price_group',
    customerId: customer_id,
    subject: String(customer_id),
    amountUsd: null,
    reason,
    payload: { customer_id, price_group },
    before: { price_group: before },
    after: { price_group },
  });
  ctx.concerns(customer_id, { before: {}, after: { proposed: price_group } });
  return { ...(await getCustomerGroup(ctx, { customer_id })), approval_id };
}

export const priceGroupApproval: ApprovalAction = {
  kind: 'price_group',
  permission: 'desk.tariffs.edit',
  apply: async (ctx, { payload, before, proposed_by }) => {
    const { customer_id, price_group } = payload as Omit<GroupInput, 'reason'>; // written by `setCustomerGroup`
    refuseOutdated(before, { price_group: await priceGroupOf(ctx.tx, customer_id) });
    // A version published meanwhile may have other groups.
    if (!(await runningGroups(ctx)).includes(price_group)) throw new Refusal('approvals.outdated');
    await tariffs.writePriceGroup(ctx.tx, customer_id, { price_group, set_by: proposed_by, set_at: ctx.now });
  },
};
