import { deskMenu, portalMenu, type MenuItem, type MenuPage, type MenuTitle } from '@quayside/contract/kernel/menu';
import i18next from 'i18next';
import type { Language } from './i18n.ts';

/** A page the account may open, with the groups above it. */
export type MenuLeaf = { item: MenuItem; component: string; trail: readonly MenuItem[] };

/** Flat on purpose: nesting in the menu is navigation, not layout. */
export function menuPages(menu: readonly MenuItem[], above: readonly MenuItem[] = []): MenuLeaf[] {
  return menu.flatMap((item) => {
    const trail = [...above, item];
    const own = item.component === null ? [] : [{ item, component: item.component, trail }];
    return [...own, ...menuPages(item.children, trail)];
  });
}

/** The default page of an account after sign-in. */
export function firstPage(menu: readonly MenuItem[]): string | null {
  return menuPages(menu).find(({ item }) => !item.meta.hide)?.item.path ?? null;
}

export function titleOf(item: MenuItem, language: Language): string {
  if (language === 'en') return item.meta.title_en;
  const key = language === 'zh_TW' ? titleKeys.get(item.path) : undefined;
  return key === undefined ? item.meta.title_cn : i18next.t(key, { ns: 'menu' });
}

/** The server names pages in two languages; the third is looked up by the page's path (D-103). */
const titleKeys = new Map(keysOf([...portalMenu, ...deskMenu]));

function keysOf(pages: readonly MenuPage[]): [string, MenuTitle][] {
  // The type of the titles is derived from the two menus.
  return pages.flatMap((page) => [[page.path, page.title as MenuTitle] as [string, MenuTitle], ...keysOf(page.children ?? [])]);
}

/** The page at this path, or the one whose path is a prefix of it. */
export function pageAt(menu: readonly MenuItem[], pathname: string): MenuLeaf | null {
  const pages = menuPages(menu);
  const exact = pages.find(({ item }) => item.path === pathname);
  if (exact) return exact;
  return nearestAbove(pages, pathname);
}

/** The page with the longest path that is a part of this one. */
function nearestAbove(pages: readonly MenuLeaf[], pathname: string): MenuLeaf | null {
  const above = pages.filter(({ item }) => pathname.startsWith(`${item.path}/`));
  return above.toSorted((a, b) => b.item.path.length - a.item.path.length)[0] ?? null;
}

/** The menu entry to highlight: for a hidden page, the nearest visible one. */
export function shownPath(menu: readonly MenuItem[], pathname: string): string | null {
  const at = pageAt(menu, pathname);
  if (at === null || !at.item.meta.hide) return at?.item.path ?? null;
  const shown = menuPages(menu).filter(({ item }) => !item.meta.hide);
  return nearestAbove(shown, pathname)?.item.path ?? null;
}

/** Whether another account has a page here: then the answer is "not allowed" and not "not found". */
export function isKnownPath(pathname: string): boolean {
  return titleKeys.has(pathname);
}

/** The page for another spelling of its path (D-98), or the first page of a group. */
export function aliasOf(menu: readonly MenuItem[], pathname: string): string | null {
  const group = menu.find((item) => item.path === pathname && item.component === null);
  if (group) return firstPage(group.children);
  const wanted = plain(pathname);
  return menuPages(menu).find(({ item }) => item.path !== pathname && plain(item.path) === wanted)?.item.path ?? null;
}

/** `/orderList`, `/order-list` and `/order-list/` are the same path. */
export function plain(path: string): string {
  return path.replace(/\/+$/, '').replaceAll('-', '').toLowerCase();
}
