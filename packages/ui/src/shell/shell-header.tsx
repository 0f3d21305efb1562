import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Breadcrumb, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { BrandMark } from '../brands/brand-mark.tsx';
import { currentLanguage } from '../kernel/i18n.ts';
import { menuPages, pageAt, shownPath, titleOf } from '../kernel/menu.ts';
import { useMenuFold } from '../kernel/menu-fold.ts';
import { pathInTab, tabKey, useTabs } from '../kernel/tabs.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { RootMenu, TopMenu } from './side-menu.tsx';

type HeaderProps = { site: string; menu: readonly MenuItem[]; mobile: boolean; onOpenMenu: () => void; children: ReactNode };

/** The header (SHELL-41): menu button, breadcrumb and tools. */
export function ShellHeader({ site, menu, mobile, onOpenMenu, children }: HeaderProps) {
  const { t } = useTranslation();
  const layout = usePreferences((chosen) => chosen.layoutStyle);
  const headStyle = usePreferences((chosen) => chosen.headStyle);
  const theme = headStyle === 'light' ? 'light' : 'dark';
  return (
    <header className="shell-header" data-style={headStyle}>
      {mobile && <Button type="text" icon={<MenuOutlined aria-hidden />} aria-label={t('shell.open_menu')} onClick={onOpenMenu} />}
      {!mobile && layout !== 'side' && (
        <div className="shell-header-brand">
          <BrandMark site={site} />
        </div>
      )}
      {!mobile && layout !== 'top' && <FoldButton />}
      {mobile || layout === 'side' ? (
        <Trail menu={menu} short={mobile} />
      ) : (
        <nav className="shell-header-menu" aria-label={t('shell.main_menu')}>
          {layout === 'top' ? <TopMenu menu={menu} theme={theme} /> : <RootMenu menu={menu} mode="horizontal" theme={theme} />}
        </nav>
      )}
      <div className="shell-tools">{children}</div>
    </header>
  );
}

function FoldButton() {
  const { t } = useTranslation();
  const { folded, toggle } = useMenuFold();
  return (
    <Button
      type="text"
      icon={folded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      aria-label={folded ? t('shell.expand') : t('shell.collapse')}
      onClick={toggle}
    />
  );
}

/** Every step from the menu's group to the record: the list above a record is a link. */
function Trail({ menu, short }: { menu: readonly MenuItem[]; short: boolean }) {
  const { t } = useTranslation();
  const location = useLocation();
  const language = currentLanguage();
  const trail = pageAt(menu, location.pathname)?.trail ?? [];
  const name = useTabs((tabs) => tabs.names[tabKey(location)]);
  const above = trail.at(-1)?.meta.hide === true ? shownPath(menu, location.pathname) : null;
  const list = menuPages(menu).find(({ item }) => item.path === above)?.item;
  const steps = [
    ...trail.slice(0, -1).map((item) => ({ key: item.path, title: titleOf(item, language) })),
    ...(list ? [{ key: list.path, title: <Link to={pathInTab(list.path)}>{titleOf(list, language)}</Link> }] : []),
    ...trail.slice(-1).map((item) => ({ key: item.path, title: name ?? titleOf(item, language) })),
  ];
  return (
    <nav className="shell-trail" aria-label={t('shell.breadcrumb')}>
      <Breadcrumb items={short ? steps.slice(-1) : steps} />
    </nav>
  );
}
