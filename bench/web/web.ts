import type { Browser, Page } from '@playwright/test';
import { ms, type Figure } from '../figure.ts';
import { inTurns } from '../statistics.ts';
import type { World } from '../world.ts';
import { inside, openBrowser, shown, visit } from './browser.ts';
import { listPaint } from './list-paint.ts';
import { packingTime } from './packing.ts';
import { openSite, type Site } from './site.ts';

const USABLE = 'form button[type="submit"]:not([disabled])';
const WORKPLACE = '/dashboard/workplace';
const CARD = '.workplace-card .panel';
const LOADING = '.ant-skeleton';
const ORDERS = '/order/orderList';
const ORDER_ROW = '[id="pane-/order/orderList"] .ant-table-row';
const ORDER_CALL = '/api/ucenter/order/getList?limit=20&order=desc&page=1&sort=order_id';
/** In kilobytes of a thousand bytes, compressed as transferred. */
const MOST_KB = { login: 200, workplace: 380, statistics: 250 };
const ROUNDS = 9;
const SWITCHES = 30;

type Area = { name: string; path: string; open: (page: Page) => Promise<unknown>; most?: number };
const areas: readonly Area[] = [
  { name: 'Sub-accounts', path: '/subAccount', open: (page) => fromMenu(page, 'Sub-accounts') },
  { name: 'Operation log', path: '/operationLog', open: (page) => fromMenu(page, 'Operation log') },
  { name: 'Messages', path: '/user/message', open: fromBell },
  // The one with the world map: the largest of the statistics, and here the first that is opened.
  {
    name: 'Country data',
    path: '/statistics/countryDataStatistics',
    open: async (page) => {
      await fromMenu(page, 'Country data', 'Statistics');
      await shown(page, '[data-country="DE"]');
    },
    most: MOST_KB.statistics,
  },
];

/** What a browser loads for the portal and how soon it can be used: the built portal, the real server, a real Chromium. */
export async function web(world: World): Promise<Figure[]> {
  const site = await openSite(world);
  const browser = await openBrowser();
  try {
    return [
      await login(browser, site),
      ...(await workplaceAndAreas(browser, site)),
      ...(await loginTime(browser, site)),
      await listTime(browser, site),
      await tabTime(browser, site),
      await packingTime(browser, site),
      ...(await listPaint(browser, site)),
    ];
  } finally {
    await browser.close();
    await site.end();
  }
}

async function login(browser: Browser, { base }: Site): Promise<Figure> {
  const { page, fetchedKb, end } = await visit(browser);
  await page.goto(`${base}/login`, { waitUntil: 'commit' });
  await shown(page, USABLE);
  const kb = await fetchedKb();
  await end();
  return size('Login page until its form can be used', kb, MOST_KB.login);
}

async function workplaceAndAreas(browser: Browser, { base, token }: Site): Promise<Figure[]> {
  const { page, fetchedKb, end } = await visit(browser, token);
  await page.goto(base + WORKPLACE, { waitUntil: 'commit' });
  await shown(page, CARD, LOADING);
  const workplace = await fetchedKb();
  const figures = [size('Workplace until its cards are painted', workplace, MOST_KB.workplace)];
  for (const { name, path, open, most } of areas) {
    await open(page);
    await paneShown(page, path);
    const kb = await fetchedKb();
    if (kb === 0) throw new Error(`${name}: nothing was fetched when it was opened, so it came with the workplace`);
    const opened = `${name}, when it is opened`;
    const beside = { name: opened, ours: kilobytes(kb), baseline: `${kilobytes(workplace)} workplace`, ratio: kb / workplace };
    figures.push(most === undefined ? beside : size(opened, kb, most));
  }
  await end();
  return figures;
}

/** From the start of the navigation, with nothing cached. */
async function loginTime(browser: Browser, { base, bare }: Site): Promise<Figure[]> {
  const open = (url: string, selector: string) => async () => {
    const { page, end } = await visit(browser);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await shown(page, selector);
    await end();
    return time;
  };
  const times = await inTurns(
    [
      { name: 'bare', measure: open(bare, USABLE) },
      { name: 'ours', measure: open(`${base}/login`, USABLE) },
      { name: 'live', measure: open(`${base}/login`, `[data-live] ${USABLE}`) },
    ],
    ROUNDS,
    2,
  );
  const live = new Map([...times, ['ours', times.get('live') ?? Number.NaN]]);
  return [
    { ...time('Login form can be used, first visit', times, 'a page with only a form'), bar: { most: 3 } },
    time('Login form has its script', live, 'a page with only a form'),
  ];
}

/** A signed-in user opens the order list with nothing cached. The least it could take: its scripts, then its rows. */
async function listTime(browser: Browser, { base, token }: Site): Promise<Figure> {
  const ours = async () => {
    const { page, end } = await visit(browser, token);
    await page.goto(base + ORDERS, { waitUntil: 'commit' });
    const time = await shown(page, ORDER_ROW);
    await end();
    return time;
  };
  const files = await filesOf(browser, base + ORDERS, token);
  const bare = async () => {
    const { page, end } = await visit(browser, token);
    await page.goto(`${base}/robots.txt`, { waitUntil: 'commit' });
    const time = await inside(page, `fetchedAll(${JSON.stringify(files)}, ${JSON.stringify(ORDER_CALL)}, ${JSON.stringify(token)})`);
    await end();
    return time;
  };
  const times = await inTurns(
    [
      { name: 'bare', measure: bare },
      { name: 'ours', measure: ours },
    ],
    ROUNDS,
    2,
  );
  return { ...time('Order list shows its rows, nothing cached', times, 'its scripts, then its rows'), bar: { most: 2 } };
}

/** The scripts and styles the list loads until its rows are shown. */
async function filesOf(browser: Browser, url: string, token: string): Promise<string[]> {
  const { page, end } = await visit(browser, token);
  const files: string[] = [];
  page.on('request', (request) => /^(script|stylesheet)$/.test(request.resourceType()) && files.push(new URL(request.url()).pathname));
  await page.goto(url, { waitUntil: 'commit' });
  await shown(page, ORDER_ROW);
  await end();
  return files;
}

/** Switches between two open pages, one of them a list. */
async function tabTime(browser: Browser, { base, token }: Site): Promise<Figure> {
  const { page, end } = await visit(browser, token);
  await page.goto(base + WORKPLACE, { waitUntil: 'commit' });
  await shown(page, CARD, LOADING);
  await fromMenu(page, 'Operation log');
  await paneShown(page, '/operationLog');
  let next = WORKPLACE;
  const times = await inTurns(
    [
      { name: 'bare', measure: () => inside(page, 'twoFrames()') },
      {
        name: 'ours',
        measure: () => {
          const path = next;
          next = path === WORKPLACE ? '/operationLog' : WORKPLACE;
          return inside(page, `switched(${JSON.stringify(path)})`);
        },
      },
    ],
    SWITCHES,
    4,
  );
  await end();
  return time('Another tab is shown', times, 'two frames');
}

/** The bell shows the newest first; its last button opens them all. */
async function fromBell(page: Page): Promise<void> {
  await page
    .locator('.ant-badge')
    .getByRole('button', { name: /message/i })
    .click();
  await page.locator('.notice-preview > button').click();
}

async function fromMenu(page: Page, name: string, group = 'Settings'): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const entry = menu.getByText(name, { exact: true });
  if (!(await entry.isVisible())) await menu.getByText(group, { exact: true }).click();
  await entry.click();
}

function paneShown(page: Page, path: string): Promise<number> {
  const pane = `[id="pane-${path}"]`;
  return shown(page, `${pane} h1`, `${pane} :is(${LOADING}, .ant-spin-spinning)`);
}

const kilobytes = (kb: number) => `${kb.toFixed(1)} KB`;

function size(name: string, kb: number, most: number): Figure {
  return { name, ours: kilobytes(kb), baseline: `${most} KB allowed`, ratio: kb / most, bar: { most: 1 } };
}

function time(name: string, times: Map<string, number>, baseline: string): Figure {
  const [ours, bare] = [times.get('ours') ?? Number.NaN, times.get('bare') ?? Number.NaN];
  return { name, ours: ms(ours), baseline: `${ms(bare)} ${baseline}`, ratio: ours / bare };
}
