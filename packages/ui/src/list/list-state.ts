import type { z } from 'zod';

export type Paged = { page: number; limit: number; sort: string; order: 'asc' | 'desc' };
export type ListInput = Paged & Record<string, unknown>;

export const pagingNames: ReadonlySet<string> = new Set(['page', 'limit', 'sort', 'order']);

/**
 * The URL is the state of a list: this parses it by the call's own schema. Invalid values (an old link, a typing mistake) are ignored
 * instead of breaking the page.
 */
export function readListInput(schema: z.ZodObject, params: URLSearchParams, preferredLimit: number | null): ListInput {
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const raw = params.get(name);
    const value = raw === null || raw === '' ? undefined : accepted(field, raw);
    if (value !== undefined) read[name] = value;
  }
  if (read['limit'] === undefined && preferredLimit !== null) read['limit'] = preferredLimit;
  const whole = schema.safeParse(read);
  // Every list's schema is made by `listInput`, which fills the paging from defaults.
  return (whole.success ? whole.data : schema.parse({})) as ListInput;
}

/** The URL holds text; the schema may want a number. */
function accepted(field: z.core.$ZodType, raw: string): unknown {
  // All our schemas are made with `zod`, whose every type has safeParse.
  const schema = field as z.ZodType;
  for (const value of [raw, Number(raw)]) {
    const result = schema.safeParse(value);
    if (result.success) return value;
  }
  return undefined;
}

export type ListChange = Readonly<Record<string, string | number | undefined>>;

/** The URL after a change. Every change except of the page number resets to the first page. */
export function changedParams(params: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The URL's filters, tab and sorting in a fixed order, without the page number: two URLs of the same view are equal. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}

/** The filters without paging and sorting: for an export, and to tell "no rows" from "no matches". */
export function filtersOf(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => !pagingNames.has(name) && value !== undefined));
}
