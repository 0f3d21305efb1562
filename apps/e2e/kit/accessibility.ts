import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] };
const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** What is serious by the accessibility rules on the page as it stands now; or, when only colours changed since, by those of contrast. */
export async function accessibilityErrors(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Frames are documents of others: mails, and the browser's PDF reader.
  const options: RunOptions = { runOnly: rules === 'all' ? everyRule : contrast, resultTypes: ['violations'], iframes: false };
  const violations = await page.evaluate(async (chosen) => {
    // The script above put it there.
    const { axe } = window as unknown as { axe: { run: (at: Document, options: object) => Promise<AxeResults> } };
    return (await axe.run(document, chosen)).violations;
  }, options as object);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityErrors(page)).toEqual([]);
}
