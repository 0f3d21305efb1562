import { fieldErrors, type FieldError } from '@quayside/contract/kernel/fields';
import type { z } from 'zod';
import { isEmpty } from '../kernel/values.ts';

export type FieldPath = readonly (string | number)[];

/** Converts "emails.2" (server) to ['emails', 2] (form). */
export function pathOf(text: string): (string | number)[] {
  return text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The schema of one field, through objects, arrays, optionals, defaults and pipes. */
export function fieldSchema(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | null {
  let current: z.core.$ZodType = schema;
  for (const key of path) {
    // Zod types the internals of a schema only through the union of all its kinds.
    const { def } = (unwrap(current) as z.core.$ZodTypes)._zod;
    const next =
      def.type === 'object'
        ? def.shape[String(key)]
        : def.type === 'array'
          ? def.element
          : def.type === 'record'
            ? def.valueType
            : undefined;
    if (!next) return null;
    current = next;
  }
  return current;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod; // as above
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unwrap(def.innerType);
    case 'pipe':
      return unwrap(def.in);
    default:
      return schema;
  }
}

/** Whether the field is required: undefined and an empty text are both refused. */
export function isRequired(schema: z.ZodType, path: FieldPath): boolean {
  const field = fieldSchema(schema, path);
  return field !== null && !accepts(field, undefined) && !accepts(field, '');
}

/**
 * Normalizes an empty entry for the schema. An untouched field is undefined, a cleared one is ''; the schema decides which of the two
 * means "no value".
 */
export function entriesOf(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (unwrap(schema) as z.core.$ZodTypes)._zod; // as above
  if (value === undefined) return !accepts(schema, undefined) && accepts(schema, '') ? '' : undefined;
  if (isEmpty(value)) return !accepts(schema, value) && accepts(schema, undefined) ? undefined : value;
  if (def.type === 'array' && Array.isArray(value)) return value.map((one: unknown) => entriesOf(def.element, one));
  if (def.type !== 'object' || typeof value !== 'object') return value;
  const entries: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(def.shape))
    if (key in entries || accepts(field, '')) entries[key] = entriesOf(field, entries[key]);
  return entries;
}

/**
 * The error of this one field. Its own rules first, then the rules of the whole object about it (duplicates, one field against
 * another).
 */
export function whyNotField(schema: z.ZodType, path: FieldPath, entered: unknown): FieldError | null {
  const values = entriesOf(schema, entered);
  const value = valueAt(values, path);
  const field = fieldSchema(schema, path);
  const own = field === null ? [] : errorsOf(field, value).filter((error) => error.path === '');
  const [first] = own;
  if (first) return { ...first, path: path.join('.') };
  return errorsOf(schema, values).find((error) => error.path === path.join('.')) ?? null;
}

/** All errors at once; `fields` limits them to the fields of a step. */
export function allErrors(schema: z.ZodType, values: unknown, fields?: readonly string[]): FieldError[] {
  const errors = errorsOf(schema, entriesOf(schema, values));
  return fields ? errors.filter(({ path }) => fields.includes(path.split('.')[0] ?? '')) : errors;
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return parse(schema, value).success;
}

function parse(schema: z.core.$ZodType, value: unknown) {
  // Our schemas are all made with `zod`, whose every type has safeParse; its core type does not declare it.
  return (schema as z.ZodType).safeParse(value);
}

function errorsOf(schema: z.core.$ZodType, value: unknown): FieldError[] {
  const { error } = parse(schema, value);
  return error ? fieldErrors(error, value) : [];
}

function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined), // any object
    values,
  );
}
