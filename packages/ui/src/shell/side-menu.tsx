import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Menu } from 'antd';
import { use, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { currentLanguage } from '../kernel/i18n.ts';
import { firstPage, pageAt, shownPath, titleOf } from '../kernel/menu.ts';
import { countBelow, MenuCountsContext, type MenuCount, type MenuCounts } from '../kernel/menu-counts.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { shownCount } from '../kernel/shown-count.ts';
import { pathInTab } from '../kernel/tabs.ts';
import { navigateThen } from '../kernel/unsaved.ts';
import { MenuIcon } from './menu-icon.tsx';

type Entry = { key: string; title: string; label: ReactNode; icon?: ReactNode; children?: Entry[] };
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
  const counts = use(MenuCountsContext);
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
      items={entriesOf(menu, counts, folded ? [] : open)}
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
  const counts = use(MenuCountsContext);
  const shown = shownPath(menu, pathname);
  const trail = pageAt(menu, pathname)?.trail.map((item) => item.path) ?? [];
  return (
    <Menu
      className="top-menu"
      mode="horizontal"
      theme={theme}
      items={entriesOf(menu, counts)}
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
  const items = entriesOf(menu, use(MenuCountsContext)).map(({ children: _children, ...entry }) => entry);
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

/** A closed group shows the sum of its pages, an open one leaves it to them. */
function entriesOf(menu: readonly MenuItem[], counts: MenuCounts, open: readonly string[] = [], isTop = true): Entry[] {
  return menu
    .filter((item) => !item.meta.hide)
    .map((item) => {
      const inner = entriesOf(item.children, counts, open, false);
      const title = titleOf(item, currentLanguage());
      const count = inner.length === 0 ? counts.get(item.path) : open.includes(item.path) ? undefined : countBelow(item, counts);
      const entry = {
        key: item.path,
        title,
        label: <Label title={title} badge={item.meta.badge} count={count} />,
        ...(isTop ? { icon: <MenuIcon name={item.meta.icon} /> } : {}),
      };
      return inner.length === 0 ? entry : { ...entry, children: inner };
    });
}

function Label({ title, badge, count }: { title: string; badge: string | null; count: MenuCount | undefined }) {
  if (count !== undefined && count.count > 0) return <Counted title={title} {...count} />;
  if (badge === null || badge === '') return title;
  return (
    <span className="menu-label">
      {title}
      <span className="menu-badge">{badge}</span>
    </span>
  );
}

/** What waits: grey, with a red dot when some of it is past its target. Said in words, because colour never stands alone. */
function Counted({ title, count, late }: { title: string } & MenuCount) {
  const { t } = useTranslation();
  const shown = shownCount(count);
  const words = late > 0 ? t('shell.waiting_late', { waiting: shown, late: shownCount(late) }) : t('shell.waiting', { waiting: shown });
  return (
    <span className="menu-label" data-counted>
      <span className="menu-title">{title}</span>
      <span className="menu-count" title={words} data-late={late > 0 || undefined}>
        <span aria-hidden>{shown}</span>
        <span className="sr-only">, {words}</span>
      </span>
    </span>
  );
}
