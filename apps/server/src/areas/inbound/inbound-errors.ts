import type { FieldError } from '@quayside/contract/kernel/fields';
import { contentErrors } from '@quayside/domain/inbound/inbound-checks';
import { MAX_BOXES, MAX_BOX_ITEMS, MAX_INBOUND_QUANTITY } from '@quayside/domain/inbound/inbound-rules';
import { boxCount } from '@quayside/domain/inbound/packing';
import type { Plan } from './inbound-plan.ts';

/** Stock levels and sums are 32-bit integers. */
const MAX_UNITS = 999_999_999;
const MAX_VOLUME = '9999999.999';

/** The packing list against the lines and the packing method; a draft may be incomplete, but not wrong. */
export function packingErrors({ lines, boxes, packing_method, shipping }: Plan): FieldError[] {
  const booked = new Set(lines.map(({ product_id }) => product_id));
  const errors = boxes.flatMap(({ items }, at) =>
    items.flatMap(({ product_id }, index) => (booked.has(product_id) ? [] : [error(itemPath(at, index), 'inbound.not_booked')])),
  );
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // Input is limited by its schema; a merge or a split can add up to more.
  if (lines.some(({ quantity }) => quantity > MAX_INBOUND_QUANTITY))
    errors.push(error('lines', 'inbound.too_many_units', { max: MAX_INBOUND_QUANTITY }));
  if (units > MAX_UNITS) errors.push(error('lines', 'too_big', { max: MAX_UNITS }));
  if (boxCount(boxes) > MAX_BOXES) errors.push(error('boxes', 'inbound.too_many_boxes', { max: MAX_BOXES }));
  if (boxes.reduce((sum, { count, items }) => sum + count * items.length, 0) > MAX_BOX_ITEMS)
    errors.push(error('boxes', 'inbound.too_many_items', { max: MAX_BOX_ITEMS }));
  if (shipping.volume_m3 !== null && Number(shipping.volume_m3) > Number(MAX_VOLUME))
    errors.push(error('shipping.volume_m3', 'too_big', { max: MAX_VOLUME }));
  if (packing_method === 'one_box' && boxCount(boxes) > 1) errors.push(error('boxes', 'inbound.one_box_only'));
  if (packing_method === 'sku_per_box')
    boxes.forEach(({ items }, at) => {
      if (items.length > 1) errors.push(error(itemPath(at, 1), 'inbound.one_sku_only'));
    });
  return errors;
}

/** What submitting demands of lines and boxes. */
export function submitErrors(plan: Plan, skuOf: (productId: number) => string): FieldError[] {
  const hasMethod = plan.packing_method !== null || plan.boxes.length === 0;
  return [...(hasMethod ? [] : [error('packing_method', 'required')]), ...contentErrors(plan, skuOf)];
}

export function productErrors({ lines }: Pick<Plan, 'lines'>, existing: ReadonlySet<number>): FieldError[] {
  return lines.flatMap(({ product_id }, at) => (existing.has(product_id) ? [] : [error(`lines.${at}.product_id`, 'inbound.no_product')]));
}

export function error(path: string, code: FieldError['code'], params: FieldError['params'] = {}): FieldError {
  return { path, code, params };
}

const itemPath = (box: number, item: number) => `boxes.${box}.items.${item}.product_id`;
