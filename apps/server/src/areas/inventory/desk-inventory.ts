import { randomBytes } from 'node:crypto';
import type { AdjustReason } from '@quayside/domain/inventory/stock-rules';
import { documentNo } from '@quayside/domain/kernel/readable-code';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { levelRow, logRow } from './inventory.map.ts';
import * as inventory from './inventory.queries.ts';
import * as stockLog from './stock-log.queries.ts';
import { adjustStock, lockLevel } from './stock-ledger.ts';

/** The stock of all merchants, for staff. */
export async function listInventoryForStaff({ tx }: DeskCtx, input: Parameters<typeof inventory.levelPageAcrossMerchants>[1]) {
  const { list, count } = await inventory.levelPageAcrossMerchants(tx, input);
  return { list: list.map(levelRow), count };
}

export async function listStockLogForStaff({ tx }: DeskCtx, input: Parameters<typeof stockLog.logPage>[2] & { customer_id: number }) {
  const scope = { customerId: input.customer_id, skuScope: null, reader: 'system' } as const;
  const { name: customer_name } = await customerOf(tx, input.customer_id);
  const products = await stockLog.productsOf(tx, scope, input);
  const { list, count } = await stockLog.logPage(tx, scope, input, products);
  return { list: list.map((row) => ({ ...logRow(row), customer_name })), count };
}

type Count = {
  customer_id: number;
  product_id: number;
  warehouse_id: number;
  counted: number;
  believed: number;
  reason: AdjustReason;
  remark: string;
};

/** Corrects a level after a count. Refused when the figure changed since staff read it: it would be corrected twice. */
export async function adjustByCount(ctx: DeskCtx, { customer_id, product_id, warehouse_id, counted, believed, reason, remark }: Count) {
  const { tx, now } = ctx;
  found(await inventory.liveProduct(tx, customer_id, product_id));
  found(await inventory.warehouse(tx, warehouse_id));
  const { total, frozen } = await lockLevel(ctx, customer_id, { warehouse_id, product_id });
  ctx.concerns(customer_id, { before: { product_id, warehouse_id, total }, after: { product_id, warehouse_id, total: counted } });
  if (total !== believed) throw new Refusal('request.conflict');
  if (counted < frozen) refuseFields({ path: 'counted', code: 'inventory.below_frozen', params: { frozen } });
  const document = { type: 'adjustment', no: documentNo('SA', dayOf(now), randomBytes(6)) } as const;
  await adjustStock(ctx, customer_id, document, [{ warehouse_id, product_id, quantity: counted - total, reason, remark }]);
  return levelRow(found(await inventory.levelAcrossMerchants(tx, customer_id, { product_id, warehouse_id })));
}
