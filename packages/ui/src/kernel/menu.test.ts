import type { MenuItem } from '@quayside/contract/kernel/menu';
import { describe, expect, it } from 'vitest';
import { firstPage, menuPages, pageAt, shownPath, titleOf } from './menu.ts';

const item = (path: string, component: string | null, children: MenuItem[] = [], hide = false): MenuItem => ({
  path,
  component,
  children,
  meta: { title_cn: '标题', title_en: 'Title', hide, icon: null, badge: null, keep_alive: true },
});
const menu = [
  item('/operations', null, [
    item('/hidden', 'a/hidden-page', [], true),
    item('/mails', 'mails/mail-list-page'),
    item('/mails/detail', 'mails/mail-detail-page', [], true),
  ]),
];

describe('the menu of an account', () => {
  it('is flat as routes, hidden pages included', () => {
    expect(menuPages(menu).map(({ item: page }) => page.path)).toEqual(['/hidden', '/mails', '/mails/detail']);
  });

  it('lands on the first page that is shown', () => {
    expect(firstPage(menu)).toBe('/mails');
    expect(firstPage([])).toBeNull();
  });

  it('lights up the list a hidden page belongs to', () => {
    expect(shownPath(menu, '/mails/detail')).toBe('/mails');
    expect(pageAt(menu, '/mails/detail')?.item.path).toBe('/mails/detail');
    const nested = [item('/plugins', 'a'), item('/plugins/stores', 'b'), item('/plugins/stores/details', 'c', [], true)];
    expect(shownPath(nested, '/plugins/stores/details')).toBe('/plugins/stores');
    expect(pageAt(menu, '/nowhere')).toBeNull();
  });

  it('is titled in the language of the reader', () => {
    expect(menu.map((one) => [titleOf(one, 'en'), titleOf(one, 'zh_CN')])).toEqual([['Title', '标题']]);
  });
});
