import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pathFields, realmOf, type Call } from '@quayside/contract/kernel/call';
import { allHandlers } from '#server/areas/all.ts';
import { schemaOf, type Schema } from '#server/kernel/open-docs/schema.ts';
import type { Problem } from './kit/open.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

/** The same inputs in every run; FUZZ_SEED and FUZZ_RUNS look further. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '1000000', OPEN_RATE_LIMIT_PER_MINUTE: '1000000' });
const { app, deps, make } = kit;
await sql`create function ignored() returns trigger language plpgsql as 'begin return null; end'`.execute(deps.database.db);
await sql`create trigger ignored before insert on rate_limits for each row execute function ignored()`.execute(deps.database.db);
const { aSeller, anOrderOf } = submitKit(kit);
const shop = await aSeller();
const order = await anOrderOf(shop);
const key = await make.anApiKey(shop.customer_id);

/** Ids and SKUs that exist, so that requests get beyond the first check. */
const real = [shop.product.product_id, order.order_id, 1, 2, shop.product.sku, 'US', 'WORLD', '90012', '12.50', '2026-11-20'];
const strange = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...real) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      0,
      -1,
      2 ** 53,
      1e308,
      '',
      ' ',
      '\u0000',
      '\ud800',
      '😀',
      `'"\\;--`,
      '%',
      '9'.repeat(40),
      null,
      [],
      {},
    ),
  },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Mostly what the schema asks for, sometimes anything. */
function inputFor(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: strange });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inputFor));
  const type = [schema.type ?? 'string'].flat()[0];
  if (schema.properties) {
    const fields = Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, inputFor(one)]));
    return fc.record(fields, { requiredKeys: (schema.required ?? []).filter((name) => name in fields) });
  }
  if (type === 'array') return fc.array(inputFor(schema.items ?? {}), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.constantFrom(1, 2, shop.product.product_id, order.order_id), fc.integer());
  return fc.oneof(strange, fc.string({ maxLength: 40 }));
}

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed();

async function ask(call: Call, given: unknown, idempotencyKey: string) {
  const input: Record<string, unknown> = typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {};
  const named = new Set(pathFields(call));
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(text(input[name] ?? 1)) || '%20');
  const rest = Object.entries(input).filter(([name]) => !named.has(name));
  const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name.toWellFormed(), text(value)])).toString();
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey, 'content-type': 'application/json' };
  // A body that is no object is sent as it is.
  const body = JSON.stringify(input === given || Object.keys(input).length > 0 ? Object.fromEntries(rest) : given) ?? 'undefined';
  return app.inject({
    method: call.method,
    url: call.method === 'GET' ? `${path}?${query}` : path,
    headers,
    ...(call.method === 'GET' ? {} : { payload: body }),
  });
}

describe(`PLUG-04 ${RUNS} random inputs from seed ${SEED}`, () => {
  const open = allHandlers.filter(({ call }) => realmOf(call) === 'open');
  it.each(open.map(({ call }) => [call.name, call] as const))(
    '%s answers by its contract or refuses with a problem, never with 500',
    async (name, call) => {
      const inputs = fc.sample(inputFor(schemaOf(call.input, 'input', call.area)), { seed: SEED, numRuns: RUNS });
      for (const [at, input] of inputs.entries()) {
        const answer = await ask(call, input, `${name.replaceAll('.', '-')}-${SEED}-${at}`);
        const about = JSON.stringify(input)?.slice(0, 400);
        expect(answer.statusCode, about).toBeLessThan(500);
        if (answer.statusCode === 200) continue;
        expect(answer.headers['content-type'], about).toContain('application/problem+json');
        const problem = answer.json<Problem>();
        expect(problem, about).toMatchObject({
          status: answer.statusCode,
          code: expect.any(String),
          request_id: answer.headers['x-request-id'],
        });
        if (problem.code === 'request.invalid') expect(problem.fields?.length, about).toBeGreaterThan(0);
      }
    },
  );
});
