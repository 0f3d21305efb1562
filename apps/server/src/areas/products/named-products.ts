import type { FieldError } from '@quayside/contract/kernel/fields';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { Tx } from '#server/kernel/database.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import * as products from './products.queries.ts';

/** A product as a request of the open API names it. */
export type Named = { readonly product_id?: number | undefined; readonly sku?: string | undefined };
export type FoundProduct = { readonly product_id: number; readonly name_en: string; readonly declared_value: string };

/** No product has this id: whoever checks the document reports it at its line, together with all other errors. */
const NONE: FoundProduct = { product_id: 0, name_en: '', declared_value: '' };

/** Finds products by id, SKU or alias. */
export async function findNamed(tx: Tx, scope: SkuScope, named: readonly Named[]): Promise<(one: Named) => FoundProduct> {
  const ids = named.flatMap(({ product_id }) => product_id ?? []);
  const codes = named.flatMap(({ sku }) => (sku === undefined ? [] : [codeKey(sku)]));
  const rows = await products.productsNamed(tx, scope, ids, codes);
  const byName = new Map<string | number, FoundProduct>(
    rows.flatMap(({ code, ...row }) => [[row.product_id, row], ...(code === null ? [] : [[code, row] as const])]),
  );
  return ({ product_id, sku }) =>
    byName.get(sku === undefined ? (product_id ?? 0) : codeKey(sku)) ?? { ...NONE, product_id: product_id ?? 0 };
}

/** Runs the service of the portal, which knows products by id, and names a wrong product by the SKU it was given as. */
export async function namingSkus<Result>(input: object, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error;
    throw new Refusal(
      error.code,
      error.details,
      error.fields.map((field) => named(field, input)),
      error,
    );
  }
}

function named(field: FieldError, input: object): FieldError {
  if (!field.path.endsWith('.product_id')) return field;
  const parent = field.path.split('.').slice(0, -1);
  const line: unknown = parent.reduce<unknown>((part, key) => Reflect.get(Object(part), key), input);
  if (Reflect.get(Object(line), 'sku') === undefined) return field;
  const path = [...parent, 'sku'].join('.');
  return field.code.endsWith('.no_product') ? { path, code: 'products.sku_not_found', params: {} } : { ...field, path };
}
