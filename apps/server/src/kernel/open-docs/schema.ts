import { z } from 'zod';
import { exampleOf, wordOf, type Place } from './words.ts';

/** JSON Schema as zod writes it, as far as the document uses it. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  default?: unknown;
  [more: string]: unknown;
};

/** Our marks for the operation log are no part of the public document. */
const INTERNAL = new Set(['mask', '$schema', 'propertyNames']);

type Where = Omit<Place, 'field'>;

/** The schema of an input or an answer, with a sentence for every field. */
export function schemaOf(of: z.core.$ZodType, io: 'input' | 'output', area: string): Schema {
  const isKept = (key: string) => !INTERNAL.has(key) && !(io === 'output' && key === 'additionalProperties');
  const described = (schema: Schema, parent: string): Schema => {
    const plain: Schema = Object.fromEntries(Object.entries(schema).filter(([key, value]) => isKept(key) || typeof value === 'object'));
    const field = (one: Schema, name: string) => {
      const word = wordOf({ area, parent, field: name });
      return { ...(word === undefined ? {} : { description: word }), ...described(one, name) };
    };
    return {
      ...plain,
      ...(plain.properties ? { properties: mapped(plain.properties, field) } : {}),
      ...(plain.items ? { items: described(plain.items, parent) } : {}),
      ...(plain.anyOf ? { anyOf: plain.anyOf.map((one) => described(one, parent)) } : {}),
    };
  };
  return described(z.toJSONSchema(of, { io, unrepresentable: 'any' }) as Schema, '');
}

export function mapped<In, Out>(record: Record<string, In>, change: (value: In, name: string) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

/** An example that fits the schema, with every field that must be there. */
export function sampleOf(schema: Schema, where: Where, field?: string): unknown {
  const said = field === undefined ? undefined : exampleOf({ ...where, field });
  if (said !== undefined && fits(schema, said)) return said;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, where, field);
  return sampleOfType(schema, where, field);
}

function sampleOfType(schema: Schema, where: Where, field?: string): unknown {
  if (schema.properties) {
    const { required = [] } = schema;
    const inside = { ...where, parent: field ?? where.parent };
    const shown = Object.entries(schema.properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(shown.map(([name, one]) => [name, sampleOf(one, inside, name)]));
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  // The name of a list is the parent of what its objects hold; a list of ids has ids in it.
  if (type === 'array') return schema.items ? [sampleOf(schema.items, { ...where, parent: field ?? '' }, singular(field))] : [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (schema.format === 'date-time') return '2026-11-17T08:00:00.000Z';
  return schema.format === 'date' ? '2026-11-17' : 'text';
}

const singular = (field?: string) => field?.replace(/_ids$/, '_id').replace(/^emails$/, 'email');

function fits(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => fits(one, value));
  if (schema.enum) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  const types = new Set([schema.type].flat());
  if (value === null) return types.has('null');
  if (typeof value === 'number') return types.has('integer') || types.has('number');
  if (typeof value === 'boolean') return types.has('boolean');
  return types.has('string') && (schema.pattern === undefined || new RegExp(String(schema.pattern), 'u').test(String(value)));
}
