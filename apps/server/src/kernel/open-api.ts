import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Bound } from './handlers.ts';
import { openApiDocument } from './open-docs/document.ts';
import { pageHeaders } from './protective-headers.ts';

/** `/open/openapi.json` for programs, `/docs` for people; the page's script is served from here, not from a CDN. */
export async function serveOpenApi(app: FastifyInstance, bound: readonly Bound[]): Promise<void> {
  const document = openApiDocument(bound.map((one) => one.call));
  app.get('/open/openapi.json', async () => document);
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && payload.startsWith('<!doctype html>'))
        reply.headers({ ...pageHeaders, 'content-security-policy': policyFor(payload) });
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
