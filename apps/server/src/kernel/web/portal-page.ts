import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformType } from '@quayside/domain/brands/brand-rules';
import type { Brand } from '@quayside/contract/brands/brands.calls';
import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import type { Deps } from '../deps.ts';
import type { Bound } from '../handlers.ts';
import { firstReadsOf } from './first-reads.ts';
import { inlineFiles } from './inline-files.ts';
import { filesOf, type Manifest, type PageTexts, type WebLanguage } from './page-files.ts';

type Drawn = { title: string; description: string; html: string; isWhole: boolean };
/** Built from the portal's own components (apps/portal/src/app/draw-page.tsx). */
type Drawing = { drawPage: (page: { brand: Brand; language: WebLanguage }, url: string, cookies: string) => Promise<Drawn> };
/** `scriptHash` allows the one script inside the page. */
export type Page = { readonly html: string; readonly scriptHash?: string };
export type PageOf = (request: FastifyRequest) => Promise<Page>;

const languages: readonly WebLanguage[] = ['en', 'zh_CN', 'zh_TW'];

type Given = { readonly bound: readonly Bound[]; readonly logger: Deps['logger'] };

/** The portal's page with its brand, the sign-in form already drawn, and the names of the files it will need. */
export async function portalPages(app: FastifyInstance, { bound, logger }: Given, dist: string, template: string): Promise<PageOf> {
  const drawing = join(dist, 'server', 'draw-page.js');
  if (!existsSync(drawing)) return () => Promise.resolve({ html: template });
  const { drawPage } = (await import(pathToFileURL(drawing).href)) as Drawing; // the build's own file
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dist, 'server', name), 'utf8'));
  const built = { manifest: read('files.json') as Manifest, pageTexts: read('texts.json') as PageTexts }; // as above
  const inlined = inlineFiles(dist, template);
  const draw = drawnOnce(drawPage);
  return async (request) => {
    const language = languageOf(request);
    const brand = await brandFor(app, request);
    const drawn = brand && (await draw({ brand, language }, request).catch(undrawn(logger)));
    // Without the database, or with a URL that cannot be drawn, the page is sent bare: its script shows what is wrong.
    if (brand === null || drawn === null) return { html: template.replace('<!--head-->', '<title>Portal</title>') };
    const { scripts, pageScripts, styles, texts, component } = filesOf(built, request.url.split('?')[0] ?? '/', language, drawn.isWhole);
    const head = [
      `<title>${escapeHtml(drawn.title)}</title>`,
      `<meta name="description" content="${escapeHtml(drawn.description)}">`,
      `<link rel="icon" href="${escapeHtml(brand.favicon_url || '/favicon.svg')}">`,
      `<style nonce="__CSP_NONCE__">:root{--brand:${/^#[0-9a-f]{6}$/i.test(brand.color) ? brand.color : 'initial'}}</style>`,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      `<script type="application/json" id="page-data">${jsonForHtml({ brand, language, texts, component, firstReads: drawn.isWhole ? [] : firstReadsOf(bound, request.url) })}</script>`,
    ];
    // After the entry: it sends the first reads while these are on their way.
    const linked = (rel: string) => (file: string) => `<link rel="${rel}" href="/${file}">\n  `;
    const preloads = [...scripts.map(linked(drawn.isWhole ? 'later' : 'modulepreload')), ...pageScripts.map(linked('later'))].join('  ');
    const html = (drawn.isWhole ? inlined.whole : inlined.template)
      .replace('<html lang="en">', `<html lang="${language.replace('_', '-')}">`)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('</head>', () => `  ${preloads}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root"${drawn.isWhole ? ' data-drawn' : ''}>${drawn.html}</div>`);
    return { html, scriptHash: inlined.scriptHash };
  };
}

/** Everybody's first page is the same one. */
const MOST_DRAWN = 100;

/** Draws a page once for each brand, language and address. The one cookie a drawing depends on is somebody's email: that page is not kept. */
function drawnOnce(drawPage: Drawing['drawPage']) {
  const drawn = new Map<string, Promise<Drawn>>();
  return (page: Parameters<typeof drawPage>[0], request: FastifyRequest): Promise<Drawn> => {
    if (cookieOf(request, 'remembered_email') !== null) return drawPage(page, request.url, request.headers.cookie ?? '');
    const key = JSON.stringify([page, request.url]);
    const before = drawn.get(key);
    if (before) return before;
    const drawing = drawPage(page, request.url, '');
    drawing.catch(() => drawn.delete(key));
    // Addresses are endless; the few that are asked for often are soon here again.
    if (drawn.size >= MOST_DRAWN) drawn.clear();
    drawn.set(key, drawing);
    return drawing;
  };
}

function undrawn(logger: Deps['logger']): (error: unknown) => null {
  return (error) => {
    logger.error({ err: error }, 'a page could not be drawn');
    return null;
  };
}

function languageOf(request: FastifyRequest): WebLanguage {
  const stored = cookieOf(request, 'i18n-lang');
  return languages.find((language) => language === stored) ?? 'en';
}

/** The brand of the link, else the one this browser had last, else the host's; as the call of the same name decides it (D-86). */
async function brandFor(app: FastifyInstance, request: FastifyRequest): Promise<Brand | null> {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('platform_type') ?? cookieOf(request, 'platform_type');
  const answer = await app.inject({
    method: 'GET',
    url: brandsCalls.get.path,
    query: asked === null ? {} : { platform_type: String(platformType(Number(asked))) },
    headers: { host: request.headers.host ?? '' },
    remoteAddress: request.ip,
  });
  if (answer.statusCode !== 200) return null;
  return brandsCalls.get.output.parse(answer.json<{ content: unknown }>().content);
}

function cookieOf(request: FastifyRequest, name: string): string | null {
  const found = (request.headers.cookie ?? '').split('; ').find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** Inside a script element only `<` could end it. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
