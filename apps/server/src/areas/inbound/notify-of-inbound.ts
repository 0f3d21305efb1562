import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { periodHours, type ArrivalPeriod } from '@quayside/domain/inbound/inbound-rules';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { InboundDocument } from './inbound-effects.ts';

type Telling =
  | { readonly is: 'confirmed' | 'time_proposed'; readonly date: string; readonly period: ArrivalPeriod }
  | { readonly is: 'rejected' | 'voided'; readonly comment: string }
  | { readonly is: 'completed'; readonly shelved: number; readonly booked: number };

/** A mail to the main account and a notice for users who may see appointments. */
export async function notifyOfInbound(ctx: DeskCtx, inbound: InboundDocument, telling: Telling): Promise<void> {
  const { customer_id: customerId, inbound_id, inbound_no } = inbound;
  const { platform_type } = await customerOf(ctx.tx, customerId);
  const known = { inbound_no, url: await portalPage(ctx, platform_type, inboundPaths.detail(inbound_id)) };
  const to = { customerId, permission: 'inbound.read' } as const;
  if ('shelved' in telling) {
    const params = { ...known, shelved: String(telling.shelved), booked: String(telling.booked) };
    return mailAndNotify(ctx, { ...to, template: 'inbound.completed', paramsIn: () => params });
  }
  if ('comment' in telling) {
    const params = { ...known, comment: telling.comment };
    return mailAndNotify(ctx, { ...to, template: `inbound.${telling.is}`, paramsIn: () => params });
  }
  const params = { ...known, date: telling.date, hours: periodHours[telling.period] };
  return mailAndNotify(ctx, { ...to, template: `inbound.${telling.is}`, paramsIn: () => params });
}
