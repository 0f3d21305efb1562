import { MAX_INBOUND_LINES, MAX_INBOUND_QUANTITY, MAX_TRACKING_NUMBERS, type PackingMethod } from '@quayside/domain/inbound/inbound-rules';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { RowFault } from '#server/kernel/sheets/import-kind.ts';
import type { BookedRow, ReadRow } from './inbound-import-row.ts';

type Found = { readonly row: ReadRow; readonly fault: RowFault };

const ofAppointment = ['warehouse', 'arrival_date', 'arrival_period', 'carrier', 'remark'] as const;
const ofBox = ['weight_kg', 'length_cm', 'width_cm', 'height_cm'] as const;

/** Errors between the rows of one appointment: values that differ, and a SKU twice in a box (INB-22). */
export function groupFaults(rows: readonly ReadRow[], productOf: (sku: string) => number | undefined): Found[] {
  // A SKU and its alias are one product.
  const keyOf = ({ sku }: BookedRow) => String(productOf(sku) ?? codeKey(sku));
  const good = rows.flatMap((row) => (row.booked === null ? [] : [{ row, booked: row.booked, product: keyOf(row.booked) }]));
  const boxes = Map.groupBy(good, ({ booked }) => booked.box_no);
  return [
    ...differing(good, ofAppointment),
    ...[...boxes].flatMap(([box_no, some]) => (box_no === null ? [] : differing(some, ofBox))),
    ...[...boxes].flatMap(([box_no, some]) => repeatedSkus(some, box_no)),
    ...tooLarge(good),
    ...tooMany(good),
  ];
}

type Good = { readonly row: ReadRow; readonly booked: BookedRow; readonly product: string };

/** An empty cell means the same as the row above. */
function differing(rows: readonly Good[], columns: readonly (keyof BookedRow)[]): Found[] {
  return columns.flatMap((column) => {
    const first = rows.find(({ booked }) => booked[column] !== null);
    if (!first) return [];
    const value = String(first.booked[column]);
    const params = { row: first.row.row_no, value };
    return rows
      .filter(({ booked }) => booked[column] !== null && String(booked[column]) !== value)
      .map(({ row }) => ({ row, fault: { column, code: 'inbound.differs' as const, params } }));
  });
}

function repeatedSkus(rows: readonly Good[], boxNo: number | null): Found[] {
  const code = boxNo === null ? ('duplicate' as const) : ('inbound.same_sku' as const);
  return [...Map.groupBy(rows, ({ product }) => product).values()].flatMap((same) =>
    same.slice(1).map(({ row }) => ({ row, fault: { column: 'sku', code, params: {} } })),
  );
}

/** A line is the sum of its rows. */
function tooLarge(rows: readonly Good[]): Found[] {
  return [...Map.groupBy(rows, ({ product }) => product).values()].flatMap((same) => {
    let sum = 0;
    const over = same.find(({ booked }) => (sum += booked.quantity) > MAX_INBOUND_QUANTITY);
    const params = { max: MAX_INBOUND_QUANTITY };
    return over ? [{ row: over.row, fault: { column: 'quantity', code: 'too_big' as const, params } }] : [];
  });
}

function tooMany(rows: readonly Good[]): Found[] {
  const over = (column: keyof BookedRow, max: number): Found[] => {
    const seen = new Set<string>();
    const extra = rows.find(({ booked }) => booked[column] !== null && seen.add(codeKey(String(booked[column]))).size > max);
    return extra ? [{ row: extra.row, fault: { column, code: 'too_many', params: { max } } }] : [];
  };
  return [...over('sku', MAX_INBOUND_LINES), ...over('tracking_number', MAX_TRACKING_NUMBERS)];
}

/** The lines, and the boxes by their number. The figures of a box are those of its first row that has them. */
export function packed(rows: readonly BookedRow[], productOf: (row: BookedRow) => number) {
  const lines = new Map<number, { product_id: number; quantity: number; purchase_price: string | null }>();
  for (const row of rows) {
    const product_id = productOf(row);
    const before = lines.get(product_id);
    const quantity = (before?.quantity ?? 0) + row.quantity;
    lines.set(product_id, { product_id, quantity, purchase_price: before?.purchase_price ?? row.purchase_price });
  }
  const inBoxes = rows.flatMap(({ box_no, ...row }) => (box_no === null ? [] : [{ ...row, box_no }]));
  const groups = [...Map.groupBy(inBoxes, ({ box_no }) => box_no)].toSorted(([a], [b]) => a - b);
  const boxes = groups.map(([, some]) => ({
    count: 1,
    ...Object.fromEntries(ofBox.map((key) => [key, some.map((row) => row[key]).find((value) => value !== null) ?? null])),
    items: some.map((row) => ({ product_id: productOf(row), quantity: row.quantity })),
  }));
  return { lines: [...lines.values()], boxes, method: methodOf(boxes) };
}

function methodOf(boxes: readonly { readonly items: readonly unknown[] }[]): PackingMethod | null {
  if (boxes.length === 0) return null;
  if (boxes.length === 1) return 'one_box';
  return boxes.every(({ items }) => items.length === 1) ? 'sku_per_box' : 'mixed';
}
