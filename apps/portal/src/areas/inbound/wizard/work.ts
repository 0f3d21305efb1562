import type { InboundInput, ShippingInput } from '@quayside/contract/inbound/inbound.inputs';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import type { PackingMethod, WizardStep } from '@quayside/domain/inbound/inbound-rules';
import type { BoxGroup } from '@quayside/domain/inbound/packing';
import { plainDecimal } from '../plain-decimal.ts';

/** Product data of a line besides the merchant's input. */
export type Product = {
  product_id: number;
  sku: string;
  product_name: string;
  barcode: string;
  image_url: string | null;
  weight_g: number;
};

/** Numbers are kept as they are typed; null is an empty field. */
export type LineWork = { readonly product_id: number; readonly quantity: number | null; readonly purchase_price: string };
export type ItemWork = { readonly product_id: number; readonly quantity: number | null };
/** A row of the packing list: `count` equal boxes. `key` stays while the row is edited and moved. */
export type BoxWork = {
  readonly key: number;
  readonly count: number;
  readonly weight_kg: string;
  readonly length_cm: string;
  readonly width_cm: string;
  readonly height_cm: string;
  readonly items: readonly ItemWork[];
};
export type SizeField = 'weight_kg' | 'length_cm' | 'width_cm' | 'height_cm';
export const sizeFields = ['weight_kg', 'length_cm', 'width_cm', 'height_cm'] as const satisfies readonly SizeField[];

/** Texts of a form: an empty one is ''. */
export type ShippingWork = Omit<ShippingInput, 'volume_m3' | 'declared_value' | 'arrival_date'> & {
  volume_m3: string;
  declared_value: string | null;
  arrival_date: string;
};

/** Everything that is entered in the wizard. */
export type Work = {
  readonly warehouse_id: number | null;
  readonly lines: readonly LineWork[];
  readonly method: PackingMethod;
  readonly boxes: readonly BoxWork[];
  readonly shipping: ShippingWork;
  readonly products: Readonly<Record<number, Product>>;
  /** The row the cursor is in. */
  readonly focused: number | null;
  readonly nextKey: number;
};

export function workOf(inbound: InboundDetail | null): Work {
  return {
    warehouse_id: inbound?.warehouse_id ?? null,
    lines:
      inbound?.lines.map((one) => ({ product_id: one.product_id, quantity: one.quantity, purchase_price: one.purchase_price ?? '' })) ?? [],
    method: inbound?.packing_method ?? 'mixed',
    boxes: inbound?.boxes.map(boxWorkOf) ?? [],
    shipping: shippingOf(inbound),
    products: Object.fromEntries(inbound?.lines.map((line) => [line.product_id, productOf(line)]) ?? []),
    focused: null,
    nextKey: (inbound?.boxes.length ?? 0) + 1,
  };
}

export function productOf({ product_id, sku, product_name, barcode, image_url, weight_g }: Product): Product {
  return { product_id, sku, product_name, barcode, image_url, weight_g };
}

function boxWorkOf({ count, weight_kg, length_cm, width_cm, height_cm, items }: BoxGroup, index: number): BoxWork {
  return {
    key: index + 1,
    count,
    weight_kg: plainDecimal(weight_kg),
    length_cm: plainDecimal(length_cm),
    width_cm: plainDecimal(width_cm),
    height_cm: plainDecimal(height_cm),
    items,
  };
}

function shippingOf(inbound: InboundDetail | null): ShippingWork {
  return {
    shipping_method: inbound?.shipping_method ?? 'express',
    carrier: inbound?.carrier ?? '',
    tracking_numbers: inbound?.tracking_numbers ?? [],
    plate: inbound?.plate ?? '',
    driver_name: inbound?.driver_name ?? '',
    driver_phone: inbound?.driver_phone ?? '',
    volume_m3: inbound?.volume_m3 ?? '',
    packaging: inbound?.packaging ?? 'carton',
    arrival_date: inbound?.arrival_date ?? '',
    arrival_period: inbound?.arrival_period ?? null,
    inspection: inbound?.inspection ?? 'sampling',
    service_ids: inbound?.services.map(({ service_id }) => service_id) ?? [],
    declared_value: inbound?.declared_value ?? null,
    remark: inbound?.remark ?? '',
  };
}

/** The boxes as the rules and the call take them: empty numbers are 0 or null. */
export function groupsOf(boxes: readonly BoxWork[]): BoxGroup[] {
  return boxes.map(({ count, weight_kg, length_cm, width_cm, height_cm, items }) => ({
    count,
    weight_kg: weight_kg || null,
    length_cm: length_cm || null,
    width_cm: width_cm || null,
    height_cm: height_cm || null,
    items: items.map(({ product_id, quantity }) => ({ product_id, quantity: quantity ?? 0 })),
  }));
}

export function bookedOf(lines: readonly LineWork[]) {
  return lines.map(({ product_id, quantity }) => ({ product_id, quantity: quantity ?? 0 }));
}

export function shippingInput(shipping: ShippingWork): ShippingInput {
  const { volume_m3, declared_value, arrival_date } = shipping;
  return { ...shipping, volume_m3: volume_m3 || null, declared_value: declared_value || null, arrival_date: arrival_date || null };
}

type Parts = Pick<InboundInput, 'warehouse_id' | 'lines' | 'packing_method' | 'boxes' | 'shipping'>;

/** The parts of the steps up to this one. A locked part is left out: the server would refuse it. */
export function partsOf(work: Work, step: WizardStep): Parts {
  const lines = work.lines.map(({ product_id, quantity, purchase_price }) => ({
    product_id,
    quantity: quantity ?? 0,
    purchase_price: purchase_price || null,
  }));
  return {
    ...(work.warehouse_id === null ? {} : { warehouse_id: work.warehouse_id }),
    lines,
    ...(step >= 3 ? { packing_method: work.method, boxes: groupsOf(work.boxes) as NonNullable<Parts['boxes']> } : {}), // the schema's own arrays
    ...(step >= 5 ? { shipping: shippingInput(work.shipping) } : {}),
  };
}

/** The number of the first box of each row. */
export function firstNumbers(boxes: readonly BoxWork[]): number[] {
  let next = 1;
  return boxes.map(({ count }) => {
    const first = next;
    next += count;
    return first;
  });
}
