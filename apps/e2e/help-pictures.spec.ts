import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { GuidePicture } from '@quayside/domain/guides/guide-rules';
import { tokenOf } from './kit/api.ts';
import { settled } from './kit/layout.ts';
import { dismissOnboarding, enter, userMenu, withAppearance } from './kit/people.ts';
import { dialog } from './kit/screen.ts';
import { texts, type Texts } from './kit/texts.ts';
import { test } from './kit/watch.ts';

type Shot = { at: string; show?: (page: Page, t: Texts) => Promise<void> };

/** Each picture of the help articles, and how its screen is opened. A missing one does not compile. */
const shots: Readonly<Record<GuidePicture, Shot>> = {
  workplace: { at: '/dashboard/workplace' },
  products: { at: '/productsList' },
  'product-form': { at: '/productsList/add' },
  'inbound-list': { at: '/products/inbound' },
  'top-up': { at: '/billing/topUp' },
  'order-form': { at: '/order/orderList/create' },
  'order-list': { at: '/order/orderList' },
  transactions: { at: '/billing/transactionHistory' },
  inventory: { at: '/products/inventory' },
  'loss-orders': { at: '/products/lossOrder' },
  'sub-accounts': { at: '/subAccount' },
  'warning-emails': { at: '/warningEmailSetting' },
  'api-key': {
    at: '/dashboard/workplace',
    show: async (page, t) => {
      await userMenu(page, t.accounts.menu.settings);
      await dialog(page, t.accounts.settings.true_tracking);
    },
  },
};

const folder = join(import.meta.dirname, '../portal/public/help-pictures');
/** The page alone: menu and header have the brand's name, and pictures are the same for every brand. */
const clip = { x: 240, y: 96, width: 1200, height: 750 };

for (const language of ['en', 'zh_CN'] as const) {
  test(`pictures of the help articles: ${language}`, async ({ page, request, browser }) => {
    const token = await tokenOf(request, 'merchant@demo.test');
    await dismissOnboarding(request, token);
    await enter(page, 'token', token);
    await withAppearance(page, { language });
    for (const [name, shot] of Object.entries(shots)) {
      await page.goto(shot.at);
      await settled(page);
      await shot.show?.(page, texts[language]);
      await page.evaluate(() => document.querySelectorAll('.page-footer').forEach((footer) => footer.remove()));
      await save(browser, `${language === 'en' ? 'en' : 'zh'}/${name}.webp`, await page.screenshot({ clip }));
    }
  });
}

/** The browser writes WebP itself, a quarter of the size of its PNG. */
async function save(browser: Browser, name: string, png: Buffer): Promise<void> {
  const blank = await browser.newPage();
  const url = await blank.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.7);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}
