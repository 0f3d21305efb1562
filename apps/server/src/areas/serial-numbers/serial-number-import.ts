import { SERIAL_LENGTH, SERIAL_PATTERN } from '@quayside/domain/serial-numbers/serial-number-rules';
import { codeKey, isInScope } from '@quayside/domain/products/product-rules';
import { Refusal } from '#server/kernel/refusal.ts';
import type { CheckedRow, ImportCtx, ImportKind, RowFault, SheetRow } from '#server/kernel/sheets/import-kind.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import * as serials from './serial-numbers.queries.ts';

const CODE_LENGTH = 40;

/** Serial numbers from a workbook. A serial number has no other fields to change, so the import only adds new ones. */
export const serialNumberImport: ImportKind = {
  modes: ['create'],
  choices: () => Promise.resolve({}),
  check,
  async apply(ctx, { customerId }, _mode, rows) {
    const products = await productsOf(ctx, customerId, rows);
    const written = rows.map(({ cells: { serial_number = '', sku = '', box_no = '', receiving_no = '' } }) => {
      const product = products.get(codeKey(sku));
      if (!product) throw new Refusal('request.conflict');
      return { serial_number, product_id: product.product_id, box_no, receiving_no };
    });
    await serials.insertSerials(ctx.tx, customerId, written, ctx.now).catch((error: unknown) => {
      if (brokenConstraint(error) === 'serial_numbers_number') throw new Refusal('request.conflict');
      throw error;
    });
  },
};

async function productsOf({ tx }: ImportCtx, customerId: number, rows: readonly SheetRow[]) {
  const codes = rows.map(({ cells }) => codeKey(cells['sku'] ?? ''));
  return new Map((await serials.productsByCode(tx, customerId, codes)).map((product) => [product.code, product]));
}

async function check(ctx: ImportCtx, scope: SkuScope, _mode: unknown, rows: readonly SheetRow[]): Promise<CheckedRow[]> {
  const { customerId, skuScope } = scope;
  const products = await productsOf(ctx, customerId, rows);
  const numbers = rows.map(({ cells }) => (cells['serial_number'] ?? '').toUpperCase());
  const stored = new Map((await serials.serialsNamed(ctx.tx, customerId, numbers)).map((one) => [one.serial_number.toUpperCase(), one]));
  const uses = new Map<string, number>();
  for (const number of numbers) uses.set(number, (uses.get(number) ?? 0) + 1);
  return rows.map((row) => {
    const { serial_number = '', sku = '', box_no = '', receiving_no = '' } = row.cells;
    const faults: RowFault[] = [];
    const add = (column: string, code: RowFault['code'], params: RowFault['params'] = {}) => faults.push({ column, code, params });
    const product = products.get(codeKey(sku));
    const before = stored.get(serial_number.toUpperCase());
    const isThere = before && before.product_id === product?.product_id && before.box_no === box_no && before.receiving_no === receiving_no;
    if (serial_number === '') add('serial_number', 'required');
    else if (!SERIAL_PATTERN.test(serial_number)) add('serial_number', 'serial-numbers.format');
    else if (serial_number.length > SERIAL_LENGTH) add('serial_number', 'too_long', { max: SERIAL_LENGTH });
    else if ((before && !isThere) || (uses.get(serial_number.toUpperCase()) ?? 0) > 1) add('serial_number', 'serial-numbers.exists');
    if (sku === '') add('sku', 'required');
    else if (!product || !isInScope(product.sku, skuScope)) add('sku', 'products.sku_not_found');
    for (const key of ['box_no', 'receiving_no'])
      if ((row.cells[key] ?? '').length > CODE_LENGTH) add(key, 'too_long', { max: CODE_LENGTH });
    const { row_no, cells } = row;
    return { row_no, cells, faults, state: faults.length > 0 ? 'faulty' : isThere ? 'unchanged' : 'good' };
  });
}
