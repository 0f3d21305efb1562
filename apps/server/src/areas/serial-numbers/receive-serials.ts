import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import * as serials from './serial-numbers.queries.ts';

type Received = { readonly product_id: number; readonly serial_number: string };
type Origin = { readonly box_no: string; readonly receiving_no: string };

/** Stores serial numbers scanned at receipt. Returns those the merchant has already; then nothing is stored. */
export async function receiveSerials(
  { tx, now }: Pick<DeskCtx, 'tx' | 'now'>,
  customerId: number,
  received: readonly Received[],
  origin: Origin,
): Promise<string[]> {
  if (received.length === 0) return [];
  const numbers = received.map(({ serial_number }) => serial_number.toUpperCase());
  const stored = await serials.serialsNamed(tx, customerId, numbers);
  if (stored.length > 0) return stored.map(({ serial_number }) => serial_number);
  const rows = received.map((one) => ({ ...one, ...origin }));
  await serials.insertSerials(tx, customerId, rows, now).catch((error: unknown) => {
    // Race: another station stored one of them since the check above.
    if (brokenConstraint(error) === 'serial_numbers_number') throw new Refusal('request.conflict');
    throw error;
  });
  return [];
}
