import { z } from 'zod';
import { fieldError } from './fields.ts';
import { Id } from './shapes.ts';

/** A product in a request of the open API: by our id or by the merchant's SKU (or its alias). */
export const namedProduct = { product_id: Id.optional(), sku: z.string().trim().min(1).max(255).optional() };

/** Exactly one of the two names. */
export function oneName(value: { product_id?: number | undefined; sku?: string | undefined }, check: z.core.$RefinementCtx): void {
  if (value.product_id === undefined && value.sku === undefined)
    check.addIssue({ code: 'custom', path: ['sku'], input: value, message: fieldError('required').error });
  if (value.product_id !== undefined && value.sku !== undefined)
    check.addIssue({ code: 'custom', path: ['product_id'], input: value, message: fieldError('unknown_field').error });
}

/** Indexes of products that an earlier entry names in the same way. */
export function sameNames(list: unknown): { index: number; field: 'product_id' | 'sku' }[] {
  const seen = new Set<string>();
  return (Array.isArray(list) ? list : []).flatMap((one: unknown, index) => {
    const { product_id, sku }: { product_id?: unknown; sku?: unknown } = Object(one);
    const field = sku === undefined ? 'product_id' : 'sku';
    const name = `${field} ${String(sku ?? product_id).toLowerCase()}`;
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst ? [] : [{ index, field } as const];
  });
}
