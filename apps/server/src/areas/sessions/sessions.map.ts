import type { MenuItem, MenuPage } from '@quayside/contract/kernel/menu';
import type { Permission } from '@quayside/contract/kernel/permissions';
import { hasText, text } from '@quayside/i18n/texts';

/** Badge texts by name; a missing name shows no badge. */
export type Badges = Readonly<Partial<Record<string, string>>>;
type Extras = {
  /** Pages that only one customer has. */
  readonly also?: ReadonlySet<string>;
  readonly badges?: Badges;
};

/** The menu pages a user may see (SHELL-25, SHELL-26). Empty groups are left out. */
export function menuFor(pages: readonly MenuPage[], can: ReadonlySet<Permission>, extras: Extras = {}): MenuItem[] {
  return pages.flatMap((page) => {
    if (page.permission !== undefined && !can.has(page.permission)) return [];
    if (page.only !== undefined && !extras.also?.has(page.only)) return [];
    const children = menuFor(page.children ?? [], can, extras);
    if (page.children !== undefined && children.length === 0) return [];
    return [{ path: page.path, component: page.component ?? null, meta: metaOf(page, extras.badges), children }];
  });
}

function metaOf(page: MenuPage, badges: Badges = {}): MenuItem['meta'] {
  const title = page.title as never; // MenuTitle is the union of these titles; the list's type is wider
  if (!hasText('en', 'menu', page.title)) throw new Error(`the menu has no text for "${page.title}"`);
  return {
    title_cn: text('zh_CN', 'menu', title),
    title_en: text('en', 'menu', title),
    hide: page.hide ?? false,
    icon: page.icon ?? null,
    badge: (page.badge !== undefined && badges[page.badge]) || null,
    keep_alive: page.keepAlive ?? true,
  };
}
