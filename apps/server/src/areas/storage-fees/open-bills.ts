import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { storageFeesOpenCalls } from '@quayside/contract/storage-fees/storage-fees.open-calls';
import { cursorPage } from '#server/kernel/cursor.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { billRow } from './storage-fees.map.ts';
import * as fees from './storage-fees.queries.ts';

/** The bills of the warehouses a key reaches. */
export async function listOpenBills(ctx: MerchantCtx, input: ParsedOf<typeof storageFeesOpenCalls.openList>) {
  const rows = fees.someBills(ctx.tx, ctx.actor, input);
  const { list, next_cursor } = await cursorPage(ctx, 'storage-bills', rows, input, [
    { column: 'b.day', type: 'date' },
    { column: 'b.bill_id', type: 'bigint' },
  ]);
  return { list: list.map(billRow), next_cursor };
}

export async function getOpenBill({ tx, actor }: MerchantCtx, { bill_id }: { bill_id: number }) {
  return billRow(found(await fees.someBills(tx, actor, {}).where('b.bill_id', '=', bill_id).executeTakeFirst()));
}

export async function listOpenLines(ctx: MerchantCtx, input: ParsedOf<typeof storageFeesOpenCalls.openLines>) {
  await getOpenBill(ctx, input);
  const rows = fees.linesOf(ctx.tx, ctx.actor.customerId, input.bill_id);
  return cursorPage(ctx, 'storage-bill-lines', rows, input, [{ column: 'n.line_no', type: 'integer' }], 'asc');
}
