import type { DeskCtx } from '#server/kernel/ctx.ts';
import * as serials from './serial-numbers.queries.ts';

type Scanned = { readonly product_id: number; readonly serial_number: string };
type Order = { readonly order_no: string; readonly platform_order_no: string };
/** Why a scanned serial number cannot go into a parcel. */
export type SerialProblem = {
  readonly serial_number: string;
  readonly problem: 'other_product' | 'bound';
  readonly order_no: string | null;
};

/**
 * Binds the serial numbers of a packed order (SN-05, SN-06). One the merchant never announced is stored with the parcel it left in. Those
 * of another product or in another parcel are returned; then nothing is bound. The order is locked by the caller.
 */
export async function bindSerials(
  { tx, now }: Pick<DeskCtx, 'tx' | 'now'>,
  customerId: number,
  order: Order,
  scanned: readonly Scanned[],
): Promise<SerialProblem[]> {
  if (scanned.length === 0) return [];
  const stored = await serials.lockSerials(
    tx,
    customerId,
    scanned.map(({ serial_number }) => serial_number.toUpperCase()),
  );
  const known = new Map(stored.map((row) => [row.serial_number.toUpperCase(), row]));
  const problems = scanned.flatMap(({ serial_number, product_id }) => {
    const row = known.get(serial_number.toUpperCase());
    return (row && problemOf(row, product_id)) ?? [];
  });
  if (problems.length > 0) return problems;
  const fresh = scanned.filter(({ serial_number }) => !known.has(serial_number.toUpperCase()));
  if (fresh.length > 0)
    await serials.insertSerials(
      tx,
      customerId,
      fresh.map((one) => ({ ...one, box_no: '', receiving_no: '' })),
      now,
    );
  await serials.bindToOrder(
    tx,
    customerId,
    scanned.map(({ serial_number }) => serial_number.toUpperCase()),
    order,
    now,
  );
  return [];
}

/** The serial numbers of an intercepted order are free again. */
export function unbindSerials({ tx }: Pick<DeskCtx, 'tx'>, customerId: number, orderNo: string): Promise<void> {
  return serials.unbindFromOrder(tx, customerId, orderNo);
}

/** Why a scanned serial number cannot go into a parcel, asked while it is scanned; null when it can. */
export async function serialProblem(
  tx: DeskCtx['tx'],
  customerId: number,
  { product_id, serial_number }: Scanned,
): Promise<SerialProblem | null> {
  const [row] = await serials.serialStates(tx, customerId, [serial_number.toUpperCase()]);
  return row ? problemOf(row, product_id) : null;
}

type Stored = Awaited<ReturnType<typeof serials.lockSerials>>[number];

function problemOf({ serial_number, status, system_order_no: order_no, ...row }: Stored, product_id: number): SerialProblem | null {
  if (row.product_id !== product_id) return { serial_number, problem: 'other_product', order_no };
  return status === 'bound' ? { serial_number, problem: 'bound', order_no } : null;
}
