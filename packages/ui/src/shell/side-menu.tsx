import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Menu } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentLanguage } from '../kernel/i18n.ts';
import { firstPage, pageAt, shownPath, titleOf } from '../kernel/menu.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { pathInTab } from '../kernel/tabs.ts';
import { navigateThen } from '../kernel/unsaved.ts';
import { MenuIcon } from './menu-icon.tsx';

type Entries = NonNullable<ComponentProps<typeof Menu>['items']>;
type MenuTheme = 'dark' | 'light';

/** Opens a page of the menu, with its tab's current URL when one is open. */
export function useOpenPage(onGone?: () => void): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path) => {
    onGone?.();
    if (path !== pathname) navigateThen(() => navigate(pathInTab(path)));
  };
}

type SideMenuProps = { menu: readonly MenuItem[]; folded: boolean; theme: MenuTheme; onGone?: () => void };

/** The account's menu, as the server delivered it. */
export function SideMenu({ menu, folded, theme, onGone }: SideMenuProps) {
  const { pathname } = useLocation();
  const openPage = useOpenPage(onGone);
  const uniqueOpen = usePreferences((chosen) => chosen.sideUniqueOpen);
  const shown = shownPath(menu, pathname);
  const groups = pageAt(menu, pathname)?.trail.map((item) => item.path) ?? [];
  const [open, setOpen] = useState<string[]>(groups.length > 0 ? groups : menu.slice(0, 1).map((item) => item.path));
  const [seen, setSeen] = useState(pathname);
  // Opening a page also opens its group, however the user got there.
  if (seen !== pathname) {
    setSeen(pathname);
    if (groups.some((group) => !open.includes(group))) setOpen(uniqueOpen ? groups : [...open, ...groups]);
  }
  return (
    <Menu
      mode="inline"
      theme={theme}
      inlineCollapsed={folded}
      items={entriesOf(menu, true)}
      selectedKeys={shown === null ? [] : [shown]}
      {...(folded ? {} : { openKeys: open })}
      onOpenChange={(keys) => {
        if (!folded) setOpen(uniqueOpen ? onlyLatest(keys, open) : keys);
      }}
      onClick={({ key }) => openPage(key)}
    />
  );
}

/** One group open at a time, with its parents. */
function onlyLatest(keys: string[], before: readonly string[]): string[] {
  const latest = keys.find((key) => !before.includes(key));
  return latest === undefined ? keys : keys.filter((key) => key === latest || latest.startsWith(`${key}/`));
}

/** The whole menu horizontally, for the header. */
export function TopMenu({ menu, theme }: { menu: readonly MenuItem[]; theme: MenuTheme }) {
  const { pathname } = useLocation();
  const openPage = useOpenPage();
  const shown = shownPath(menu, pathname);
  const trail = pageAt(menu, pathname)?.trail.map((item) => item.path) ?? [];
  return (
    <Menu
      className="top-menu"
      mode="horizontal"
      theme={theme}
      items={entriesOf(menu, true)}
      selectedKeys={shown === null ? [] : [...trail, shown]}
      onClick={({ key }) => openPage(key)}
    />
  );
}

/** Only the first level: in the header of the mixed layout, or as the first of two columns. A group leads to its first page. */
export function RootMenu({
  menu,
  mode,
  theme,
  folded = false,
}: {
  menu: readonly MenuItem[];
  mode: 'horizontal' | 'inline';
  theme: MenuTheme;
  folded?: boolean;
}) {
  const { pathname } = useLocation();
  const openPage = useOpenPage();
  const root = rootAt(menu, pathname);
  const items = entriesOf(
    menu.map((item) => ({ ...item, children: [] })),
    true,
  );
  const go = (path: string) => {
    const item = menu.find((one) => one.path === path);
    const target = item?.component === null ? firstPage(item.children) : path;
    if (target !== null && item !== root) openPage(target);
  };
  return (
    <Menu
      className={mode === 'horizontal' ? 'top-menu' : 'root-menu'}
      mode={mode}
      theme={theme}
      items={items}
      selectedKeys={root ? [root.path] : []}
      onClick={({ key }) => go(key)}
      {...(mode === 'inline' ? { inlineCollapsed: folded } : {})}
    />
  );
}

/** The first-level entry of the current path. */
export function rootAt(menu: readonly MenuItem[], pathname: string): MenuItem | null {
  return pageAt(menu, pathname)?.trail[0] ?? null;
}

function entriesOf(menu: readonly MenuItem[], top: boolean): Entries {
  return menu
    .filter((item) => !item.meta.hide)
    .map((item) => {
      const inner = entriesOf(item.children, false);
      const title = titleOf(item, currentLanguage());
      const { badge } = item.meta;
      const entry = {
        key: item.path,
        title,
        label: badge === null || badge === '' ? title : <Badged title={title} badge={badge} />,
        ...(top ? { icon: <MenuIcon name={item.meta.icon} /> } : {}),
      };
      return inner.length === 0 ? entry : { ...entry, children: inner };
    });
}

function Badged({ title, badge }: { title: string; badge: string }) {
  return (
    <span className="menu-label">
      {title}
      <span className="menu-badge">{badge}</span>
    </span>
  );
}
