import type { z } from 'zod';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { ConsumableInput } from '@quayside/contract/consumables/consumables.schemas';
import { providerFileExists } from '#server/areas/uploads/uploads.public.ts';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { consumableRow, consumableView } from './consumables.map.ts';
import * as consumables from './consumables.queries.ts';

/** Every consumable these merchants can have, enabled or not: the provider's and their own. */
export function consumablesOf(tx: Tx, ...customerIds: readonly number[]) {
  return consumables.consumablesFor(tx, ...customerIds);
}

/** Whether the picture is of a consumable this merchant sees. */
export function isConsumablePicture({ tx, actor }: Pick<MerchantCtx, 'tx' | 'actor'>, fileId: string): Promise<boolean> {
  return consumables.isPictureFor(tx, actor.customerId, fileId);
}

/** The consumables a merchant can choose: the provider's and its own (CONS-02, CONS-06). */
export async function listConsumables({ tx, actor }: MerchantCtx) {
  const all = await consumables.consumablesFor(tx, actor.customerId);
  return { list: all.filter((row) => row.enabled).map(consumableView) };
}

export async function listForStaff({ tx }: DeskCtx, input: Parameters<typeof consumables.consumablesAcrossMerchants>[1]) {
  const { list, count } = await consumables.consumablesAcrossMerchants(tx, input);
  return { list: list.map(consumableRow), count };
}

/** Adds or changes a consumable: for every merchant, or for one only. */
export async function saveConsumable({ tx, now }: DeskCtx, { consumable_id, ...input }: z.output<typeof ConsumableInput>) {
  refuseFields(...(await errorsOf(tx, input)));
  const row = { ...input, chargeable: input.chargeable === 1, enabled: input.enabled === 1, updated_at: now };
  const saved =
    consumable_id === undefined
      ? consumables.insertConsumableAcrossMerchants(tx, row)
      : consumables.writeConsumableAcrossMerchants(tx, consumable_id, row);
  const { consumable_id: id } = found(
    await mapConstraintError(saved, { consumables_name: { path: 'name_en', code: 'consumables.name_taken' } }),
  );
  return consumableRow(await consumables.consumableAcrossMerchants(tx, id));
}

async function errorsOf(tx: Tx, input: { customer_id: number | null; image_file_id: string | null }): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  const { customer_id, image_file_id } = input;
  if (customer_id !== null && !(await consumables.customerExistsAcrossMerchants(tx, customer_id)))
    faults.push({ path: 'customer_id', code: 'consumables.no_customer', params: {} });
  if (image_file_id !== null && !(await providerFileExists(tx, image_file_id)))
    faults.push({ path: 'image_file_id', code: 'products.no_image', params: {} });
  return faults;
}

export function countForStaff({ tx }: DeskCtx) {
  return consumables.consumableCountsAcrossMerchants(tx);
}
