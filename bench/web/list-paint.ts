import type { Browser } from '@playwright/test';
import { ms, type Figure } from '../figure.ts';
import { inTurns } from '../statistics.ts';
import { bareTable } from './bare-table.ts';
import { inside, shown, visit } from './browser.ts';
import type { Site } from './site.ts';

const ROWS = 200;
const ROUNDS = 9;
const PANE = '[id="pane-/order/orderList"]';
const HOLDER = `${PANE} .ant-table-tbody-virtual-holder`;

/**
 * An open order list is asked for 200 rows: from the arrival of its rows until its page is painted, and until all of them have been painted.
 * Our table is virtual: rows outside of its window do not exist until they are scrolled to. Against a bare table of antd, which makes all
 * 200 at once.
 */
export async function listPaint(browser: Browser, { base, token, addOrders }: Site): Promise<Figure[]> {
  await addOrders(ROWS);
  const bare = await bareTable(ROWS);
  const openBare = async () => {
    const { page, end } = await visit(browser, token);
    await page.goto(bare.url, { waitUntil: 'commit' });
    const time = await inside(page, `rowsPainted('.ant-table-row', ${ROWS}, '/rows.json')`);
    await end();
    return time;
  };
  const openOurs = (measure: string) => async () => {
    const { page, end } = await visit(browser, token);
    await page.goto(`${base}/order/orderList?limit=20`, { waitUntil: 'commit' });
    await shown(page, `${PANE} .ant-table-row`);
    await page.waitForLoadState('networkidle');
    await page.locator(`${PANE} .ant-pagination-options .ant-select`).click();
    const measured = inside(page, measure);
    await page.getByTitle(`${ROWS} / page`).click();
    const time = await measured;
    await end();
    return time;
  };
  try {
    const times = await inTurns(
      [
        { name: 'bare', measure: openBare },
        { name: 'page', measure: openOurs(`rowsPainted('${HOLDER} [data-row-key]', 1, 'limit=${ROWS}')`) },
        { name: 'all', measure: openOurs(`rowsScrolled('${HOLDER}', ${ROWS}, 'limit=${ROWS}')`) },
      ],
      ROUNDS,
      2,
    );
    const figure = (name: string, ours: string, bar?: { most: number }): Figure => {
      const [our, least] = [times.get(ours) ?? Number.NaN, times.get('bare') ?? Number.NaN];
      return { name, ours: ms(our), baseline: `${ms(least)} a bare table of antd`, ratio: our / least, ...(bar ? { bar } : {}) };
    };
    return [
      figure('Order list, a page of 200 rows is painted', 'page', { most: 3 }),
      figure('The same, scrolled through to its last row', 'all'),
    ];
  } finally {
    bare.close();
  }
}
