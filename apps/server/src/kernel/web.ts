import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';
import { refuse } from './serve.ts';

const NONCE = '__CSP_NONCE__';
const apps = [
  { name: 'desk', prefix: '/desk/' },
  { name: 'portal', prefix: '/' },
] as const;

/** Serves the built web apps. Every path that is neither a file nor a call returns the app's page; its router decides what to show. */
export async function serveWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const pages = new Map<string, string>();
  for (const { name, prefix } of apps) {
    const dist = join(deps.config.root, 'apps', name, 'dist');
    const page = join(dist, 'index.html');
    if (!existsSync(page)) continue;
    pages.set(prefix, readFileSync(page, 'utf8'));
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
      globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'index.html'],
      maxAge: '1h',
    });
  }
  app.get('/desk', (_request, reply) => reply.redirect('/desk/'));
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/(api|open|upload|stone)\//.test(path) || /\/assets\//.test(path)) return refuse(request, reply, new Refusal('call.unknown'));
    const page = pages.get(path.startsWith('/desk/') ? '/desk/' : '/');
    return page === undefined ? refuse(request, reply, new Refusal('call.unknown')) : sendPage(reply, page);
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
