import { z } from 'zod';

type Mask = 'secret' | 'personal';

/** The log keeps about 4,000 characters: masking more than this many values would be wasted. */
const MAX_VALUES = 1000;

/** The input as the operation log may store it: secrets removed, personal data reduced to the first letter. */
export function masked(schema: z.ZodType, value: unknown, budget: { values: number } = { values: MAX_VALUES }): unknown {
  if (budget.values-- <= 0) return '…';
  const mask = maskOf(schema);
  if (mask !== null) return hide(value, mask);
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject && isRecord(value)) {
    return Object.fromEntries(
      firstOf(Object.entries(value), budget).map(([key, part]) => {
        const field: unknown = inner.shape[key];
        // A field that is not in the schema may contain anything, so it is hidden.
        return [key, field instanceof z.ZodType ? masked(field, part, budget) : hide(part, 'secret')];
      }),
    );
  }
  if (inner instanceof z.ZodArray && Array.isArray(value) && inner.element instanceof z.ZodType) {
    const { element } = inner;
    return firstOf(value, budget).map((part: unknown) => masked(element, part, budget));
  }
  return value;
}

function firstOf<Part>(parts: readonly Part[], { values }: { values: number }): readonly Part[] {
  return parts.slice(0, Math.max(0, values));
}

export function maskOf(schema: z.ZodType): Mask | null {
  const mask = schema.meta()?.['mask'];
  if (mask === 'secret' || mask === 'personal') return mask;
  const inner = oneInside(schema);
  return inner ? maskOf(inner) : null;
}

function unwrap(schema: z.ZodType): z.ZodType {
  const inner = oneInside(schema);
  return inner ? unwrap(inner) : schema;
}

/** The schema inside an optional, a default, a pipe …, or null if it wraps none. */
export function oneInside(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodType ? schema.in : null;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    const inner: unknown = schema.unwrap();
    return inner instanceof z.ZodType ? inner : null;
  }
  return null;
}

function hide(value: unknown, mask: Mask): unknown {
  if (value === undefined || value === null || value === '') return value;
  if (mask === 'secret') return '***';
  if (Array.isArray(value)) return value.map((part) => hide(part, mask));
  return `${String.fromCodePoint(String(value).codePointAt(0) ?? 0x2a)}***`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
