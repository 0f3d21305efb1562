import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Bound } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { refuse } from '../serve.ts';
import { portalPages } from './portal-page.ts';

const NONCE = '__CSP_NONCE__';
const apps = [
  { name: 'desk', prefix: '/desk/' },
  { name: 'portal', prefix: '/' },
] as const;

/** Serves the built web apps. Every path that is neither a file nor a call returns the app's page; its router decides what to show. */
export async function serveWeb(app: FastifyInstance, deps: Deps, bound: readonly Bound[]): Promise<void> {
  const pages = new Map<string, (request: FastifyRequest) => Promise<string>>();
  for (const { name, prefix } of apps) {
    const dist = join(deps.config.root, 'apps', name, 'dist');
    const page = join(dist, 'index.html');
    if (!existsSync(page)) continue;
    const template = readFileSync(page, 'utf8');
    pages.set(
      prefix,
      name === 'portal' ? await portalPages(app, { bound, logger: deps.logger }, dist, template) : () => Promise.resolve(template),
    );
    await app.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: `${prefix}assets/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      maxAge: '365d',
      immutable: true, // file names contain a content hash
      wildcard: true,
    });
    await app.register(fastifyStatic, {
      root: dist,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      wildcard: false,
      globIgnore: ['assets/**', 'server/**', '**/*.br', '**/*.gz', 'index.html'],
      maxAge: '1h',
    });
  }
  // Only what a stranger may see is for search engines.
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nAllow: /login\nAllow: /register\nAllow: /assets/\nAllow: /favicon.svg\nDisallow: /\n'),
  );
  app.get('/desk', (_request, reply) => reply.redirect('/desk/'));
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/(api|open|upload|stone)\//.test(path) || /\/assets\//.test(path)) return refuse(request, reply, new Refusal('call.unknown'));
    const page = pages.get(path.startsWith('/desk/') ? '/desk/' : '/');
    return page === undefined ? refuse(request, reply, new Refusal('call.unknown')) : sendPage(reply, await page(request));
  });
}

/** CSP: scripts only from our own files, styles only with this response's nonce. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Vouchers are fetched with the session token and shown from blob URLs, PDFs in a frame.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return reply
    .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(page.replaceAll(NONCE, nonce));
}
