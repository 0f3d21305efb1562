import { sourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import { amountText } from '@quayside/domain/kernel/money';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';

type Request = { readonly customer_id: number; readonly request_id: number; readonly request_no: string; readonly product_name: string };
type Told = { readonly price?: string; readonly day?: string; readonly text?: string };
type Template = 'sourcing.quoted' | 'sourcing.declined' | 'sourcing.message' | 'sourcing.expired';

/** A mail and a notice about a request. */
export async function notifyOfSourcing(ctx: DeskCtx | SystemCtx, request: Request, template: Template, told: Told = {}): Promise<void> {
  const { customer_id, request_id, request_no: number, product_name: product } = request;
  const { price = '0.00', day = '', text = '' } = told;
  const { platform_type } = await customerOf(ctx.tx, customer_id);
  const url = await portalPage(ctx, platform_type, sourcingPaths.detail(request_id));
  const params = { number, product, price: amountText(price), day, text, url };
  await mailAndNotify(ctx, { customerId: customer_id, permission: 'sourcing.read', template, paramsIn: () => params });
}
