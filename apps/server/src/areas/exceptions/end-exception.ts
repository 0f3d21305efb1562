import type { AnyOrder, LifeCtx } from '#server/areas/orders/orders.public.ts';
import { question } from '#server/kernel/question.ts';
import * as exceptions from './exceptions.queries.ts';

/** The parcel arrived although it was stopped: nothing is left to answer. The caller has locked and moved the order. */
export async function endException({ tx, now, actor }: LifeCtx, { customer_id, order_id }: AnyOrder): Promise<void> {
  const open = await exceptions.openException(tx, customer_id, order_id);
  if (open) await exceptions.writeException(tx, open, { state: 'resolved', resolved_at: now, resolved_by: actor.name });
}

/** Tracking answers: what was reported while the order was stopped moves it now. The order is locked. */
export const afterResume =
  question<(ctx: LifeCtx, one: Pick<AnyOrder, 'customer_id' | 'order_id'>) => Promise<void>>('what follows a resolved exception');
