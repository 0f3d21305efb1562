import { expect, type Page } from '@playwright/test';
import { newColleague, tokenOf } from './kit/api.ts';
import { mailTo } from './kit/mails.ts';
import { asSeenBy, enter, knowsThePlace } from './kit/people.ts';
import type { Screen } from './kit/screen.ts';
import { deskScreens, doorScreens, portalScreens, welcomeScreens } from './kit/screens.ts';
import { texts, type SpokenLanguage } from './kit/texts.ts';
import { expectAccessible, expectNative, expectNoSidewaysScroll, expectNothingCut, test } from './kit/watch.ts';

type Look = { language: SpokenLanguage; dark: boolean; width: number };
const everyLook = (['en', 'zh_CN'] as const).flatMap((language) =>
  [false, true].flatMap((dark) => [1440, 390].map((width) => ({ language, dark, width }))),
);
/** Hundreds of screens take minutes, so they are asked for: LOOKS=two shows each choice once, LOOKS=all every combination. */
const looks: readonly Look[] = everyLook.filter(({ language, dark, width }) => {
  if (process.env['LOOKS'] === 'all') return true;
  return process.env['LOOKS'] === 'two' && (language === 'en') !== dark && (width === 390) === dark;
});

/** SCREENS=money shows only those whose name says so. */
const wanted = new RegExp(process.env['SCREENS'] ?? '');

test.use({ trace: 'off' }); // hundreds of pictures are trace enough

for (const look of looks) {
  const name = `${look.language}-${look.dark ? 'dark' : 'light'}-${look.width}`;
  test.describe(`every screen is whole, native and accessible: ${name}`, () => {
    test.setTimeout(600_000);

    test(`the door, ${name}`, async ({ page }) => {
      await lookAt(page, look, 'door', doorScreens);
    });

    test(`the portal, ${name}`, async ({ page, request }) => {
      const token = await tokenOf(request, 'merchant@demo.test');
      await knowsThePlace(request, token);
      await enter(page, 'token', token);
      await lookAt(page, look, 'portal', portalScreens);
    });

    test(`the first visit, ${name}`, async ({ page, request }) => {
      const { email } = await newColleague(request, `first-${name.toLowerCase().replace('_', '-')}`);
      await enter(page, 'token', await tokenOf(request, email));
      await lookAt(page, look, 'welcome', welcomeScreens);
    });

    test(`the desk, ${name}`, async ({ page, request }) => {
      // Telling somebody of their account is a mail to look at.
      const { email } = await newColleague(request, `told-${name.toLowerCase().replace('_', '-')}`);
      await mailTo(request, email, /created/);
      await enter(page, 'desk_token', await tokenOf(request, 'admin@desk.test', 'desk'));
      await lookAt(page, look, 'desk', deskScreens);
    });
  });
}

async function lookAt(page: Page, look: Look, app: string, screens: readonly Screen[]): Promise<void> {
  await asSeenBy(page, look);
  const faults: string[] = [];
  for (const { name, at, show, foreign } of screens.filter((screen) => wanted.test(screen.name))) {
    await page.goto(at);
    await settled(page);
    await show?.(page, texts[look.language]);
    await settled(page);
    await page.screenshot({ path: `artifacts/screens/${app}/${name}-${look.language}-${look.dark ? 'dark' : 'light'}-${look.width}.png` });
    // The sealed frame of a mail runs nothing, and the tool that checks would wait for it for ever.
    await page.locator('iframe[sandbox=""]').evaluateAll((frames) => frames.forEach((frame) => frame.remove()));
    for (const check of [
      expectAccessible,
      expectNoSidewaysScroll,
      expectNothingCut,
      ...(look.language === 'zh_CN' && !foreign ? [expectNative] : []),
    ])
      await check(page).catch((error: Error) => faults.push(`${app}/${name}: ${error.message}`));
  }
  expect(faults).toEqual([]);
}

/** Everything asked for has come, and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('.ant-skeleton:visible, .ant-spin-spinning:visible')).toHaveCount(0);
}
