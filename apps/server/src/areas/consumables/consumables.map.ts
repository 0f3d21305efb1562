import type { Selectable } from 'kysely';
import { smallPicture } from '@quayside/contract/kernel/paths';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type Row = Selectable<Tables['consumables']>;

function words({ consumable_id, name_en, name_cn, unit_price, specification, weight_g, chargeable, quantity, customer_id }: Row) {
  return {
    consumable_id,
    name_en,
    name_cn,
    unit_price,
    specification,
    weight_g,
    chargeable: flag(chargeable),
    quantity,
    scope: customer_id === null ? ('company' as const) : ('customer' as const),
  };
}

/** A consumable as merchants see it. */
export function consumableView(row: Row) {
  return { ...words(row), image_url: row.image_file_id && smallPicture(`${uploadsCalls.providerFile.path}?file_id=${row.image_file_id}`) };
}

/** A consumable as staff see it, with its customer. */
export function consumableRow(row: Row & { customer_name: string | null }) {
  const { customer_id, customer_name, image_file_id, updated_at } = row;
  const image_url = image_file_id && smallPicture(`${uploadsDeskCalls.deskProviderFile.path}?file_id=${image_file_id}`);
  return { ...words(row), customer_id, customer_name, image_file_id, image_url, enabled: flag(row.enabled), updated_at };
}
