import { describe, expect, it } from 'vitest';
import { portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { allHandlers } from '#server/areas/all.ts';
import { firstReadsOf } from '#server/kernel/web/first-reads.ts';
import { filesOf } from '#server/kernel/web/page-files.ts';

const flat = (pages: readonly MenuPage[]): MenuPage[] => pages.flatMap((page) => [page, ...flat(page.children ?? [])]);
const urls = (url: string) => firstReadsOf(allHandlers, url).map((read) => read.url);

describe('the reads a page starts with', () => {
  it('are the user, and the list as the URL asks for it', () => {
    expect(urls('/order/orderList?status=canceled&page=2&limit=50&nonsense=1')).toEqual([
      '/api/ucenter/getCurrentUser',
      '/api/ucenter/order/getList?limit=50&order=desc&page=2&sort=order_id&status=canceled',
      '/api/ucenter/order/getStatusCount',
      '/api/ucenter/order/getMethodList',
      '/api/wms/getCountryList',
      '/api/ucenter/product/getWarehouseList',
    ]);
    expect(urls('/user/profile')).toEqual(['/api/ucenter/getCurrentUser']);
    expect(urls('/login')).toEqual([]);
  });

  it('are calls that exist, are read by GET, and need no more than the page itself', () => {
    const pages = flat(portalMenu).filter((page) => page.firstReads);
    expect(pages.length).toBeGreaterThan(6);
    for (const page of pages)
      for (const name of page.firstReads ?? []) {
        const call = allHandlers.find((one) => one.call.name === name)?.call;
        expect([name, call?.method]).toEqual([name, 'GET']);
        expect([page.permission, 'signed_in']).toContain(call?.permission);
      }
  });
});

describe('the files of a page', () => {
  const texts = ['kernel', 'sessions', 'accounts', 'jobs', 'notices', 'palette', 'orders', 'order-status'].map(
    (name) => `../../packages/i18n/src/zh-CN/${name}.ts`,
  );
  const sources = [...texts, 'index.html', 'src/areas/orders/order-list-page.tsx', '../../node_modules/antd/locale/zh_CN.js'];
  const manifest = Object.fromEntries(sources.map((source) => [source, { file: `assets/${source.split('/').at(-1)}` }]));
  // As the build finds them: `kernel` comes with every page, `refusals` in one file with what all areas share.
  const pageTexts = { 'orders/order-list-page': ['kernel', 'order-status', 'orders', 'refusals'] };
  const built = { manifest, pageTexts };

  it('names the page, and the texts of it and of the frame, so that they are loaded together', () => {
    const files = filesOf(built, '/order/orderList', 'zh_CN', false);
    expect(files.component).toBe('orders/order-list-page');
    expect(files.texts).toEqual(['accounts', 'jobs', 'notices', 'palette', 'order-status', 'orders', 'refusals']);
    for (const name of ['orders.ts', 'order-status.ts', 'palette.ts', 'zh_CN.js']) expect(files.scripts).toContain(`assets/${name}`);
    // What only the page needs may come after what the frame asks the server.
    expect(files.pageScripts).toEqual(['assets/order-list-page.tsx']);
    expect(files.scripts).not.toContain('assets/order-list-page.tsx');
  });

  it('a page without texts of its own gets those of the frame; the sign-in page none', () => {
    expect(filesOf(built, '/products/inventory', 'zh_CN', false).texts).toEqual(['accounts', 'jobs', 'notices', 'palette']);
    expect(filesOf(built, '/login', 'zh_CN', true)).toMatchObject({ texts: [], component: undefined });
  });
});
