import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] };
/** The contrast rule takes most of the time of a check. */
const chosen = {
  all: { runOnly: standard },
  'all but contrast': { runOnly: standard, rules: { 'color-contrast': { enabled: false } } },
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
} as const satisfies Record<string, RunOptions>;
/** Disabled controls need no contrast; axe does not detect a disabled select. */
const unusable = ['.ant-select-disabled'];
/** Rows after the seventh have the same structure as those before. */
const repeated = ['.ant-table-row:nth-child(n+8)', '.list-card:nth-child(n+8)'];
/** Header, menu and tabs are the same on every screen. */
export const shell = ['.shell-frame-header', '.shell-frame-side', '.tab-bar'];

/** Serious accessibility violations of the current page, without those in `known`. */
export async function accessibilityErrors(
  page: Page,
  rules: keyof typeof chosen = 'all',
  known: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Frames are foreign documents: mails, and the browser's PDF viewer. No rule we use reads style sheets, so none are loaded.
  const options: RunOptions = { ...chosen[rules], resultTypes: ['violations'], iframes: false, preload: false };
  const violations = await page.evaluate(
    async ({ exclude, given }) => {
      // Defined by the script above.
      const { axe } = window as unknown as { axe: { run: (at: object, options: object) => Promise<AxeResults> } };
      return (await axe.run({ exclude }, given)).violations;
    },
    { exclude: [...unusable, ...repeated, ...known], given: options },
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityErrors(page)).toEqual([]);
}
