import { expect, type Browser, type Page, type Request } from '@playwright/test';
import { portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { enterAs } from './kit/people.ts';
import { texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const { sessions } = texts.en;

/** The reads the server sends ahead with a page, from its HTML. */
function readsAhead(html: string): string[] {
  const { firstReads } = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { firstReads: { url: string }[] };
  return firstReads.map(({ url }) => url);
}

const portalPages = (pages: readonly MenuPage[]): MenuPage[] => pages.flatMap((page) => [page, ...portalPages(page.children ?? [])]);

/** What a browser shows of the first response alone: scripts are off. */
async function withoutScripts(browser: Browser, url = '', cookies: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return context.newPage();
}

test('the sign-in form comes with the first response, in the brand and language of this browser', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser);
  await page.goto('/login?reason=expired');
  await expect(page).toHaveTitle('Sign in - Harbourline');
  await expect(page.getByLabel(sessions.email)).toBeFocused();
  await expect(page.getByLabel(sessions.password, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: sessions.submit })).toHaveCSS('background-color', 'rgb(31, 94, 255)');
  await expect(page.getByText(sessions.expired)).toBeVisible();
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Harbourline');

  const other = await withoutScripts(browser, baseURL, { 'i18n-lang': 'zh_CN', platform_type: '3', remembered_email: 'mei%40shop.test' });
  await other.goto('/login');
  await expect(other).toHaveTitle('登录 - Northlane');
  await expect(other.getByLabel(texts.zh_CN.sessions.email)).toHaveValue('mei@shop.test');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.context().close();
  await other.context().close();
});

test('the first paint waits for no second file: form, colours and the chosen darkness are in the first response', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '{"darkMode":true}'));
  await page.route(/assets|boot\.js/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-dark', '');
  // The brand's colour, darkened for a dark page.
  await expect(page.getByRole('button', { name: sessions.submit })).toHaveCSS('background-color', /^color\(srgb 0\.115/);
  await expect(page.getByLabel(sessions.email)).toHaveCSS('border-radius', '10px');
});

test('the content policy allows the one script inside a page by its hash, and no other', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  for (const path of ['/login', '/order/orderList'])
    expect(await policyOf(path)).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'nonce-[\w+/]{22}=='; /);
  expect(await policyOf('/desk/')).toContain("script-src 'self'; ");
});

test('a page of the portal or the desk shares neither its window nor its address with other sites', async ({ request }) => {
  for (const path of ['/login', '/desk/'])
    expect((await request.get(path)).headers()).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
});

test('the script changes no pixel of the sign-in form', async ({ browser, page }) => {
  const drawn = await withoutScripts(browser);
  const look = async (of: Page) => {
    await of.goto('/login');
    await of.evaluate(() => document.fonts.ready).catch(() => undefined); // without scripts there is nothing to ask
    await of.waitForTimeout(500);
    return of.screenshot({ caret: 'hide', animations: 'disabled' });
  };
  const before = await look(drawn);
  const after = await look(page);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  expect(after.equals(before)).toBe(true);
  await drawn.context().close();
});

test('what is typed and sent before the script arrives is kept and sent once', async ({ page }) => {
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ucenter/login')) sent.push(request.postDataJSON());
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(sessions.email).fill('early@shop.test');
  await page.getByLabel(sessions.password, { exact: true }).fill('Wrong-2026');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  await expect(page.getByRole('alert')).toHaveText(texts.en.refusals['sessions.wrong_credentials']);
  expect(sent).toEqual([{ email: 'early@shop.test', password: 'Wrong-2026', remember: 0 }]);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel(sessions.email)).toHaveValue('early@shop.test');
});

test('another language chosen in this browser replaces the drawn page, they are not mixed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18n-lang', 'zh_CN'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: texts.zh_CN.sessions.title })).toBeVisible();
  await expect(page.getByText(sessions.title, { exact: true })).toHaveCount(0);
});

test('until its script has come, a page shows the brand; search engines see the sign-in only', async ({ browser, request }) => {
  const page = await withoutScripts(browser);
  await page.goto('/orders');
  await expect(page.getByText('Harbourline')).toBeVisible();
  const html = await (await request.get('/orders')).text();
  expect(html).not.toMatch(/quayside/i);
  expect(await (await request.get('/login')).text()).not.toMatch(/quayside/i);
  const robots = await request.get('/robots.txt');
  expect([robots.status(), await robots.text()]).toEqual([
    200,
    'User-agent: *\nAllow: /login\nAllow: /register\nAllow: /assets/\nAllow: /favicon.svg\nDisallow: /\n',
  ]);
  expect((await request.get('/server/draw-page.js')).headers()['content-type']).toContain('text/html');
  await page.context().close();
});

test('a list’s first page is asked for before its code has come, and only once', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/order\/getList|getCurrentUser|order-list-page/.test(pathname)) asked.push(pathname.replace(/-[^-]+\.js$/, ''));
  });
  await page.route('**/assets/order-list-page-*.js', async (route) => {
    await expect.poll(() => asked.some((path) => path.endsWith('order/getList'))).toBe(true);
    await route.continue();
  });
  await page.goto('/order/orderList');
  await expect(page.getByText('LO-1077')).toBeVisible();
  expect(asked.filter((path) => path.endsWith('getList'))).toHaveLength(1);
  // A browser asks for six things at a time: behind the files the answers would come last.
  expect(asked.findIndex((path) => path.endsWith('order-list-page'))).toBeGreaterThan(asked.findIndex((path) => path.endsWith('getList')));
  expect(asked.filter((path) => path.endsWith('getCurrentUser'))).toHaveLength(1);
});

test('a page comes into its frame as soon as its code is here, drawn once and whole: nothing is found missing later', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  const html = await (await page.request.get('/order/orderList')).text();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // What a person sees of the list before its rows.
    new MutationObserver(() => {
      if (document.querySelector('.page-head') && !document.querySelector('.ant-table-row'))
        document.documentElement.dataset['sawLoading'] = '';
      const rows = [...document.querySelectorAll<HTMLElement>('.ant-table-row')].map((row) => row.innerText).join('\n');
      if (rows !== '') document.documentElement.dataset['firstRows'] ??= rows;
    }).observe(document, { childList: true, subtree: true });
  });
  // The page's code comes when all answers are there, as on a slow line.
  const answers = Promise.all(
    readsAhead(html).map(async (url) => (await page.waitForResponse((answer) => answer.url().endsWith(url))).finished()),
  );
  await page.route('**/assets/order-list-page-*.js', async (route) => {
    await answers;
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await route.continue();
  });
  await page.goto('/order/orderList');
  await expect(page.getByText('LO-1077')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-loading');
  // Its first drawing has the names too: of the country, the method and the warehouse.
  await page.waitForLoadState('networkidle');
  const rows = (await page.locator('.ant-table-row').allInnerTexts()).join('\n');
  for (const name of [/, (United|Netherlands|Germany|France|Singapore|Australia)/, / (line|packet)/, /(SZ|YW)01/])
    expect(rows).toMatch(name);
  expect(await page.locator('html').getAttribute('data-first-rows')).toBe(rows);
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
});

test('what is sent ahead for a page is what its code asks for: nothing is asked for twice', async ({ page }) => {
  await enterAs(page, 'merchant@demo.test');
  const pages = portalPages(portalMenu).filter(({ firstReads }) => firstReads);
  expect(pages.length).toBeGreaterThan(12);
  for (const { path } of pages) {
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    };
    const html = await (await page.request.get(path)).text();
    page.on('request', note);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    for (const url of readsAhead(html))
      expect([path, url, asked.filter((one) => one.split('?')[0] === url.split('?')[0])]).toEqual([path, url, [url]]);
  }
});
