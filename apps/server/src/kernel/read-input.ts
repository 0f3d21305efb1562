import { z } from 'zod';
import type { Call } from '@quayside/contract/kernel/call';
import type { FieldError } from '@quayside/contract/kernel/fields';
import { oneInside } from './mask.ts';

/** Query values are all strings. Converts each to the type its schema expects; what does not match is left for the schema to reject. */
export function fromQuery(schema: z.ZodObject, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      const field: unknown = schema.shape[key];
      return [key, field instanceof z.ZodType ? typed(field, value) : value];
    }),
  );
}

function typed(schema: z.ZodType, value: unknown): unknown {
  const inner = oneInside(schema);
  if (inner) return typed(inner, value);
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return element instanceof z.ZodType ? parts.map((part) => typed(element, part)) : parts;
  }
  return typeof value === 'string' && wantsNumber(schema) && /^-?\d{1,16}(\.\d+)?$/.test(value) ? Number(value) : value;
}

function wantsNumber(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodNumber) return true;
  if (schema instanceof z.ZodLiteral) return [...schema.values].some((value) => typeof value === 'number');
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => option instanceof z.ZodType && wantsNumber(option));
  return false;
}

/** The fields that contain NUL: no form sends it and PostgreSQL cannot store it. */
export function nulFields(value: unknown, path: string[] = []): FieldError[] {
  if (typeof value === 'string') return value.includes('\u0000') ? [{ path: path.join('.'), code: 'special_symbols', params: {} }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => nulFields(part, [...path, key]));
}

export function inputOf(call: Call, request: { query: unknown; body: unknown }): unknown {
  return call.method === 'GET' ? fromQuery(call.input, request.query) : (request.body ?? {});
}
