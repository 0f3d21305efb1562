import { pathFields, realmOf, type Call } from '@quayside/contract/kernel/call';
import { sampleOf, schemaOf, type Schema } from './schema.ts';
import { commonParameters, problemResponses, rateHeaders, sharedParts } from './shared-parts.ts';
import { webhooks } from './webhooks.ts';

type Json = Record<string, unknown>;

const INTRODUCTION = `Your own programs can do here what you do in the portal: keep products, book inbound appointments, quote and send orders, follow parcels, read stock and bills.

- Send your API key with every request: \`Authorization: Bearer YOUR-KEY\`.
- Send an \`Idempotency-Key\` with every POST. The same request with the same key is done once and answered the same.
- Amounts are text with a point, never a floating number. Times are ISO 8601 in UTC, days are days in Shanghai.
- Lists are read by cursor: no row is skipped or repeated while data changes.
- Errors are problem documents (RFC 9457). Decide by \`code\`, not by the text.
- New fields and new values of lists of choices can be added at any time; ignore what you do not know.`;

/** The groups of the reference, in their order. */
const tags: Readonly<Record<string, string>> = {
  Products: 'What you sell, with what customs and carriers need to know about it.',
  Stock: 'How much of what is in which warehouse, and why it changed.',
  Inbound: 'Appointments for goods you send to a warehouse.',
  Orders: 'From the price of a parcel to its delivery.',
  Billing: 'Your wallet and the bills for storage.',
  Webhooks: 'What was sent to your systems by itself, and what they answered.',
  Sandbox: 'Only with a test key: walk orders and appointments through every status, without real stock and money.',
};

/** The OpenAPI document, generated from the calls the server serves. */
export function openApiDocument(calls: readonly Call[]): Json {
  const places = Object.keys(tags);
  const placeOf = ({ doc }: Call) => (doc ? places.indexOf(doc.tag) : -1);
  const open = calls
    .filter((call) => realmOf(call) === 'open')
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  const used = new Set(open.map(({ doc }) => doc?.tag));
  const paths: Record<string, Json> = {};
  for (const call of open) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Open API',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This portal' }],
    security: [{ apiKey: [] }],
    tags: Object.entries(tags).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
    paths,
    webhooks: webhooks(),
    components: sharedParts,
  };
}

function operation(call: Call): Json {
  const { doc } = call;
  if (!doc) throw new Error(`${call.name} has no text for the documentation`);
  const answer = schemaOf(call.output, 'output', call.area);
  const input = schemaOf(call.input, 'input', call.area);
  const inPath = new Set(pathFields(call));
  const where = { area: call.area, parent: '' };
  const parameters = Object.entries(input.properties ?? {}).flatMap(([name, schema]) =>
    inPath.has(name)
      ? [parameter(name, 'path', schema, true)]
      : call.method === 'GET'
        ? [parameter(name, 'query', schema, input.required?.includes(name) ?? false)]
        : [],
  );
  return {
    operationId: call.name,
    summary: doc.summary,
    description: described(call),
    tags: [doc.tag],
    parameters: [...parameters, ...commonParameters(call.method)],
    ...(call.method === 'POST' ? { requestBody: body(input, inPath, call.area) } : {}),
    responses: {
      200: {
        description: 'Done',
        headers: rateHeaders,
        content:
          call.answers === 'file'
            ? { 'image/*': { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: answer, example: sampleOf(answer, where) } },
      },
      ...problemResponses(call),
    },
  };
}

function described({ doc, permission }: Call): string {
  const needs = permission === 'signed_in' ? 'Every key may do this.' : `Needs the scope \`${permission}\`.`;
  return `${doc?.description ?? ''}\n\n${needs}`;
}

function parameter(name: string, where: 'path' | 'query', { description, ...schema }: Schema, required: boolean): Json {
  return {
    name,
    in: where,
    required,
    description,
    schema,
    ...(where === 'path' ? { example: sampleOf(schema, { area: '', parent: '' }, name) } : {}),
  };
}

/** The body is the input without what the path names. */
function body(input: Schema, inPath: ReadonlySet<string>, area: string): Json {
  const kept = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.has(name));
  const required = (input.required ?? []).filter((name) => !inPath.has(name));
  const { required: _all, ...rest } = input;
  const schema: Schema = { ...rest, properties: Object.fromEntries(kept), ...(required.length > 0 ? { required } : {}) };
  return { required: required.length > 0, content: { 'application/json': { schema, example: bodySample(schema, area) } } };
}

/** Also what need not be sent but mostly is: products by SKU. */
function bodySample(schema: Schema, area: string): unknown {
  const sample = sampleOf(schema, { area, parent: '' });
  const lines: unknown = Reflect.get(Object(sample), 'lines');
  if (!Array.isArray(lines)) return sample;
  return { ...Object(sample), lines: lines.map((line: object) => ({ sku: 'LAMP-OAK', ...line })) };
}
