import type { Selectable } from 'kysely';
import type { ShippingInput } from '@quayside/contract/inbound/inbound.inputs';
import { boxCount, packedVolume, type BoxGroup } from '@quayside/domain/inbound/packing';
import type { PackingMethod } from '@quayside/domain/inbound/inbound-rules';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { together } from '#server/kernel/together.ts';
import { bookedServices } from './inbound.queries.ts';
import { storedLines, type NewBox, type NewItem, type StoredLine } from './inbound-writes.queries.ts';
import { packingList } from './read-inbound.ts';

export type InboundRow = Selectable<Tables['inbounds']>;

/** An appointment as it is going to be stored: what the input changes over what is stored. */
export type Plan = {
  readonly warehouse_id: number;
  readonly lines: readonly StoredLine[];
  readonly boxes: readonly BoxGroup[];
  readonly packing_method: PackingMethod | null;
  readonly shipping: ShippingInput;
};

const noShipping: ShippingInput = {
  shipping_method: null,
  carrier: '',
  tracking_numbers: [],
  plate: '',
  driver_name: '',
  driver_phone: '',
  volume_m3: null,
  packaging: null,
  arrival_date: null,
  arrival_period: null,
  inspection: 'sampling',
  service_ids: [],
  declared_value: null,
  remark: '',
};

export const emptyPlan: Plan = { warehouse_id: 0, lines: [], boxes: [], packing_method: null, shipping: noShipping };

export async function storedPlan(tx: Tx, row: InboundRow): Promise<Plan> {
  const all = { customerId: row.customer_id, skuScope: null };
  const [services, lines, boxes] = await together(
    bookedServices(tx, row.customer_id, row.inbound_id),
    storedLines(tx, row.customer_id, row.inbound_id),
    packingList(tx, all, row.inbound_id),
  );
  return {
    warehouse_id: row.warehouse_id,
    lines,
    boxes,
    packing_method: row.packing_method,
    shipping: {
      shipping_method: row.shipping_method,
      carrier: row.carrier,
      tracking_numbers: row.tracking_numbers,
      plate: row.plate,
      driver_name: row.driver_name,
      driver_phone: row.driver_phone,
      volume_m3: row.volume_m3,
      packaging: row.packaging,
      arrival_date: row.arrival_date,
      arrival_period: row.arrival_period,
      inspection: row.inspection,
      service_ids: services.map((one) => one.service_id),
      declared_value: row.declared_value,
      remark: row.remark,
    },
  };
}

type Parts = { [Key in keyof Plan]?: Plan[Key] | undefined };

/** An entered volume stays; a computed one follows the boxes. */
export function planned(stored: Plan, input: Parts): Plan {
  const boxes = input.boxes ?? stored.boxes;
  const shipping = input.shipping ?? stored.shipping;
  const isComputed = !input.shipping && shipping.volume_m3 === packedVolume(stored.boxes);
  const volume_m3 = isComputed || shipping.volume_m3 === null ? packedVolume(boxes) : shipping.volume_m3;
  return {
    warehouse_id: input.warehouse_id ?? stored.warehouse_id,
    lines: input.lines ?? stored.lines,
    boxes,
    packing_method: input.packing_method ?? stored.packing_method,
    shipping: { ...shipping, volume_m3 },
  };
}

export function sumsOf({ lines, boxes }: Pick<Plan, 'lines' | 'boxes'>) {
  return {
    sku_quantity: lines.length,
    box_quantity: boxCount(boxes),
    reservation_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Every box of a packing list with its number. `free` gives the numbers to use, in order; without it they are 1 to n. */
export function numbered(groups: readonly BoxGroup[], firstGroup = 1, free?: readonly number[]): { boxes: NewBox[]; items: NewItem[] } {
  const boxes: NewBox[] = [];
  const items: NewItem[] = [];
  groups.forEach(({ count, items: content, ...size }, at) => {
    for (let copy = 0; copy < count; copy++) {
      const box_no = free?.[boxes.length] ?? boxes.length + 1;
      boxes.push({ ...size, box_no, group_no: firstGroup + at });
      for (const { product_id, quantity } of content) items.push({ box_no, product_id, quantity });
    }
  });
  return { boxes, items };
}
