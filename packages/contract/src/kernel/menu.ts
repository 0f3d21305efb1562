import { z } from 'zod';
import { areas } from '../areas.generated.ts';
import type { Area, AreaPage } from './area.ts';
import { deskGroups, portalGroups } from './menu-groups.ts';
import type { Permission } from './permissions.ts';

/** A menu entry as the server delivers it (SHELL-26). */
export type MenuItem = {
  path: string;
  component: string | null;
  meta: { title_cn: string; title_en: string; hide: boolean; icon: string | null; badge: string | null; keep_alive: boolean };
  children: MenuItem[];
};
export const MenuItem: z.ZodType<MenuItem> = z.object({
  path: z.string(),
  component: z.string().nullable(),
  meta: z.object({
    title_cn: z.string(),
    title_en: z.string(),
    hide: z.boolean(),
    icon: z.string().nullable(),
    badge: z.string().nullable(),
    keep_alive: z.boolean(),
  }),
  get children() {
    return z.array(MenuItem);
  },
});

/** A page the menu may show, or a group of pages. */
export type MenuPage = Partial<Omit<AreaPage, 'group' | 'position' | 'permission' | 'path'>> & {
  readonly path: string;
  readonly title: string;
  readonly permission?: Permission;
  readonly children?: readonly MenuPage[];
};
type MenuEntry = Omit<MenuPage, 'children'> | (MenuPage & { readonly children: readonly MenuPage[] });
type Groups = Readonly<Record<string, { readonly path: string; readonly title: string; readonly icon: string; readonly position: number }>>;

const stated: readonly Area[] = Object.values(areas);

/** The merchant's menu. What an account sees is filtered by the same permissions that guard the calls. */
export const portalMenu: readonly MenuEntry[] = composed(
  portalGroups,
  stated.flatMap((area) => area.portalPages),
);

/** The staff's menu at the desk. */
export const deskMenu: readonly MenuEntry[] = composed(
  deskGroups,
  stated.flatMap((area) => area.deskPages),
);

function composed(groups: Groups, pages: readonly AreaPage[]): MenuEntry[] {
  const filled = Object.entries(groups).map(([name, { position, ...group }]) => ({
    position,
    entry: { ...group, children: ordered(pages.filter((page) => page.group === name).map(placed)) },
  }));
  return ordered<MenuEntry>([...filled, ...pages.filter((page) => page.group === null).map(placed)]);
}

function placed({ group: _group, position, ...page }: AreaPage) {
  return { position, entry: page as MenuEntry }; // defineArea lets a page name permissions of its own area only
}

function ordered<Entry>(entries: readonly { readonly position: number; readonly entry: Entry }[]): Entry[] {
  return entries.toSorted((a, b) => a.position - b.position).map(({ entry }) => entry);
}

type PageOf<Key extends 'portalPages' | 'deskPages'> = (typeof areas)[keyof typeof areas][Key][number];
type TitleOf<Of> = Of extends { title: infer Title extends string } ? Title : never;
type BadgeOf<Of> = Of extends { badge: infer Name extends string } ? Name : never;
type GroupOf<Of> = Of[keyof Of];

export type MenuTitle = TitleOf<PageOf<'portalPages'> | PageOf<'deskPages'> | GroupOf<typeof portalGroups> | GroupOf<typeof deskGroups>>;
/** The badge counts of the portal's menu; the server has a query for each. The desk's menu shows its queues (`my-work.counts`). */
export type PortalBadge = BadgeOf<PageOf<'portalPages'>>;
