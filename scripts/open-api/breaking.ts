import type { Schema } from '../../apps/server/src/kernel/open-docs/schema.ts';

type Parameter = { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Schema };
type Body = { content?: Record<string, { schema?: Schema }> };
export type Operation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Body & { required?: boolean };
  responses?: Record<string, Body>;
};
export type Document = { paths?: Record<string, Record<string, Operation>> };

/** What a program that was written for `before` would trip over in `after`. */
export function breakingChanges(before: Document, after: Document): string[] {
  return Object.entries(before.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const now = after.paths?.[path]?.[method];
      const at = `${method.toUpperCase()} ${path}`;
      return now ? ofOperation(at, old, now) : [`${at} is gone`];
    }),
  );
}

function ofOperation(at: string, old: Operation, now: Operation): string[] {
  return [
    ...(old.operationId === now.operationId ? [] : [`${at} has another operationId`]),
    ...ofParameters(at, own(old.parameters), own(now.parameters)),
    ...ofInput(`${at} body`, schemaIn(old.requestBody), schemaIn(now.requestBody)),
    ...ofOutput(`${at} answer`, schemaIn(old.responses?.['200']), schemaIn(now.responses?.['200'])),
  ];
}

/** Headers are the same for all calls and optional. */
const own = (all: Parameter[] = []) => all.filter(({ $ref }) => $ref === undefined);
const schemaIn = (body?: Body): Schema => body?.content?.['application/json']?.schema ?? {};

function ofParameters(at: string, old: Parameter[], now: Parameter[]): string[] {
  const kept = old.flatMap((one) => {
    const same = now.find(({ name, in: place }) => name === one.name && place === one.in);
    if (!same) return [`${at} does not take ${one.name ?? ''} any more`];
    const needed = same.required && !one.required ? [`${at} now needs ${one.name ?? ''}`] : [];
    return [...needed, ...ofInput(`${at} ${one.name ?? ''}`, one.schema ?? {}, same.schema ?? {})];
  });
  const added = now.filter((one) => one.required && !old.some(({ name }) => name === one.name));
  return [...kept, ...added.map(({ name }) => `${at} now needs ${name ?? ''}`)];
}

const LOWER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;
const HIGHER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const typesOf = ({ type, anyOf }: Schema): string[] => [type ?? []].flat().concat((anyOf ?? []).flatMap(typesOf));
const choicesOf = ({ enum: list, const: one }: Schema): unknown[] | null => list ?? (one === undefined ? null : [one]);

/** An input may take more than before, never less. */
function ofInput(at: string, old: Schema, now: Schema): string[] {
  const lost = typesOf(old).filter((type) => !typesOf(now).includes(type) && !(type === 'integer' && typesOf(now).includes('number')));
  const [before, after] = [choicesOf(old), choicesOf(now)];
  const refused = after === null ? [] : before === null ? ['any other value'] : before.filter((one) => !after.includes(one));
  return [
    ...lost.map((type) => `${at} takes no ${type} any more`),
    ...refused.map((one) => `${at} does not take ${String(one)} any more`),
    ...LOWER.filter((bound) => Number(now[bound] ?? Infinity) < Number(old[bound] ?? Infinity)).map(
      (bound) => `${at} has a smaller ${bound}`,
    ),
    ...HIGHER.filter((bound) => Number(now[bound] ?? -Infinity) > Number(old[bound] ?? -Infinity)).map(
      (bound) => `${at} has a larger ${bound}`,
    ),
    ...(now['pattern'] !== undefined && now['pattern'] !== old['pattern'] ? [`${at} has another pattern`] : []),
    ...(now.required ?? []).filter((name) => !old.required?.includes(name)).map((name) => `${at} now needs ${name}`),
    ...inside(at, old, now, ofInput, 'does not take'),
  ];
}

/** An answer may say more than before, never less, and nothing of another type. */
function ofOutput(at: string, old: Schema, now: Schema): string[] {
  const added = typesOf(now).filter((type) => !typesOf(old).includes(type) && !(type === 'integer' && typesOf(old).includes('number')));
  return [
    ...added.map((type) => `${at} can now be ${type}`),
    ...(old.required ?? []).filter((name) => !now.required?.includes(name)).map((name) => `${at} may now lack ${name}`),
    ...inside(at, old, now, ofOutput, 'does not have'),
  ];
}

function inside(at: string, old: Schema, now: Schema, compare: typeof ofInput, lacks: string): string[] {
  const fields = Object.entries(old.properties ?? {}).flatMap(([name, one]) => {
    const same = now.properties?.[name];
    return same ? compare(`${at}.${name}`, one, same) : [`${at} ${lacks} ${name} any more`];
  });
  const items = old.items && now.items ? compare(`${at}[]`, old.items, now.items) : [];
  const objectIn = ({ anyOf }: Schema) => anyOf?.find((one) => one.properties || one.items);
  const [a, b] = [objectIn(old), objectIn(now)];
  return [...fields, ...items, ...(a && b ? compare(at, a, b) : [])];
}
