import type { ParsedOf } from '@quayside/contract/kernel/call';
import { smallProductPicture } from '@quayside/contract/kernel/paths';
import type { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { unitScan, type UnitScan } from '@quayside/domain/packing/packing-rules';
import { SERIAL_LENGTH, SERIAL_PATTERN } from '@quayside/domain/serial-numbers/serial-number-rules';
import { withDeskPicture } from '#server/areas/products/products.public.ts';
import { serialProblem } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { lockOnTable, tableOf, withUnits } from './open-parcel.ts';
import * as packing from './packing.queries.ts';

type Scanned = ParsedOf<typeof packingDeskCalls.deskScan>;
type Product = Awaited<ReturnType<typeof packing.productsOfCode>>[number];

/** One scan at the table. A wrong one changes nothing and says what it was. */
export async function scanUnit(ctx: DeskCtx, input: Scanned) {
  const row = await lockOnTable(ctx, input);
  const [table, products] = await together(tableOf(ctx, row), packing.productsOfCode(ctx.tx, input.customer_id, input.code.trim()));
  const { parcel: before, units } = table;
  const product = products.find(({ product_id }) => before.lines.some((line) => line.product_id === product_id)) ?? products[0];
  const answer = (result: UnitScan, order_no: string | null = null, parcel = before) => ({
    ...named(input, product),
    result,
    order_no,
    parcel,
  });
  // The station sends a scan again when it did not hear the answer.
  if (units.some(({ scan_key }) => scan_key === input.scan_key)) return answer('right');
  if (!product) return answer('unknown');
  const serial = input.serial_number ?? null;
  const result = unitScan(before.lines, product.product_id, serial !== null);
  if (result !== 'right') return answer(result);
  if (serial !== null) {
    if (!SERIAL_PATTERN.test(serial) || serial.length > SERIAL_LENGTH) return answer('serial_invalid');
    if (units.some(({ serial_number }) => serial_number?.toUpperCase() === serial.toUpperCase()))
      return answer('serial_used', row.order_no);
    const problem = await serialProblem(ctx.tx, input.customer_id, { product_id: product.product_id, serial_number: serial });
    if (problem) return answer(problem.problem === 'bound' ? 'serial_used' : 'serial_wrong', problem.order_no);
  }
  const unit_no = (units.at(-1)?.unit_no ?? 0) + 1;
  const unit = { unit_no, scan_key: input.scan_key, product_id: product.product_id, serial_number: serial };
  await packing.insertUnit(ctx.tx, input, { ...unit, created_at: ctx.now });
  return answer('right', null, withUnits(table, [...units, unit]));
}

function named({ customer_id }: Scanned, product: Product | undefined) {
  if (!product) return { product_id: null, sku: null, product_name: null, image_url: null };
  const { image_file_id, ...shown } = product;
  return withDeskPicture({ ...shown, image_url: smallProductPicture(image_file_id) }, customer_id);
}

export async function undoScan(ctx: DeskCtx, key: ParsedOf<typeof packingDeskCalls.deskUndo>) {
  const row = await lockOnTable(ctx, key);
  const table = await tableOf(ctx, row);
  const last = table.units.at(-1);
  if (!last) throw new Refusal('packing.nothing_to_undo');
  await packing.deleteUnit(ctx.tx, key, last.unit_no);
  return withUnits(table, table.units.slice(0, -1));
}
