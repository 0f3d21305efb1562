import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { moneyText } from '@quayside/domain/kernel/money';
import { deviates, isTolerable, weightDeviation } from '@quayside/domain/orders/order-costs';
import { isComplete } from '@quayside/domain/packing/packing-rules';
import { text } from '@quayside/i18n/texts';
import { raiseException } from '#server/areas/exceptions/exceptions.public.ts';
import { actualCost, missingFor, orderAcrossMerchants, packOrder, toleranceOf, type AnyOrder } from '#server/areas/orders/orders.public.ts';
import { bindSerials } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import { requestLabel } from '#server/areas/shipping/shipping.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { lockOnTable, packedOf, tableOf } from './open-parcel.ts';
import * as packing from './packing.queries.ts';

/** Quoted and actual cost of the measured parcel, with what will happen when it is closed. */
export async function getCost({ tx }: DeskCtx, { customer_id, order_id, parcel }: ParsedOf<typeof packingDeskCalls.deskCost>) {
  const row = found(await orderAcrossMerchants(tx, customer_id, order_id));
  const cost = await actualCost(tx, row, parcel);
  if (!('offered' in cost))
    return {
      lines: [],
      quoted: '0.00',
      actual: '0.00',
      expected_g: 0,
      deviation_percent: 0,
      deviates: false,
      within_tolerance: false,
      missing: '0.00',
      refused_because: cost.refusedBecause.map(({ code }) => code),
    };
  const tolerance = await toleranceOf(tx);
  return {
    lines: [...cost.lines],
    quoted: moneyText(cost.quoted),
    actual: moneyText(cost.actual),
    expected_g: cost.expected_g,
    deviation_percent: weightDeviation(cost.expected_g, parcel.weight_g),
    deviates: deviates(cost.expected_g, parcel.weight_g),
    within_tolerance: isTolerable(cost.quoted, cost.actual, tolerance),
    missing: moneyText(await missingFor(tx, customer_id, cost.quoted, cost.actual, tolerance)),
    refused_because: [],
  };
}

/** Closes the parcel. Lock order: order, serial numbers, products, stock levels, wallet. */
export async function packParcel(ctx: DeskCtx, { parcel, confirmed, ...key }: ParsedOf<typeof packingDeskCalls.deskPack>) {
  const { tx } = ctx;
  const row = await lockOnTable(ctx, key);
  const [[lines, units], cost, tolerance] = await together(packing.countedOnTable(tx, row), actualCost(tx, row, parcel), toleranceOf(tx));
  refuseIncomplete(lines.map((line) => ({ ...line, ...packedOf(line.product_id, units) })));
  if (!('offered' in cost)) return stopped(ctx, row, 'limits', { why: cost.refusedBecause.map(({ code }) => code).join(', ') });
  if (!confirmed && deviates(cost.expected_g, parcel.weight_g))
    throw new Refusal('packing.deviates', { percent: weightDeviation(cost.expected_g, parcel.weight_g) });
  const missing = await missingFor(tx, row.customer_id, cost.quoted, cost.actual, tolerance);
  const [actual, quoted] = [moneyText(cost.actual), moneyText(cost.quoted)];
  if (missing.minor > 0n) return stopped(ctx, row, 'cost', { missing: moneyText(missing), actual, quoted });
  await bind(ctx, row, units);
  const waybill_no = await packOrder(ctx, row, { parcel, cost, tolerance });
  await requestLabel(ctx, row);
  await packing.clearParcel(tx, row);
  return { outcome: 'packed' as const, order_no: row.order_no, waybill_no, actual, missing: '0.00' };
}

function refuseIncomplete(lines: readonly { sku: string; quantity: number; packed: number }[]): void {
  if (isComplete(lines)) return;
  const open = lines.filter(({ quantity, packed }) => packed < quantity);
  const skus = open.map(({ sku, quantity, packed }) => `${sku} ${packed}/${quantity}`).join(', ');
  throw new Refusal('packing.units_missing', { skus });
}

async function bind(ctx: DeskCtx, row: AnyOrder, units: readonly packing.ScannedUnit[]): Promise<void> {
  const scanned = units.flatMap(({ product_id, serial_number }) => (serial_number === null ? [] : [{ product_id, serial_number }]));
  const [problem] = await bindSerials(ctx, row.customer_id, row, scanned);
  if (!problem) return;
  const why = text(ctx.language, 'mailTexts', `packing.serial.${problem.problem}`, { order_no: problem.order_no ?? '' });
  throw new Refusal('packing.serial_problem', { serial: problem.serial_number, why });
}

/** The parcel is not closed: the order waits as an exception and leaves the table. */
async function stopped(ctx: DeskCtx, row: AnyOrder, reason: 'cost' | 'limits', params: Record<string, string>) {
  await raiseException(ctx, row, { reason, params });
  await packing.clearParcel(ctx.tx, row);
  const { actual = '0.00', missing = '0.00' } = params;
  return { outcome: 'exception' as const, order_no: row.order_no, waybill_no: '', actual, missing };
}

/** Missing or damaged units: the merchant decides what happens, the order leaves the table. */
export async function reportProblem(ctx: DeskCtx, input: ParsedOf<typeof packingDeskCalls.deskProblem>) {
  const row = await lockOnTable(ctx, input);
  const { parcel } = await tableOf(ctx, row);
  const { sku } = found(parcel.lines.find(({ product_id }) => product_id === input.product_id));
  await raiseException(ctx, row, { reason: input.kind, params: { sku, quantity: input.quantity }, body: input.remark });
  await packing.clearParcel(ctx.tx, row);
  return {};
}
