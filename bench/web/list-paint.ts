import type { Browser } from '@playwright/test';
import { ms, type Figure } from '../figure.ts';
import { inTurns } from '../statistics.ts';
import { bareTable } from './bare-table.ts';
import { inside, visit } from './browser.ts';
import type { Site } from './site.ts';

const ROWS = 200;
const ROUNDS = 9;

/** The order list with 200 rows, from the arrival of its rows until all of them have been painted. Against a bare table of antd. */
export async function listPaint(browser: Browser, { base, token, addOrders }: Site): Promise<Figure> {
  await addOrders(ROWS);
  const bare = await bareTable(ROWS);
  const open = (url: string, measure: string) => async () => {
    const { page, end } = await visit(browser, token);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await inside(page, measure);
    await end();
    return time;
  };
  const all = `rowsPainted('.ant-table-row', ${ROWS}, '/rows.json')`;
  // Our table is virtual: rows outside of its window do not exist until they are scrolled to.
  const scrolled = `rowsScrolled('[id="pane-/order/orderList"]', ${ROWS}, '/order/getList')`;
  try {
    const times = await inTurns(
      [
        { name: 'bare', measure: open(bare.url, all) },
        { name: 'ours', measure: open(`${base}/order/orderList?limit=${ROWS}`, scrolled) },
      ],
      ROUNDS,
      2,
    );
    const [ours, least] = [times.get('ours') ?? Number.NaN, times.get('bare') ?? Number.NaN];
    return {
      name: 'Order list, all 200 rows are painted, scrolled through',
      ours: ms(ours),
      baseline: `${ms(least)} a bare table of antd`,
      ratio: ours / least,
      bar: { most: 3 },
    };
  } finally {
    bare.close();
  }
}
