import { actorLabel } from '@quayside/domain/kernel/actor';
import type { ExceptionReason } from '@quayside/domain/exceptions/exception-rules';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import { alertOrder, type AnyOrder, type LifeCtx } from '#server/areas/orders/orders.public.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import * as exceptions from './exceptions.queries.ts';
import { tellMerchant } from './tell-merchant.ts';

type Raised = {
  readonly reason: ExceptionReason;
  /** Figures of the reason's sentence. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** What staff write to the merchant; may be empty when the reason says it all. */
  readonly body?: string;
};

/** Stops a locked order: status, exception and first message in one transaction. The merchant has until the end of the last day to reply. */
export async function raiseException(ctx: LifeCtx, row: AnyOrder, { reason, params = {}, body = '' }: Raised): Promise<number> {
  await alertOrder(ctx, row, { reason, ...params });
  const deadline = await deadlineFrom(ctx);
  const exception_id = await exceptions.insertException(ctx.tx, row.customer_id, {
    order_id: row.order_id,
    reason,
    params: JSON.stringify(params),
    raised_by: actorLabel(ctx.actor),
    raised_at: ctx.now,
    deadline,
  });
  if (body !== '')
    await exceptions.insertMessage(ctx.tx, row.customer_id, {
      exception_id,
      body,
      author_kind: ctx.actor.kind,
      author_name: actorLabel(ctx.actor),
      created_at: ctx.now,
    });
  await tellMerchant(ctx, row, 'exceptions.raised', { reason, params, body, deadline });
  return exception_id;
}

/** The end of the last day the merchant has. */
export async function deadlineFrom({ tx, now }: LifeCtx): Promise<Date> {
  return startOfDay(dayOf(now), Number(await configValue(tx, 'exception_reply_days')) + 1);
}
