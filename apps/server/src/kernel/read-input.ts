import { z } from 'zod';
import type { Call } from '@quayside/contract/kernel/call';
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

type Arrived = { readonly query: unknown; readonly body: unknown; readonly params: unknown };

/** The input as it arrived. What the path names is added to the query or the body and replaces what stands there under its name. */
export function rawInput(call: Call, { query, body, params }: Arrived): unknown {
  const sent = call.method === 'GET' ? fromQuery(call.input, query) : (body ?? {});
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  // Anything else than an object is left for the schema to refuse.
  return call.path.includes('{') && isObject ? { ...sent, ...Object(fromQuery(call.input, params)) } : sent;
}
