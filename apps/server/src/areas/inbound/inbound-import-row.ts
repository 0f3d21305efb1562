import { z } from 'zod';
import { Day, Remark, codeText, positiveText } from '@quayside/contract/kernel/shapes';
import { fieldErrors } from '@quayside/contract/kernel/fields';
import { MAX_BOXES, MAX_INBOUND_QUANTITY, arrivalPeriods, type ArrivalPeriod } from '@quayside/domain/inbound/inbound-rules';
import { text } from '@quayside/i18n/texts';
import type { RowFault, SheetRow } from '#server/kernel/sheets/import-kind.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

/** One row of the template, each column by itself. */
const Row = z.object({
  reference: codeText(40),
  warehouse: z.string().min(1),
  sku: z.string().min(1),
  quantity: z.int().min(1).max(MAX_INBOUND_QUANTITY),
  purchase_price: optional(positiveText(8, 2)),
  box_no: optional(z.int().min(1).max(MAX_BOXES)),
  weight_kg: optional(positiveText(6, 2)),
  length_cm: optional(positiveText(6, 2)),
  width_cm: optional(positiveText(6, 2)),
  height_cm: optional(positiveText(6, 2)),
  arrival_date: optional(Day),
  arrival_period: optional(z.enum(arrivalPeriods)),
  carrier: optional(z.string().max(60)),
  tracking_number: optional(codeText(50)),
  remark: optional(Remark),
});
export type BookedRow = z.output<typeof Row>;
export type ReadRow = SheetRow & {
  /** Null when a cell of the row is wrong. */
  readonly booked: BookedRow | null;
  readonly faults: readonly RowFault[];
};

export function readInboundRow({ row_no, cells }: SheetRow): ReadRow {
  const at = (key: string) => cells[key]?.trim() ?? '';
  const orNull = (key: string) => (at(key) === '' ? null : at(key));
  const names = ['purchase_price', 'weight_kg', 'length_cm', 'width_cm', 'height_cm', 'carrier', 'tracking_number', 'remark'];
  const input = {
    ...Object.fromEntries(names.map((key) => [key, orNull(key)])),
    reference: at('reference'),
    warehouse: at('warehouse').toUpperCase(),
    sku: at('sku'),
    quantity: whole(at('quantity')),
    box_no: at('box_no') === '' ? null : whole(at('box_no')),
    arrival_date: orNull('arrival_date')?.replaceAll('/', '-') ?? null,
    arrival_period: periodOf(at('arrival_period')),
  };
  const parsed = Row.safeParse(input);
  if (parsed.success) return { row_no, cells, booked: parsed.data, faults: [] };
  const faults = fieldErrors(parsed.error, input).map(({ path, code, params }): RowFault => {
    if (code === 'wrong_type') return { column: path, code: at(path) === '' ? 'required' : 'not_whole', params: {} };
    return path === 'arrival_period' ? { column: path, code: 'inbound.period', params: {} } : { column: path, code, params };
  });
  return { row_no, cells, booked: null, faults };
}

function whole(cell: string): number | string {
  return /^-?\d{1,15}$/.test(cell) ? Number(cell) : cell;
}

/** The word of either language, or the cell as it is, which is then refused. */
function periodOf(cell: string): string | null {
  if (cell === '') return null;
  const isNamed = (period: ArrivalPeriod) =>
    [period, text('en', 'importColumns', period), text('zh_CN', 'importColumns', period)].some(
      (name) => name.toLowerCase() === cell.toLowerCase(),
    );
  return arrivalPeriods.find(isNamed) ?? cell;
}
