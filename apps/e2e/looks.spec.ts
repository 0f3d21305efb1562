import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { accessibilityErrors, shell } from './kit/accessibility.ts';
import { newColleague, tokenOf } from './kit/api.ts';
import { cutErrors, englishErrors, settled, sidewaysErrors } from './kit/layout.ts';
import { mailTo } from './kit/mails.ts';
import { withAppearance, enter, dismissOnboarding } from './kit/people.ts';
import type { Screen } from './kit/screen.ts';
import { deskScreens, portalScreens, publicScreens, welcomeScreens } from './kit/screens.ts';
import { texts, type SpokenLanguage } from './kit/texts.ts';
import { test } from './kit/watch.ts';

const widths = [1440, 390] as const;
/** So many screens a test: few enough that two workers finish together. */
const SCREENS_PER_TEST = 16;
/** SCREENS=money shows only those whose name says so. */
const wanted = new RegExp(process.env['SCREENS'] ?? '');

test.use({ trace: 'off' }); // hundreds of pictures are trace enough
test.describe.configure({ timeout: 900_000 });
/** LOOKS_UNTIL (seconds since 1970): what has not begun by then is skipped. Without it nothing is. */
const until = Number(process.env['LOOKS_UNTIL'] ?? Infinity) * 1000;
test.beforeEach(() => test.skip(Date.now() > until, 'no time left'));

for (const language of ['en', 'zh_CN'] as const) {
  for (const [name, screens] of batches('public', publicScreens)) {
    test(`every screen is whole, native and accessible: ${name}, ${language}`, async ({ page }) => {
      await seeAll(page, language, 'public', screens);
    });
  }
  for (const [name, screens] of batches('portal', portalScreens)) {
    test(`every screen is whole, native and accessible: ${name}, ${language}`, async ({ page, request }) => {
      const token = await tokenOf(request, 'merchant@demo.test');
      await dismissOnboarding(request, token);
      await enter(page, 'token', token);
      await seeAll(page, language, 'portal', screens);
    });
  }
  for (const [name, screens] of batches('first visit', welcomeScreens)) {
    test(`every screen is whole, native and accessible: ${name}, ${language}`, async ({ page, request }) => {
      const { email } = await newColleague(request, `first-${language.toLowerCase().replace('_', '-')}`);
      await enter(page, 'token', await tokenOf(request, email));
      await seeAll(page, language, 'welcome', screens);
    });
  }
  for (const [name, screens] of batches('desk', deskScreens)) {
    test(`every screen is whole, native and accessible: ${name}, ${language}`, async ({ page, request }) => {
      // A new account is notified by mail: one to look at.
      const { email } = await newColleague(request, `mailed-${name.replaceAll(' ', '-')}-${language.toLowerCase().replace('_', '-')}`);
      await mailTo(request, email, /created/);
      await enter(page, 'desk_token', await tokenOf(request, 'admin@desk.test', 'desk'));
      await seeAll(page, language, 'desk', screens);
    });
  }
}

function batches(app: string, screens: readonly Screen[]): [name: string, Screen[]][] {
  const chosen = screens.filter((screen) => wanted.test(screen.name));
  const count = Math.ceil(chosen.length / SCREENS_PER_TEST);
  return Array.from({ length: count }, (_, at) => [
    `${app} ${at + 1} of ${count}`,
    chosen.slice(at * SCREENS_PER_TEST, (at + 1) * SCREENS_PER_TEST),
  ]);
}

async function seeAll(page: Page, language: SpokenLanguage, app: string, screens: readonly Screen[]): Promise<void> {
  await withAppearance(page, { language });
  const errors: string[] = [];
  for (const [at, screen] of screens.entries()) {
    const known = at === 0 ? [] : shell;
    for (const error of await see(page, { language, app, screen, known })) errors.push(`${app}/${screen.name} ${error}`);
  }
  expect(errors).toEqual([]);
}

type Look = { look: 'light' | 'dark'; width: (typeof widths)[number] };
type Sight = { language: SpokenLanguage; app: string; screen: Screen; known: readonly string[] };

/** One screen, wide and narrow, light and dark. It is opened again for the other width only when it does not survive the change. */
async function see(page: Page, sight: Sight): Promise<string[]> {
  const { language, app, screen } = sight;
  const errors: string[] = [];
  let opened = '';
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    if (width === widths[0] || (await stateOf(page)) !== opened) await open(page, language, screen);
    opened = await stateOf(page);
    for (const look of width === widths[0] ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
      await setDark(page, language, look === 'dark');
      await takePicture(page, `artifacts/screens/${app}/${screen.name}-${language}-${look}-${width}.jpg`);
      const found = await errorsOf(page, { look, width }, sight);
      errors.push(...found.map((error) => `${language} ${look} ${width}: ${error}`));
    }
  }
  return errors;
}

/** By the browser itself: `page.screenshot` waits and restyles first, which for a thousand pictures takes a minute. */
async function takePicture(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'jpeg', quality: 80, optimizeForSpeed: true });
  await browser.detach();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(data, 'base64'));
}

/** What was done to show the screen: its address, the dialogs and menus that are open, the errors in its forms. */
async function stateOf(page: Page): Promise<string> {
  await settled(page);
  return page.evaluate(() => {
    const done = ['[role="dialog"]', '.ant-dropdown', '.ant-form-item-explain-error', '[role="alert"]', '[role="tooltip"]'];
    const counts = done.map((one) => [...document.querySelectorAll(one)].filter((shown) => shown.checkVisibility()).length);
    return [location.pathname, ...counts].join(' ');
  });
}

/**
 * Only colours differ in the dark, and they are the same in every language. So layout and texts are checked in the light and contrast in
 * English, on the narrow page only in the dark. The other accessibility rules check elements and names, which exist in both languages.
 */
async function errorsOf(page: Page, { look, width }: Look, { language, screen, known }: Sight): Promise<string[]> {
  const isEnglish = language === 'en';
  if (look === 'dark') return isEnglish ? accessibilityErrors(page, 'contrast', known) : [];
  const layout = [...(await sidewaysErrors(page)), ...(await cutErrors(page))];
  if (isEnglish) return [...layout, ...(await accessibilityErrors(page, width === widths[0] ? 'all' : 'all but contrast', known))];
  return screen.foreign ? layout : [...layout, ...(await englishErrors(page))];
}

/** As a returning visitor finds it, in the dark when the dark was on. */
async function open(page: Page, language: SpokenLanguage, { at, show }: Screen): Promise<void> {
  await page.goto(at);
  await settled(page);
  await show?.(page, texts[language]);
}

/** Presses the switch in the header, also when a dialog covers it; the few pages without a header are opened again. */
async function setDark(page: Page, language: SpokenLanguage, dark: boolean): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-dark')) === (dark ? '' : null)) return;
  const { shell } = texts[language].kernel;
  const toggle = page.locator(`button[aria-label="${dark ? shell.dark : shell.light}"]`).first();
  if ((await toggle.count()) > 0) await toggle.dispatchEvent('click');
  else {
    await page.evaluate((darkMode) => localStorage.setItem('theme', JSON.stringify({ darkMode })), dark);
    await page.reload();
  }
  await (dark ? expect(root) : expect(root).not).toHaveAttribute('data-dark');
  await expect(root).not.toHaveAttribute('data-changing');
  await settled(page);
}
