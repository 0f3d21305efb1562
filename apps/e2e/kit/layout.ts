import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** How far something sticks out sideways: on a phone the page scrolls one way. */
export async function sidewaysErrors(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return overflow > 0 ? [`scrolls ${overflow} px sideways`] : [];
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysErrors(page)).toEqual([]);
}

/** Words that end at the edge of a box in the middle of a letter: they should wrap, scroll, or end with dots. */
export async function cutErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutBy = (words: DOMRect, box: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(box);
      const { right, width } = box.getBoundingClientRect();
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && width > 8 && words.left < right - 1 && words.right > right + 2;
    };
    const leaves = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        (element.textContent ?? '').trim() !== '' &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return leaves.flatMap((leaf) => {
      const words = leaf.getBoundingClientRect();
      if (getComputedStyle(leaf).textOverflow === 'ellipsis') return [];
      for (let box = leaf.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || position === 'fixed') return [];
        if (isCutBy(words, box)) return [`cut: ${leaf.textContent} in .${box.className}`];
      }
      return [];
    });
  });
}

/** Names and remarks of the demo and the seeded master data stand in the language they were written in. */
const root = join(import.meta.dirname, '../../..');
const dataTexts = globSync(['apps/server/src/demo/**/*.ts', 'apps/server/migrations/*.sql'], { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** English sentences on a Chinese page: three or more words of two letters and more. Codes and addresses are shorter. */
export async function englishErrors(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const phrases = text.match(/[A-Za-z][A-Za-z' -]*[A-Za-z]/g) ?? [];
  return phrases.filter((phrase) => /\b[A-Za-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}\b/.test(phrase) && !dataTexts.includes(phrase));
}

/** Everything asked for has come, and nothing moves or fades any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isShown = (selector: string) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
      const moving = document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
      return isShown('h1') && !isShown('.ant-skeleton, .ant-spin-spinning') && !moving;
    },
    undefined,
    { polling: 50, timeout: 15_000 },
  );
}
