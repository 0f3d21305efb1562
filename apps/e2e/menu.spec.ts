import { expect, type Page } from '@playwright/test';
import { tokenOf } from './kit/api.ts';
import { enterAs, withAppearance } from './kit/people.ts';
import { test } from './kit/watch.ts';

type Item = { path: string; component: string | null; meta: { title_en: string; title_cn: string; hide: boolean }; children: Item[] };

const people = ['merchant@demo.test', 'clerk@demo.test', 'supplier@demo.test'] as const;
const languages = ['en', 'zh_CN'] as const;
/** What a page says that is missing, not allowed, not loaded or not built. */
const notThere =
  /There is no such page|Permission Denied|Something went wrong|could not be loaded|没有这个页面|无权|加载失败|coming soon|敬请期待/i;

async function menuOf(page: Page, email: string): Promise<Item[]> {
  const headers = { token: await tokenOf(page.request, email) };
  const answer = await page.request.get('/api/ucenter/getCurrentUser', { headers });
  const { content } = (await answer.json()) as { content: { menu_list: Item[] } };
  return content.menu_list.filter(({ meta }) => !meta.hide);
}

/** By its address first: until the new page is ready the old one stays. */
async function seePage(page: Page, { path }: Item, title: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  const pane = page.locator('.tab-pane:visible');
  await expect(pane.getByRole('heading', { level: 1 }), title).toBeVisible();
  await expect(pane.locator('[aria-busy="true"], .ant-skeleton-active'), title).toHaveCount(0);
  // Head and tools alone are about fifty characters.
  await expect.poll(async () => (await pane.innerText()).length, title).toBeGreaterThan(80);
  expect(await pane.innerText(), title).not.toMatch(notThere);
}

for (const email of people) {
  for (const language of languages) {
    test(`SHELL-17 SHELL-31 ${email} opens every entry of its menu in ${language} and finds content`, async ({ page }) => {
      const menu = await menuOf(page, email);
      await withAppearance(page, { language });
      await enterAs(page, email);
      await page.goto('/');
      const titleOf = ({ meta }: Item) => (language === 'en' ? meta.title_en : meta.title_cn);
      const entry = (title: string) => page.getByRole('menu').first().getByRole('menuitem', { name: title, exact: true });
      for (const item of menu) {
        const children = item.children.filter(({ meta }) => !meta.hide);
        for (const child of children) {
          const link = entry(titleOf(child)).last();
          if (!(await link.isVisible())) await entry(titleOf(item)).first().click();
          await link.click();
          await seePage(page, child, titleOf(child));
        }
        if (children.length > 0 || item.component === null) continue;
        await entry(titleOf(item)).first().click();
        await seePage(page, item, titleOf(item));
      }
    });
  }
}
