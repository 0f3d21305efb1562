import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Menu } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentLanguage } from './kernel/i18n.ts';
import { pageAt, shownPath, titleOf } from './kernel/menu.ts';
import { leaveThen } from './kernel/unsaved.ts';
import { MenuIcon } from './menu-icon.tsx';

type Entries = NonNullable<ComponentProps<typeof Menu>['items']>;

/** The account's menu, as the server delivered it. */
export function SideMenu({ menu, folded, onGone }: { menu: readonly MenuItem[]; folded: boolean; onGone?: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = shownPath(menu, pathname);
  const groups = pageAt(menu, pathname)?.trail.map((item) => item.path) ?? [];
  const [open, setOpen] = useState<string[]>(groups.length > 0 ? groups : menu.slice(0, 1).map((item) => item.path));
  return (
    <Menu
      mode="inline"
      theme="dark"
      inlineCollapsed={folded}
      items={entriesOf(menu, true)}
      selectedKeys={shown === null ? [] : [shown]}
      {...(folded ? {} : { openKeys: open })}
      onOpenChange={(keys) => {
        if (!folded) setOpen(keys);
      }}
      onClick={({ key }) => {
        onGone?.();
        if (key !== pathname) leaveThen(() => navigate(key));
      }}
    />
  );
}

function entriesOf(menu: readonly MenuItem[], top: boolean): Entries {
  return menu
    .filter((item) => !item.meta.hide)
    .map((item) => {
      const inner = entriesOf(item.children, false);
      const entry = {
        key: item.path,
        label: titleOf(item, currentLanguage()),
        ...(top ? { icon: <MenuIcon name={item.meta.icon} /> } : {}),
      };
      return inner.length === 0 ? entry : { ...entry, children: inner };
    });
}
