import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import type { Bound } from './handlers.ts';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI document, generated from the calls the server serves. */
export function openApiDocument(calls: readonly Call[]): JsonSchema {
  const open = calls.filter((call) => realmOf(call) === 'open');
  return {
    openapi: '3.1.0',
    info: { title: 'Open API', version: '1', description: 'For merchants’ own programs. Sign every request with your API key.' },
    security: [{ apiKey: [] }],
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(open.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }])),
  };
}

function operation(call: Call): JsonSchema {
  return {
    operationId: call.name,
    summary: call.name,
    tags: [call.area],
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(call.output, 'output') } } },
      default: { description: 'Refused (RFC 9457)', content: { 'application/problem+json': { schema: { type: 'object' } } } },
    },
    ...(call.method === 'GET'
      ? { parameters: Object.entries(call.input.shape).map(([name, field]) => ({ name, in: 'query', schema: schemaOf(field, 'input') })) }
      : { requestBody: { content: { 'application/json': { schema: schemaOf(call.input, 'input') } } } }),
  };
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

/** `/open/openapi.json` for programs, `/docs` for people; the page's script is served from here, not from a CDN. */
export async function serveOpenApi(app: FastifyInstance, bound: readonly Bound[]): Promise<void> {
  const document = openApiDocument(bound.map((one) => one.call));
  app.get('/open/openapi.json', async () => document);
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && payload.startsWith('<!doctype html>')) reply.header('content-security-policy', policyFor(payload));
      return payload;
    });
    const configuration = {
      url: '/open/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never' as const,
    };
    await docs.register(scalar, { routePrefix: '/docs', configuration });
  });
}

/** The page has one inline script. The CSP allows exactly that script by its hash and no other inline code. */
function policyFor(page: string): string {
  const inline = [...page.matchAll(/<script type="text\/javascript">([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '');
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return `default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
