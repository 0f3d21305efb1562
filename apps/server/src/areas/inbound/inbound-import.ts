import type { InboundInput } from '@quayside/contract/inbound/inbound.inputs';
import { InboundInput as InboundSchema } from '@quayside/contract/inbound/inbound.inputs';
import { MAX_INBOUNDS_AT_ONCE, MAX_INBOUND_LINES, MAX_TRACKING_NUMBERS } from '@quayside/domain/inbound/inbound-rules';
import { codeKey } from '@quayside/domain/products/product-rules';
import { text } from '@quayside/i18n/texts';
import { enabledWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { CheckedRow, ImportCtx, ImportKind, RowFault, SheetRow } from '#server/kernel/sheets/import-kind.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { groupFaults, packed } from './inbound-import-groups.ts';
import { readInboundRow, type BookedRow, type ReadRow } from './inbound-import-row.ts';
import { emptyPlan } from './inbound-plan.ts';
import { productsOfCodes } from './inbound.queries.ts';
import { saveInbound } from './save-inbound.ts';
import { arrivalErrors } from './shipping.ts';

/** Appointments from a workbook: rows with the same reference make one draft. */
export const inboundImport: ImportKind = {
  modes: ['create'],
  async choices({ tx }, _scope, language) {
    const periods = (['morning', 'afternoon'] as const).map((period) => text(language, 'importColumns', period));
    return { warehouses: (await enabledWarehouses(tx)).map(({ code }) => code), arrival_periods: periods };
  },
  check,
  apply,
};

type Known = { readonly products: ReadonlyMap<string, number>; readonly warehouses: ReadonlyMap<string, number> };

async function known({ tx }: ImportCtx, scope: SkuScope, rows: readonly ReadRow[]): Promise<Known> {
  const codes = [...new Set(rows.flatMap(({ cells }) => (cells['sku'] ? [cells['sku'].trim()] : [])))];
  const found = await productsOfCodes(tx, scope, codes, codes.map(codeKey));
  return {
    products: new Map(found.toReversed().map(({ code, product_id }) => [code, product_id])),
    warehouses: new Map((await enabledWarehouses(tx)).map(({ code, warehouse_id }) => [code, warehouse_id])),
  };
}

/** Groups of rows by reference, in the order of the file. */
function groupsOf(rows: readonly ReadRow[]): ReadRow[][] {
  return [...Map.groupBy(rows, ({ cells }) => codeKey(cells['reference'] ?? '')).values()];
}

async function check(ctx: ImportCtx, scope: SkuScope, _mode: unknown, rows: readonly SheetRow[]): Promise<CheckedRow[]> {
  const read = rows.map(readInboundRow);
  const names = await known(ctx, scope, read);
  const faults = new Map(read.map(({ row_no, cells, faults: own }) => [row_no, [...own, ...unknownNames(cells, names, own)]]));
  for (const [at, group] of groupsOf(read).entries()) {
    if (at >= MAX_INBOUNDS_AT_ONCE)
      add(faults, group[0], { column: 'reference', code: 'inbound.too_many_groups', params: { max: MAX_INBOUNDS_AT_ONCE } });
    for (const { row, fault } of groupFaults(group, (sku) => names.products.get(sku))) add(faults, row, fault);
    const dated = group.find(({ booked }) => booked !== null && booked.arrival_date !== null);
    for (const fault of await arrivalFaults(ctx, group, names)) add(faults, dated, fault);
  }
  return read.map(({ row_no, cells }) => {
    const all = faults.get(row_no) ?? [];
    return { row_no, cells, faults: all, state: all.length > 0 ? 'faulty' : 'good' };
  });
}

/** One error for each cell: the first says what to do. */
function add(faults: Map<number, RowFault[]>, row: ReadRow | undefined, fault: RowFault): void {
  const known = row && faults.get(row.row_no);
  if (known && !known.some(({ column }) => column === fault.column)) known.push(fault);
}

function unknownNames(cells: SheetRow['cells'], { products, warehouses }: Known, own: readonly RowFault[]): RowFault[] {
  const isFine = (column: string) => !own.some((fault) => fault.column === column);
  const faults: RowFault[] = [];
  if (isFine('sku') && !products.has(cells['sku']?.trim() ?? ''))
    faults.push({ column: 'sku', code: 'products.sku_not_found', params: {} });
  if (isFine('warehouse') && !warehouses.has(cells['warehouse']?.trim().toUpperCase() ?? ''))
    faults.push({ column: 'warehouse', code: 'inbound.no_warehouse', params: {} });
  return faults;
}

async function arrivalFaults({ tx, now }: ImportCtx, group: readonly ReadRow[], { warehouses }: Known): Promise<RowFault[]> {
  const rows = group.flatMap(({ booked }) => booked ?? []);
  const [arrival_date, arrival_period] = [oneOf(rows, 'arrival_date'), oneOf(rows, 'arrival_period')];
  const shipping = { ...emptyPlan.shipping, arrival_date, arrival_period };
  const warehouse_id = warehouses.get(rows[0]?.warehouse ?? '') ?? 0;
  const errors = await arrivalErrors(tx, now, { ...emptyPlan, warehouse_id, shipping });
  return errors.map(({ code, params }) => ({ column: 'arrival_date', code, params }));
}

/** The value of an appointment is in one of its rows; the others are empty or say the same. */
function oneOf<Key extends keyof BookedRow>(rows: readonly BookedRow[], key: Key): BookedRow[Key] | null {
  return rows.map((row) => row[key]).find((value) => value !== null) ?? null;
}

/** The rows were checked in this transaction, so every group can be saved as the wizard would. */
async function apply(ctx: ImportCtx, scope: SkuScope, _mode: unknown, rows: readonly SheetRow[]): Promise<void> {
  if (!isMerchant(ctx)) throw new Error('appointments are imported by a merchant');
  const read = rows.map(readInboundRow);
  const names = await known(ctx, scope, read);
  for (const group of groupsOf(read))
    await saveInbound(
      ctx,
      inputOf(
        group.flatMap(({ booked }) => booked ?? []),
        names,
      ),
    );
}

function isMerchant(ctx: ImportCtx): ctx is MerchantCtx {
  return ctx.actor.kind !== 'system';
}

function inputOf(rows: readonly BookedRow[], { products, warehouses }: Known): InboundInput {
  const first = rows[0];
  const productOf = (row: BookedRow) => products.get(row.sku) ?? 0;
  if (!first || rows.some((row) => productOf(row) === 0)) throw new Refusal('request.conflict');
  const { lines, boxes, method } = packed(rows, productOf);
  return InboundSchema.parse({
    step: 5,
    warehouse_id: warehouses.get(first.warehouse) ?? 0,
    lines: lines.slice(0, MAX_INBOUND_LINES),
    ...(method === null ? {} : { packing_method: method, boxes }),
    shipping: {
      carrier: oneOf(rows, 'carrier') ?? '',
      tracking_numbers: [...new Set(rows.flatMap(({ tracking_number }) => tracking_number ?? []))].slice(0, MAX_TRACKING_NUMBERS),
      arrival_date: oneOf(rows, 'arrival_date'),
      arrival_period: oneOf(rows, 'arrival_period'),
      remark: oneOf(rows, 'remark') ?? '',
    },
  });
}
