import type { MenuItem } from '@quayside/contract/kernel/menu';
import type { Language } from '@quayside/i18n/languages';

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

/** Where an account lands that has nowhere else to go. */
export function firstPage(menu: readonly MenuItem[]): string | null {
  return menuPages(menu).find(({ item }) => !item.meta.hide)?.item.path ?? null;
}

export function titleOf(item: MenuItem, language: Language): string {
  return language === 'en' ? item.meta.title_en : item.meta.title_cn;
}

/** The page at this address, or the one whose address it continues. */
export function pageAt(menu: readonly MenuItem[], pathname: string): MenuLeaf | null {
  const pages = menuPages(menu);
  const exact = pages.find(({ item }) => item.path === pathname);
  if (exact) return exact;
  const above = pages.filter(({ item }) => pathname.startsWith(`${item.path}/`));
  return above.toSorted((a, b) => b.item.path.length - a.item.path.length)[0] ?? null;
}

/** The entry to light up in the menu: a hidden page lights up the nearest one that is shown. */
export function shownPath(menu: readonly MenuItem[], pathname: string): string | null {
  const at = pageAt(menu, pathname);
  if (at === null || !at.item.meta.hide) return at?.item.path ?? null;
  return menuPages(menu).find(({ item }) => !item.meta.hide && pathname.startsWith(`${item.path}/`))?.item.path ?? null;
}
