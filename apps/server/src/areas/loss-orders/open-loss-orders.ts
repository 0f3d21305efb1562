import { randomBytes } from 'node:crypto';
import { lossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import type { Inspection } from '@quayside/domain/inbound/inbound-rules';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { amountText, money, moneyText, type Money } from '@quayside/domain/kernel/money';
import { customerDocumentNo, DOCUMENT_RANDOM_LETTERS } from '@quayside/domain/kernel/readable-code';
import {
  ANSWER_DAYS,
  compensationOf,
  lossTypes,
  lossesOf,
  type LossType,
  type ReceivedItem,
} from '@quayside/domain/loss-orders/loss-rules';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { propose } from '#server/areas/approvals/approvals.public.ts';
import { recordLossOrder } from '#server/areas/inbound/inbound.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import { mayMoveAlone } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import * as losses from './loss-orders.queries.ts';

type Source = {
  readonly customer_id: number;
  readonly inbound_id: number;
  readonly inbound_no: string;
  readonly warehouse_id: number;
  readonly inspection: Inspection;
};
type Loss = ReturnType<typeof lossesOf>[LossType][number];
const TRIES = 20;
const DAY_MS = 24 * 3_600_000;

/** The day until which the merchant answers. */
export const deadlineFrom = (now: Date) => dayOf(new Date(now.getTime() + ANSWER_DAYS * DAY_MS));

/**
 * Opens the loss orders of an appointment that is being closed: one for what quality control found, one for what shelving found. The
 * caller has locked the appointment. Returns their numbers.
 */
export async function openLossOrders(ctx: DeskCtx, source: Source, items: readonly ReceivedItem[]): Promise<string[]> {
  const found = lossesOf(items);
  const numbers: string[] = [];
  for (const type of lossTypes) if (found[type].length > 0) numbers.push(await openOne(ctx, source, type, found[type]));
  return numbers;
}

async function openOne(ctx: DeskCtx, source: Source, type: LossType, lost: readonly Loss[]): Promise<string> {
  const { tx } = ctx;
  const { customer_id, inbound_id } = source;
  const ids = [...new Set(lost.map(({ product_id }) => product_id))];
  const facts = new Map((await losses.factsOf(tx, customer_id, inbound_id, ids)).map((row) => [row.product_id, row]));
  const lines = lost.map((item) => lineOf(item, facts.get(item.product_id)));
  const compensation = compensationOf(source.inspection, lines);
  const units = lines.reduce((sum, { difference }) => sum + difference, 0);
  const isAlone = compensation === null || (await mayMoveAlone(ctx, customer_id, 'compensation', compensation));
  const row = await insert(ctx, source, { type, units, compensation, waits_for: isAlone ? 'merchant' : 'approval' });
  await losses.insertLines(tx, customer_id, row.loss_order_id, lines);
  await recordLossOrder(ctx, source, row.loss_order_no, units);
  if (isAlone) await notifyOfLossOrder(ctx, row);
  else await proposeCompensation(ctx, row, compensation ?? money(0n, 'USD'));
  return row.loss_order_no;
}

function lineOf(
  { quantity, received, qualified, shelved, ...item }: Loss,
  facts: Awaited<ReturnType<typeof losses.factsOf>>[number] | undefined,
) {
  if (!facts) throw new Error(`no product ${item.product_id}`);
  const counts = { appointment_quantity: quantity, arrival_quantity: received, qualified_quantity: qualified, actual_quantity: shelved };
  return { ...item, ...facts, ...counts };
}

type Fresh = { type: LossType; units: number; compensation: Money | null; waits_for: 'merchant' | 'approval' };

async function insert({ tx, now, actor }: DeskCtx, source: Source, { type, units, compensation, waits_for }: Fresh) {
  const { customer_id, inbound_id, inbound_no, warehouse_id, inspection } = source;
  const row = {
    type,
    waits_for,
    source_id: inbound_id,
    source_no: inbound_no,
    warehouse_id,
    inspection,
    difference: units,
    compensation: compensation && moneyText(compensation),
    deadline: deadlineFrom(now),
    creator: actorLabel(actor),
    created_at: now,
    updated_at: now,
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const loss_order_no = customerDocumentNo('LO', dayOf(now), customer_id, randomBytes(DOCUMENT_RANDOM_LETTERS));
    const made = await losses.insertLossOrder(tx, customer_id, { ...row, loss_order_no });
    if (made) return made;
  }
  throw new Error('no loss order number could be made');
}

/** What one person may not pay alone, a second one agrees to before the merchant is offered it (D-109). */
export function proposeCompensation(ctx: DeskCtx, row: losses.LockedLossOrder, compensation: Money, comment = ''): Promise<number> {
  const { customer_id, loss_order_id, loss_order_no, source_no, difference } = row;
  const amount = moneyText(compensation);
  return propose(ctx, {
    kind: 'compensation',
    customerId: customer_id,
    subject: loss_order_no,
    amountUsd: amount,
    reason: comment === '' ? `${loss_order_no}: ${source_no}` : `${loss_order_no}: ${comment}`,
    payload: { customer_id, loss_order_id, compensation: amount, comment },
    before: { compensation: row.compensation ?? '' },
    after: { compensation: amount, units: String(difference) },
  });
}

/** The merchant is asked to accept or to dispute. */
export async function notifyOfLossOrder(
  ctx: DeskCtx,
  row: losses.LockedLossOrder,
  template: 'loss-orders.opened' | 'loss-orders.reviewed' = 'loss-orders.opened',
): Promise<void> {
  const { customer_id: customerId, loss_order_id, loss_order_no: number, source_no: inbound, difference, compensation, deadline } = row;
  const { platform_type } = await customerOf(ctx.tx, customerId);
  const url = await portalPage(ctx, platform_type, lossOrderPaths.detail(loss_order_id));
  const params = { number, inbound, units: String(difference), amount: amountText(compensation ?? '0.00'), deadline, url };
  const isUnknown = compensation === null && template === 'loss-orders.opened';
  await mailAndNotify(ctx, {
    customerId,
    permission: 'loss-orders.edit',
    template: isUnknown ? 'loss-orders.opened_unknown' : template,
    paramsIn: () => params,
  });
}
