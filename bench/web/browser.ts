import { join } from 'node:path';
import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser.ts';

const inPage = join(import.meta.dirname, 'in-page.js');

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'] });
}

export type Visit = {
  readonly page: Page;
  /** Kilobytes of scripts and styles since the last call, as transferred. */
  readonly fetchedKb: () => Promise<number>;
  readonly end: () => Promise<void>;
};

/** A first visit with an empty cache. With a token the user is signed in. */
export async function visit(browser: Browser, token?: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript({ path: inPage });
  if (token !== undefined) await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  const page = await context.newPage();
  let requests: Request[] = [];
  page.on('request', (request) => /^(script|stylesheet)$/.test(request.resourceType()) && requests.push(request));
  const fetchedKb = async () => {
    const taken = requests;
    requests = [];
    const sizes = await Promise.all(taken.map(bodyBytes));
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
  };
  return { page, fetchedKb, end: () => context.close() };
}

async function bodyBytes(request: Request): Promise<number> {
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} answered ${response?.status() ?? 'nothing'}`);
  await response.finished();
  return (await request.sizes()).responseBodySize;
}

/** Milliseconds, by the page's own clock, until this is visible. */
export function shown(page: Page, selector: string, loading = ''): Promise<number> {
  return inside(page, `shown(${JSON.stringify(selector)}, ${JSON.stringify(loading)})`);
}

/** Calls one of the functions of in-page.js. */
export async function inside(page: Page, call: string): Promise<number> {
  const value: unknown = await page.evaluate(`quaysideBench.${call}`);
  if (typeof value !== 'number') throw new Error(`${call} measured nothing`);
  return value;
}
