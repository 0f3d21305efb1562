import { z } from 'zod';
import type { Call } from '@quayside/contract/kernel/call';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
};

/** Values that have broken software before, for any field. */
const badValues: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  [],
  {},
  [null],
  [[[]]],
  { length: 3 },
  { $ne: null },
  'x'.repeat(70_000),
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-0',
  '1e400',
  'NaN',
  '１２',
  '\u0000',
  'a\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧',
  `'; drop table customers; --`,
  '%_\\',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '=cmd|x',
  Array.from({ length: 300 }, (_, i) => i),
  Array.from({ length: 300 }, () => 'x'),
];

/** Whole bodies that are no input at all. */
const badBodies: readonly string[] = [
  '[]',
  'null',
  '1',
  '"text"',
  '{',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{${Array.from({ length: 400 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
  `{"x":[${'0,'.repeat(30_000)}0]}`,
];

export type BadRequest = { readonly query?: string; readonly payload?: string };

/** So many requests with inputs made from the call's own schema: a plausible one with one or two fields spoilt. The same in every run. */
export function badRequests(call: Call, count: number): BadRequest[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema; // JSON Schema as zod writes it
  const names = Object.keys(schema.properties ?? {});
  const good = sample(schema) as Record<string, unknown>;
  const whole = call.method === 'GET' ? ['a[b]=c', '%ff=%zz', names.map((name) => `${name}=1&${name}=2`).join('&')] : badBodies;
  const requests: BadRequest[] = whole.map((text) => (call.method === 'GET' ? { query: text } : { payload: text }));
  for (let i = 0; requests.length < count; i++) {
    const spoilt = {
      ...good,
      ...spoil(names, i),
      ...(i % 3 === 2 ? spoil(names, i * 7 + 3) : {}),
      ...(i % 11 === 10 ? { unknown_key: 1 } : {}),
    };
    requests.push(call.method === 'GET' ? { query: queryOf(spoilt) } : { payload: JSON.stringify(spoilt) });
  }
  return requests.slice(0, count);
}

function spoil(names: readonly string[], i: number): Record<string, unknown> {
  const name = names[i % Math.max(1, names.length)];
  // 7 shares no factor with the number of values: every value meets every field in time.
  return name === undefined
    ? { nothing: badValues[i % badValues.length] }
    : { [name]: badValues[(i * 7 + Math.floor(i / names.length)) % badValues.length] };
}

function sample(schema: Schema): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return sample(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]));
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return schema.type === 'boolean' ? true : 'x';
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? value.slice(0, 50) : [value]) query.append(name, String(one).slice(0, 5000).toWellFormed());
  return query.toString();
}
