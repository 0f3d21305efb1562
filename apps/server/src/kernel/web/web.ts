import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Bound } from '../handlers.ts';
import { pageHeaders } from '../protective-headers.ts';
import { Refusal } from '../refusal.ts';
import { refuse } from '../serve.ts';
import { portalPages, type Page, type PageOf } from './portal-page.ts';

const compress = promisify(brotliCompress);
const NONCE = '__CSP_NONCE__';
const apps = [
  { name: 'desk', prefix: '/desk/' },
  { name: 'portal', prefix: '/' },
] as const;

/** Serves the built web apps. Every path that is neither a file nor a call returns the app's page; its router decides what to show. */
export async function serveWeb(app: FastifyInstance, deps: Deps, bound: readonly Bound[]): Promise<void> {
  const pages = new Map<string, PageOf>();
  for (const { name, prefix } of apps) {
    const dist = join(deps.config.root, 'apps', name, 'dist');
    const page = join(dist, 'index.html');
    if (!existsSync(page)) continue;
    const template = readFileSync(page, 'utf8');
    pages.set(
      prefix,
      name === 'portal'
        ? await portalPages(app, { bound, logger: deps.logger }, dist, template)
        : () => Promise.resolve({ html: template }),
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
    return page === undefined ? refuse(request, reply, new Refusal('call.unknown')) : sendPage(request, reply, await page(request));
  });
}

/** CSP: scripts only from our own files, or the one script that is part of the page, styles only with this response's nonce. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, { html, scriptHash }: Page): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    scriptHash === undefined ? "script-src 'self'" : `script-src 'self' ${scriptHash}`,
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
  const page = html.replaceAll(NONCE, nonce);
  reply.headers({
    ...pageHeaders,
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page);
  return reply.header('content-encoding', 'br').send(await compress(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}
