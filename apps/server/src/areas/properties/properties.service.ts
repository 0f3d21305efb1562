import type { z } from 'zod';
import type { PropertyInput } from '@quayside/contract/properties/properties.desk-calls';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { propertyView } from './properties.map.ts';
import * as properties from './properties.queries.ts';

/** Every property, enabled or not: a few dozen at most. */
export function allProperties(tx: Tx) {
  return properties.propertiesAcrossMerchants(tx);
}

/** The product attributes carriers ask for, shown in the product form (PROD-51). */
export async function listProperties({ tx }: MerchantCtx) {
  return { list: (await allProperties(tx)).filter((row) => row.enabled).map(propertyView) };
}

export async function listForStaff({ tx }: DeskCtx) {
  return { list: (await allProperties(tx)).map(propertyView) };
}

/** Adds or changes a property. Products keep a disabled one; it can no longer be chosen. */
export async function saveProperty({ tx }: DeskCtx, { property_id, ...input }: z.output<typeof PropertyInput>) {
  const row = { ...input, enabled: input.enabled === 1 };
  const saved =
    property_id === undefined
      ? properties.insertPropertyAcrossMerchants(tx, row)
      : properties.writePropertyAcrossMerchants(tx, property_id, row);
  return propertyView(found(await mapConstraintError(saved, { properties_code_key: { path: 'code', code: 'properties.code_taken' } })));
}
