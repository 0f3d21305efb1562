import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';

const root = join(import.meta.dirname, '..');
const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'] as const;

type Schema = { [bound in (typeof bounds)[number]]?: number } & {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** `path maxLength 50`, for every limit in a schema. */
function boundsOf(schema: Schema, path: string): string[] {
  const own = bounds.flatMap((bound) => (schema[bound] === undefined ? [] : [`${path} ${bound} ${schema[bound]}`]));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => boundsOf(field, `${path}.${name}`));
  const items = schema.items ? boundsOf(schema.items, `${path}[]`) : [];
  return [...own, ...fields, ...items, ...(schema.anyOf ?? []).flatMap((one) => boundsOf(one, path))];
}

/** The limits of all calls, by area. */
async function limitsByArea(): Promise<Map<string, Set<string>>> {
  const limits = new Map<string, Set<string>>();
  for (const file of globSync('*/*calls.ts', { cwd: root }).sort()) {
    const module: Record<string, Record<string, Call>> = await import(join(root, file));
    const sets = Object.entries(module).filter(([name]) => name.endsWith('Calls'));
    for (const call of sets.flatMap(([, set]) => Object.values(set))) {
      const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema; // JSON Schema as zod writes it
      const lines = limits.get(call.area) ?? new Set();
      for (const line of boundsOf(schema, `${call.method} ${call.path}`)) lines.add(line);
      limits.set(call.area, lines);
    }
  }
  return limits;
}

it("the limits of every call are those written down in its area's limits.txt: a change is made there too, on purpose", async () => {
  const written = new Set(globSync('*/*.limits.txt', { cwd: root }).map((path) => basename(path, '.limits.txt')));
  for (const [area, lines] of await limitsByArea()) {
    // Skips zod's own safe-integer limit: it is not a limit we set.
    const ours = [...lines].filter((line) => !line.endsWith(String(Number.MAX_SAFE_INTEGER)));
    written.delete(area);
    if (ours.length > 0) await expect(`${ours.sort().join('\n')}\n`).toMatchFileSnapshot(`../${area}/${area}.limits.txt`);
  }
  expect([...written], 'limits of areas without calls').toEqual([]);
});
