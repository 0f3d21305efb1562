import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { workOrdersDeskCalls } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { priceLists, stateCountsAcrossMerchants, workOrdersAcrossMerchants, writePriceList } from './desk-work-orders.queries.ts';
import { workOrderRow } from './work-orders.map.ts';
import { detailOf } from './work-orders.service.ts';

export type One = { readonly customer_id: number; readonly work_order_id: number };
export const whole = (customerId: number) => ({ customerId, skuScope: null });
const staffView = { seesAll: true } as const;

export async function listForStaff({ tx }: DeskCtx, input: ParsedOf<typeof workOrdersDeskCalls.deskList>) {
  const { list, count } = await workOrdersAcrossMerchants(tx, input);
  return {
    list: list.map(({ customer_name, ...row }) => ({ ...workOrderRow(row, staffView), customer_id: row.customer_id, customer_name })),
    count,
  };
}

export function countForStaff({ tx }: DeskCtx) {
  return stateCountsAcrossMerchants(tx);
}

export async function getForStaff({ tx }: DeskCtx, { customer_id, work_order_id }: One) {
  const detail = await detailOf(tx, whole(customer_id), work_order_id, staffView);
  return { ...detail, customer_id, customer_name: (await customerOf(tx, customer_id)).name };
}

export async function listPrices({ tx }: DeskCtx) {
  return { list: await priceLists(tx) };
}

/** A whole list, valid from today or later. Work orders keep the prices they were submitted with. */
export async function savePrices(ctx: DeskCtx, { valid_from, prices }: ParsedOf<typeof workOrdersDeskCalls.deskSavePrices>) {
  if (valid_from < dayOf(ctx.now)) refuseFields({ path: 'valid_from', code: 'work-orders.past', params: {} });
  await writePriceList(ctx.tx, { valid_from, prices, saved_by: ctx.actor.name, saved_at: ctx.now });
  return listPrices(ctx);
}
