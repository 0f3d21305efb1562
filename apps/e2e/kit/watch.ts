import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** A refused call is an answer like any other, but the browser prints it; and the test's own driver knocks at the sealed frame of a mail. */
const expected = /Failed to load resource|Blocked script execution in 'about:srcdoc'/;

/** Every journey fails when the page complained: a script error, a broken content policy, a request that went elsewhere. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (line) => {
        if (line.type() === 'error' && !expected.test(line.text())) complaints.push(`console: ${line.text()}`);
      });
      page.on('request', (request) => {
        // The browser's own PDF reader is an extension of it.
        const elsewhere =
          !/^(data|blob|about|chrome|chrome-extension):/.test(request.url()) && baseURL !== undefined && !request.url().startsWith(baseURL);
        if (elsewhere) complaints.push(`elsewhere: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing serious by the accessibility rules, as the page stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  const serious = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
}

/** Nothing sticks out sideways: on a phone the page scrolls one way. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** No word ends at the edge of a box in the middle of a letter: it wraps, scrolls, or ends with dots. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
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
        if (isCutBy(words, box)) return [`${leaf.textContent} in .${box.className}`];
      }
      return [];
    });
  });
  expect(cut).toEqual([]);
}

/** English sentences on a Chinese page: three or more words of two letters and more. Names, addresses and codes are shorter. */
export async function expectNative(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.split('\n').filter((line) => /\b[A-Za-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}\b/.test(line))).toEqual([]);
}

export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `artifacts/screens/${name}.png` });
}
