import type { z } from 'zod';

export type Paged = { page: number; limit: number; sort: string; order: 'asc' | 'desc' };
export type ListInput = Paged & Record<string, unknown>;

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
