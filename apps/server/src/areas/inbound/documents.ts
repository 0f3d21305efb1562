import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { boxesOf, itemsOfBoxes } from './box-list.queries.ts';
import { warehouseAcrossMerchants } from './documents.queries.ts';
import { inboundRow } from './inbound.queries.ts';
import { boxNumbers } from './inbound-writes.queries.ts';

/** Everything a document of an appointment shows, limited to a scope. */
export async function documentData(tx: Tx, scope: SkuScope, inboundId: number, boxNos?: readonly number[]) {
  const inbound = found(await inboundRow(tx, scope, inboundId));
  const { name, platform_type } = await customerOf(tx, scope.customerId);
  const boxes = await boxesOf(tx, scope, inboundId, boxNos);
  const items = Map.groupBy(await itemsOfBoxes(tx, scope, boxes), ({ box_no }) => box_no);
  // Numbers may have gaps after suppliers repacked; "n of m" counts without them.
  const places = new Map((await boxNumbers(tx, scope.customerId, inboundId)).map(({ box_no }, at) => [box_no, at + 1]));
  return {
    inbound,
    brand: (await brandOf(tx, platform_type)).site_name,
    customer: { id: scope.customerId, name },
    warehouse: await warehouseAcrossMerchants(tx, inbound.warehouse_id),
    boxCount: places.size,
    boxes: boxes.map((box) => ({ ...box, place: places.get(box.box_no) ?? box.box_no, items: items.get(box.box_no) ?? [] })),
  };
}
export type DocumentData = Awaited<ReturnType<typeof documentData>>;
export type DocumentBox = DocumentData['boxes'][number];
