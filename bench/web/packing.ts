import type { Browser } from '@playwright/test';
import { inboundCalls } from '../../packages/contract/src/inbound/inbound.calls.ts';
import { inboundPaths } from '../../packages/contract/src/inbound/inbound.paths.ts';
import { ms, type Figure } from '../figure.ts';
import { inTurns } from '../statistics.ts';
import { inside, shown, visit } from './browser.ts';
import type { Site } from './site.ts';

const BOXES = 500;
const KEYS = 30;
const TWO_FRAMES_MS = 2000 / 60;
const FIELD = '.packing input[inputmode="numeric"]';

/** A keystroke in the packing list of 500 boxes, until the next frame is drawn. */
export async function packingTime(browser: Browser, site: Site): Promise<Figure> {
  const { page, end } = await visit(browser, site.token);
  await page.goto(`${site.base}${inboundPaths.edit(await draft(site))}&step=packing`, { waitUntil: 'commit' });
  await shown(page, FIELD);
  let digit = 1;
  const press = () => {
    digit = (digit % 9) + 1;
    return inside(page, `typed(${JSON.stringify(FIELD)}, ${JSON.stringify(String(digit))})`);
  };
  const times = await inTurns([{ name: 'key', measure: press }], KEYS, 4);
  await end();
  const ours = times.get('key') ?? Number.NaN;
  return {
    name: 'A key in the packing list of 500 boxes',
    ours: ms(ours),
    baseline: `${ms(TWO_FRAMES_MS)} two frames of 60 a second`,
    ratio: ours / TWO_FRAMES_MS,
    bar: { most: 1 },
  };
}

/** A draft of the demo's merchant with five hundred boxes, no two alike. */
async function draft({ base, token }: Site): Promise<number> {
  const headers = { 'content-type': 'application/json', token };
  const products = await fetch(`${base}/api/ucenter/product/getList?limit=20`, { headers });
  const { content } = (await products.json()) as { content: { list: { product_id: number }[] } }; // the envelope of every call
  const ids = content.list.map(({ product_id }) => product_id);
  const boxes = Array.from({ length: BOXES }, (_, at) => ({
    count: 1,
    weight_kg: '12.5',
    length_cm: '60',
    width_cm: '40',
    height_cm: '40',
    items: ids.slice(at % 10, (at % 10) + 4).map((product_id) => ({ product_id, quantity: 1 + (at % 7) })),
  }));
  const lines = ids.map((product_id) => ({ product_id, quantity: 500 }));
  const body = JSON.stringify({ step: 3, warehouse_id: 1, lines, packing_method: 'mixed', boxes });
  const answer = await fetch(base + inboundCalls.save.path, { method: 'POST', headers, body });
  const saved = (await answer.json()) as { error_code: number; content: { inbound_id: number } }; // as above
  if (saved.error_code !== 0) throw new Error(`the draft could not be saved: ${saved.error_code}`);
  return saved.content.inbound_id;
}
