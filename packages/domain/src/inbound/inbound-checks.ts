import { comparePacking, type BookedLine, type BoxGroup, type Comparison } from './packing.ts';

/** An error at a field. The page shows it before it asks the server, which decides by the same rules. */
export type InboundError = {
  readonly path: string;
  readonly code:
    | 'required'
    | 'inbound.carrier_needed'
    | 'inbound.lines_needed'
    | 'inbound.boxes_needed'
    | 'inbound.box_empty'
    | 'inbound.quantity_needed'
    | 'inbound.mismatch';
  readonly params: Record<string, string | number>;
};
type Content = { readonly lines: readonly BookedLine[]; readonly boxes: readonly BoxGroup[] };
type SkuOf = (productId: number) => string;

const error = (path: string, code: InboundError['code'], params: InboundError['params'] = {}): InboundError => ({ path, code, params });

type Needed = {
  readonly carrier: string;
  readonly volume_m3: string | null;
  readonly arrival_date: string | null;
  readonly arrival_period: string | null;
};

/** What the Save button demands besides the warehouse (INB-18). */
export function neededErrors({ carrier, volume_m3, arrival_date, arrival_period }: Needed): InboundError[] {
  const errors = carrier.trim() === '' ? [error('shipping.carrier', 'inbound.carrier_needed')] : [];
  for (const [name, value] of Object.entries({ volume_m3, arrival_date, arrival_period }))
    if (value === null) errors.push(error(`shipping.${name}`, 'required'));
  return errors;
}

/** What submitting demands of lines and boxes (INB-19, INB-20, INB-21). A line without a quantity is not compared as well. */
export function contentErrors({ lines, boxes }: Content, skuOf: SkuOf): InboundError[] {
  const errors: InboundError[] = [];
  if (lines.length === 0) errors.push(error('lines', 'inbound.lines_needed'));
  if (boxes.length === 0) errors.push(error('boxes', 'inbound.boxes_needed'));
  boxes.forEach(({ items }, at) => {
    if (items.length === 0) errors.push(error(`boxes.${at}.items`, 'inbound.box_empty'));
    items.forEach(({ quantity }, index) => {
      if (quantity === 0) errors.push(error(`boxes.${at}.items.${index}.quantity`, 'inbound.quantity_needed'));
    });
  });
  const packed = new Map(comparePacking(lines, boxes).map((one) => [one.product_id, one]));
  lines.forEach(({ product_id, quantity }, at) => {
    const compared = packed.get(product_id);
    if (quantity === 0) errors.push(error(`lines.${at}.quantity`, 'inbound.quantity_needed'));
    else if (boxes.length > 0 && compared && compared.difference !== 0) errors.push(mismatch(at, compared, skuOf));
  });
  return errors;
}

/** One for each SKU whose packed units differ from the booked ones (INB-21), at its line. */
export function mismatchErrors({ lines, boxes }: Content, skuOf: SkuOf): InboundError[] {
  const at = new Map(lines.map(({ product_id }, index) => [product_id, index]));
  const differing = comparePacking(lines, boxes).filter(({ difference }) => difference !== 0);
  return differing.map((one) => mismatch(at.get(one.product_id) ?? 0, one, skuOf));
}

function mismatch(line: number, { product_id, booked, packed }: Comparison, skuOf: SkuOf): InboundError {
  return error(`lines.${line}.quantity`, 'inbound.mismatch', { sku: skuOf(product_id), booked, packed });
}
