import { orderPaths } from '@quayside/contract/orders/orders.paths';
import type { ExceptionReason } from '@quayside/domain/exceptions/exception-rules';
import { text } from '@quayside/i18n/texts';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import type { AnyOrder, LifeCtx } from '#server/areas/orders/orders.public.ts';
import { dayOf } from '#server/kernel/days.ts';

type ExceptionNews = {
  readonly reason: ExceptionReason;
  readonly params: Readonly<Record<string, string | number>>;
  readonly body: string;
  readonly deadline: Date;
};

/** A mail to the main account and a notice for users who may see orders. */
export async function tellMerchant(
  ctx: LifeCtx,
  row: AnyOrder,
  template: 'exceptions.raised' | 'exceptions.reminder',
  { reason, params, body, deadline }: ExceptionNews,
): Promise<void> {
  const { platform_type } = await customerOf(ctx.tx, row.customer_id);
  const url = await portalPage(ctx, platform_type, orderPaths.detail(row.order_id));
  // The deadline is the end of the day before it.
  const facts = { order_no: row.order_no, body, deadline: dayOf(new Date(deadline.getTime() - 1)), url };
  await mailAndNotify(ctx, {
    customerId: row.customer_id,
    permission: 'orders.read',
    template,
    paramsIn: (language) => ({ ...facts, what: text(language, 'mailTexts', `exceptions.reason.${reason}`, params) }),
  });
}
