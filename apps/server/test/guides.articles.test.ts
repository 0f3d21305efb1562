import { describe, expect, it } from 'vitest';
import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import { articleOf, helpLinks } from '@quayside/contract/guides/page-articles';
import { portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { staffRoles } from '@quayside/domain/kernel/staff-roles';
import { sessions as en } from '@quayside/i18n/en/sessions';
import { sessions as zh } from '@quayside/i18n/zh-CN/sessions';
import { allGuides } from '#server/areas/guides/content/all-guides.ts';
import { seedGuides } from '#server/areas/guides/guides.public.ts';
import { cleanArticle } from '#server/kernel/clean-html.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
await seedGuides(deps.database);
const { list, get } = guidesCalls;
const { deskArticles, deskArticle, deskSaveArticle, deskVersions, deskVersion, deskRestore } = guidesDeskCalls;
const merchant = await make.aMerchant();
const writer = await make.aStaff('customer_service');
const chinese = { lang: 'zh-cn' };
const find = async (keyword: string, headers = {}) =>
  (await send(list, { keyword }, merchant.token, headers)).content.list.map(({ slug }) => slug);
const text = { section: 'start', title_en: 'New words', title_cn: '新词', body_en: '<p>Body</p>', body_cn: '<p>正文</p>' } as const;
let serial = 0;
const aSlug = () => `own-article-${++serial}`;
const anArticle = async (given: object = {}) => (await send(deskSaveArticle, { ...text, slug: aSlug(), ...given }, writer.token)).content;

describe('the articles this product comes with', () => {
  it('HELP-01 are listed by section and read in the reader’s language', async () => {
    const all = (await send(list, {}, merchant.token)).content.list;
    expect(all.map(({ slug }) => slug).toSorted()).toEqual(allGuides.map(({ slug }) => slug).toSorted());
    expect(all[0]?.slug).toBe('getting-started');
    expect((await send(get, { slug: 'order-statuses' }, merchant.token)).content.title).toBe('Order statuses and what you can do in each');
    expect((await send(get, { slug: 'order-statuses' }, merchant.token, chinese)).content.title).toBe('订单状态及可执行的操作');
    expect((await send(list, { section: 'api' }, merchant.token)).content.list.length).toBe(5);
    expect((await send(get, { slug: 'no-such-article' }, merchant.token)).status).toBe(404);
  });

  it('HELP-03 STAFF-01 name every staff role with what it does, in both languages', async () => {
    const { body } = (await send(get, { slug: 'staff-roles' }, merchant.token)).content;
    const { body: chineseBody } = (await send(get, { slug: 'staff-roles' }, merchant.token, chinese)).content;
    for (const role of staffRoles) {
      expect(body).toContain(`<strong>${en.role[role]}</strong>: `);
      expect(chineseBody).toContain(`<strong>${zh.role[role]}</strong>：`);
    }
  });

  it('HELP-04 SHELL-35 cite the paths of the specification, in both languages', () => {
    for (const path of helpLinks)
      for (const body of ['body_en', 'body_cn'] as const)
        expect(
          allGuides.some((guide) => guide[body].includes(`href="${path}"`)),
          `${path} in ${body}`,
        ).toBe(true);
  });

  it('HELP-04 every link leads to a page of the main account’s menu or to an article', async () => {
    const pagesOf = (menu: readonly MenuItem[]): string[] => menu.flatMap(({ path, children }) => [path, ...pagesOf(children)]);
    const pages = new Set(pagesOf((await send(sessionsCalls.currentUser, {}, merchant.token)).content.menu_list).map(plain));
    const slugs = new Set(allGuides.map(({ slug }) => slug));
    const links = allGuides.flatMap(({ body_en, body_cn }) =>
      [...(body_en + body_cn).matchAll(/href="([^"]+)"/g)].map((match) => new URL(match[1] ?? '', 'http://test')),
    );
    expect(links.length).toBeGreaterThan(60);
    for (const { pathname, searchParams } of links) {
      expect(pages, pathname).toContain(plain(pathname));
      const article = searchParams.get('article');
      if (article !== null) expect(slugs).toContain(article);
    }
  });

  it('are as the sanitizer leaves them, in both languages with the same links, and name no brand', async () => {
    const brands = (await db.selectFrom('brands').select('site_name').execute()).map(({ site_name }) => site_name);
    for (const { slug, body_en, body_cn } of allGuides) {
      const linksOf = (body: string) => [...body.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '').toSorted();
      expect(linksOf(body_cn), slug).toEqual(linksOf(body_en));
      for (const body of [body_en, body_cn]) {
        expect(cleanArticle(body).replaceAll('&quot;', '"'), slug).toBe(body);
        for (const brand of [...brands, 'Quayside']) expect(body).not.toContain(brand);
      }
    }
  });

  it('USER-33 every page of the portal has an article for its "?"', () => {
    const flat = (pages: readonly MenuPage[]): string[] =>
      pages.flatMap(({ path, component, children = [] }) => [...(component === undefined ? [] : [path]), ...flat(children)]);
    const slugs = allGuides.map(({ slug }) => slug);
    for (const path of flat(portalMenu)) expect(slugs, `${path}: add it to page-articles.ts`).toContain(articleOf(path));
    expect(articleOf('/no/such/page')).toBeNull();
  });

  it('come again at each start without touching what staff have changed', async () => {
    const { article_id } = (await send(deskArticles, {}, writer.token)).content.list.find(({ slug }) => slug === 'stock') ?? {
      article_id: 0,
    };
    const before = (await send(deskArticle, { article_id }, writer.token)).content;
    expect(before).toMatchObject({ version: 1, updated_by: null });
    const { updated_by: _by, updated_at: _at, ...kept } = before;
    await send(deskSaveArticle, { ...kept, title_en: 'Our own stock rules' }, writer.token);
    await db.updateTable('help_articles').set({ title_en: 'Older text' }).where('slug', '=', 'taxes').execute();
    await seedGuides(deps.database);
    expect((await send(deskArticle, { article_id }, writer.token)).content).toMatchObject({ title_en: 'Our own stock rules', version: 2 });
    expect((await send(get, { slug: 'taxes' }, merchant.token)).content.title).toMatch(/^Taxes/);
    expect((await send(list, {}, merchant.token)).content.list.length).toBe(allGuides.length);
  });
});

const plain = (path: string) => path.toLowerCase().replaceAll('-', '');

describe('the search', () => {
  it('HELP-01 finds words by their stem and beginning in English, whatever the reader’s language', async () => {
    expect((await find('intercepting'))[0]).toBe('exceptions');
    expect(await find('carton marks')).toContain('inbound-guidelines');
    expect(await find('idempot')).toEqual(['api-requests', 'api-errors']);
    expect(await find('idempot', chinese)).toEqual(['api-requests', 'api-errors']);
    expect(await find('carton idempotency')).toEqual([]);
  });

  it('HELP-01 finds Chinese words without spaces, a single character, and mixed text', async () => {
    expect((await find('货损单'))[0]).toBe('loss-orders');
    expect(await find('箱唛')).toContain('inbound-guidelines');
    expect(await find('拦')).toContain('exceptions');
    expect((await find('API 密钥', chinese))[0]).toBe('api-keys');
    expect(await find('不存在的词')).toEqual([]);
  });

  it('takes anything as plain words', async () => {
    for (const odd of ["'", 'a & b | !c', '\\', ':*', '(((', '%', '<b>', '"x" <-> y']) expect(Array.isArray(await find(odd))).toBe(true);
    expect(await find('&&&')).toEqual([]);
  });
});

describe('editing', () => {
  it('D-107 keeps every save as a version with its author, shows old ones and restores one as the newest', async () => {
    const { article_id, slug } = await anArticle();
    const change = { ...text, slug, article_id, version: 1, title_en: 'Second title', body_en: '<p>Second body about zebras</p>' };
    expect((await send(deskSaveArticle, change, writer.token)).content.version).toBe(2);
    expect(await find('zebra')).toEqual([slug]);
    const versions = (await send(deskVersions, { article_id }, writer.token)).content.list;
    expect(versions.map(({ version, title_en, saved_by }) => ({ version, title_en, saved_by }))).toEqual([
      { version: 2, title_en: 'Second title', saved_by: expect.stringContaining('Staff') },
      { version: 1, title_en: 'New words', saved_by: expect.stringContaining('Staff') },
    ]);
    expect((await send(deskVersion, { article_id, version: 1 }, writer.token)).content.body_en).toBe('<p>Body</p>');
    const restored = (await send(deskRestore, { article_id, version: 1, current_version: 2 }, writer.token)).content;
    expect(restored).toMatchObject({ version: 3, title_en: 'New words', body_en: '<p>Body</p>' });
    expect(await find('zebra')).toEqual([]);
    expect((await send(deskVersions, { article_id }, writer.token)).content.list[0]?.restored_from).toBe(1);
    expect((await send(deskVersion, { article_id, version: 9 }, writer.token)).status).toBe(404);
  });

  it('of two people who save at once one is told, and nothing is lost', async () => {
    const { article_id, slug } = await anArticle();
    const saves = await Promise.all(
      [1, 2, 3].map((n) => send(deskSaveArticle, { ...text, slug, article_id, version: 1, title_en: `Title ${n}` }, writer.token)),
    );
    expect(saves.map(({ error_code }) => error_code).toSorted((a, b) => a - b)).toEqual([0, 1013, 1013]);
    expect((await send(deskRestore, { article_id, version: 1, current_version: 1 }, writer.token)).error_code).toBe(1013);
    expect((await send(deskVersions, { article_id }, writer.token)).content.list.length).toBe(2);
  });

  it('hostile HTML does not reach a reader', async () => {
    const body_en = `<p onclick="x()">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>
      <a href="//evil.test">b</a><a href="/\\evil.test">c</a><a href="https://good.test">d</a><a href="/productsList">e</a><iframe src="/x"></iframe>`;
    const { slug } = await anArticle({ body_en });
    const { body } = (await send(get, { slug }, merchant.token)).content;
    for (const part of ['script', 'onclick', 'onerror', 'javascript', 'evil', 'iframe', 'img']) expect(body).not.toContain(part);
    expect(body).toContain('<a href="https://good.test" target="_blank" rel="noopener noreferrer">d</a>');
    expect(body).toContain('<a href="/productsList">e</a>');
  });

  it('says all errors at once: a text of tags only, a taken address', async () => {
    const nothing = await send(
      deskSaveArticle,
      { ...text, slug: aSlug(), body_en: '<p> </p>', body_cn: '<script>x</script>' },
      writer.token,
    );
    expect(nothing.content).toMatchObject({
      fields: [
        { path: 'body_en', code: 'guides.empty' },
        { path: 'body_cn', code: 'guides.empty' },
      ],
    });
    const taken = await send(deskSaveArticle, { ...text, slug: 'stock' }, writer.token);
    expect(taken.content).toMatchObject({ fields: [{ path: 'slug', code: 'guides.slug_taken' }] });
  });

  it('an article that is not published is found by nobody', async () => {
    const { slug } = await anArticle({ published: false, body_en: '<p>Giraffe</p>' });
    expect(await find('giraffe')).toEqual([]);
    expect((await send(get, { slug }, merchant.token)).status).toBe(404);
  });

  it('needs the permission', async () => {
    const clerk = await make.aStaff('warehouse_clerk');
    expect((await send(deskArticles, {}, clerk.token)).error_code).toBe(1003);
    expect((await send(deskSaveArticle, { ...text, slug: aSlug() }, clerk.token)).error_code).toBe(1003);
  });
});
