import type { interceptionsDeskCalls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { allows } from '@quayside/domain/kernel/machine';
import { orderMachine } from '@quayside/domain/orders/order-machine';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import { mailAndNotify } from '#server/areas/notices/notices.public.ts';
import {
  addOrderEvent,
  changeOrder,
  lockOrderAcrossMerchants,
  orderAcrossMerchants,
  takeBackOrder,
  type AnyOrder,
} from '#server/areas/orders/orders.public.ts';
import { unbindSerials } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import { requestVoid } from '#server/areas/shipping/shipping.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { interceptionView } from './intercept-order.ts';
import * as interceptions from './interceptions.queries.ts';

export async function listForStaff({ tx }: DeskCtx, input: ParsedOf<typeof interceptionsDeskCalls.deskList>) {
  const { list, count } = await interceptions.pageAcrossMerchants(tx, input);
  return { list: list.map(deskView), count };
}

function deskView(row: Awaited<ReturnType<typeof interceptions.pageAcrossMerchants>>['list'][number]) {
  const { order_no, order_status, customer_name, amount, quantity, ...record } = row;
  const shown = interceptionView(record, { order_no, status: order_status });
  return { ...shown, customer_id: record.customer_id, customer_name, amount: amount ?? '0.00', quantity };
}

export async function getOddsForStaff({ tx }: DeskCtx, { customer_id, order_id }: ParsedOf<typeof interceptionsDeskCalls.deskOdds>) {
  const { status, method } = found(await orderAcrossMerchants(tx, customer_id, order_id));
  const odds = await interceptions.oddsOf(tx, customer_id, status === 'packaged' ? 'packaged' : 'approved', method);
  return { ...odds, fee_usd: await configValue(tx, 'interception_fee_usd') };
}

/** STAFF-04. One that was shipped meanwhile ends as `too_late`, whatever was pressed. Lock order: order, serials, label, stock, wallet. */
export async function decideInterception(ctx: DeskCtx, input: ParsedOf<typeof interceptionsDeskCalls.deskDecide>) {
  const { tx, actor, now } = ctx;
  const { customer_id, order_id, accept, waive_fee, note } = input;
  const row = found(await lockOrderAcrossMerchants(tx, customer_id, order_id));
  const open = await interceptions.openInterception(tx, customer_id, order_id);
  if (!open) throw new Refusal('interceptions.decided');
  const isPossible = allows(orderMachine, 'intercept', row.status, 'staff');
  const outcome = accept && isPossible ? 'accepted' : accept ? 'too_late' : 'refused';
  const fee = outcome === 'accepted' && !waive_fee ? await configValue(tx, 'interception_fee_usd') : '0.00';
  ctx.concerns(customer_id, { before: { status: row.status }, after: { outcome, fee } });
  await interceptions.writeInterception(tx, open, { outcome, fee, note, decided_by: actor.name, decided_at: now });
  if (outcome === 'accepted') {
    await unbindSerials(ctx, customer_id, row.order_no);
    await requestVoid(ctx, row);
    await takeBackOrder(ctx, row, fee);
  } else {
    await changeOrder(ctx, row, { processing: 'none' });
    await addOrderEvent(ctx, row, 'intercept_refused', { note });
  }
  await tell(ctx, row, outcome, fee, note);
  const { list } = await interceptions.pageAcrossMerchants(tx, {
    page: 1,
    limit: 10,
    sort: 'requested_at',
    order: 'desc',
    is_open: 0,
    customer_id,
    order_id,
  });
  return deskView(found(list[0]));
}

async function tell(ctx: DeskCtx, row: AnyOrder, outcome: 'accepted' | 'refused' | 'too_late', fee: string, note: string): Promise<void> {
  const { platform_type } = await customerOf(ctx.tx, row.customer_id);
  const url = await portalPage(ctx, platform_type, orderPaths.detail(row.order_id));
  const params = { order_no: row.order_no, fee, note, url };
  const template = outcome === 'accepted' ? 'interceptions.accepted' : 'interceptions.refused';
  await mailAndNotify(ctx, { customerId: row.customer_id, permission: 'orders.read', template, paramsIn: () => params });
}
