import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Horizontal overflow: on a phone the page scrolls only vertically. */
export async function sidewaysErrors(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return overflow > 0 ? [`scrolls ${overflow} px sideways`] : [];
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysErrors(page)).toEqual([]);
}

/** Text that is cut off at the edge of a box: it should wrap, scroll, or end with an ellipsis. */
export async function cutErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { ends: boolean; cuts: boolean; right: number };
    const boxes = new Map<Element, Box>(); // leaves share their ancestors, and a computed style is expensive
    const boxOf = (element: Element): Box => {
      const known = boxes.get(element);
      if (known) return known;
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const { right, width } = element.getBoundingClientRect();
      const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && width > 8;
      const box = { ends: /auto|scroll/.test(overflowX) || position === 'fixed', cuts, right };
      boxes.set(element, box);
      return box;
    };
    const leaves = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        (element.textContent ?? '').trim() !== '' &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    /** The number of a document is read to others and typed elsewhere: an ellipsis makes it useless. */
    const isCutNumber = (leaf: Element) => {
      if (!/^[A-Z]{2,3}-\d{6}-\w{5,}$/.test(leaf.textContent ?? '')) return false;
      const text = document.createRange();
      text.selectNodeContents(leaf);
      const { right } = text.getBoundingClientRect();
      return [leaf, leaf.parentElement, leaf.parentElement?.parentElement].some((box) => {
        if (!box || getComputedStyle(box).textOverflow !== 'ellipsis') return false;
        return right > box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight) + 1;
      });
    };
    return leaves.flatMap((leaf) => {
      if (isCutNumber(leaf)) return [`cut number: ${leaf.textContent}`];
      const words = leaf.getBoundingClientRect();
      if (getComputedStyle(leaf).textOverflow === 'ellipsis') return [];
      for (let parent = leaf.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement) {
        const { ends, cuts, right } = boxOf(parent);
        if (ends) return [];
        if (cuts && words.left < right - 1 && words.right > right + 2) return [`cut: ${leaf.textContent} in .${parent.className}`];
      }
      return [];
    });
  });
}

/** Names and remarks of the demo and master data are in the language they were entered in. */
const root = join(import.meta.dirname, '../../..');
const dataTexts = globSync(['apps/server/src/demo/**/*.ts', 'apps/server/src/areas/*/*.demo.ts', 'apps/server/migrations/*.sql'], {
  cwd: root,
})
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** English sentences on a Chinese page: three or more words of at least two letters. Codes and URLs are shorter. */
export async function englishErrors(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const phrases = text.match(/[A-Za-z][A-Za-z' -]*[A-Za-z]/g) ?? [];
  return phrases.filter((phrase) => /\b[A-Za-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}\b/.test(phrase) && !dataTexts.includes(phrase));
}

/** Waits until all requests have finished and no animation runs. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isShown = (selector: string) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
      const moving = document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
      return isShown('h1') && !isShown('.ant-skeleton, .list-skeleton, .ant-spin-spinning') && !moving;
    },
    undefined,
    { polling: 50, timeout: 90_000 },
  );
}
