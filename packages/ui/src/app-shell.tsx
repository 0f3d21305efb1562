import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Breadcrumb, Button, Drawer, Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import { DarkToggle } from './dark-toggle.tsx';
import { currentLanguage } from './kernel/i18n.ts';
import { MOBILE, useMedia } from './kernel/media.ts';
import { pageAt, titleOf } from './kernel/menu.ts';
import { usePreferences } from './kernel/preferences.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SideMenu } from './side-menu.tsx';
import { UserMenu, type ShellUser } from './user-menu.tsx';

export type AppShellProps = {
  site: string;
  menu: readonly MenuItem[];
  user: ShellUser;
  onLogout: () => Promise<void>;
  /** Header buttons of this app: the task tray, later the notice bell. */
  tools?: ReactNode;
  children: ReactNode;
};

/** What stands around every page: menu, header, and the place for the page. */
export function AppShell({ site, menu, user, onLogout, tools, children }: AppShellProps) {
  const { t } = useTranslation();
  const mobile = useMedia(MOBILE);
  const folded = usePreferences((chosen) => chosen.collapse);
  const set = usePreferences((chosen) => chosen.set);
  const [drawer, setDrawer] = useState(false);
  const foldLabel = folded ? t('shell.expand') : t('shell.collapse');
  return (
    <Layout className="shell" hasSider={!mobile}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      {mobile ? (
        <Drawer
          className="shell-drawer"
          placement="left"
          size={264}
          open={drawer}
          onClose={() => setDrawer(false)}
          title={<BrandMark site={site} />}
        >
          <nav aria-label={t('shell.menu')}>
            <SideMenu menu={menu} folded={false} onGone={() => setDrawer(false)} />
          </nav>
        </Drawer>
      ) : (
        <Layout.Sider className="shell-side" width={224} collapsedWidth={72} collapsed={folded} trigger={null}>
          <div className="shell-brand">
            <BrandMark site={site} folded={folded} />
          </div>
          <nav aria-label={t('shell.menu')}>
            <SideMenu menu={menu} folded={folded} />
          </nav>
        </Layout.Sider>
      )}
      <Layout className="shell-body">
        <Layout.Header className="shell-header">
          {mobile ? (
            <Button type="text" icon={<MenuOutlined />} aria-label={t('shell.open_menu')} onClick={() => setDrawer(true)} />
          ) : (
            <Button
              type="text"
              icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
              aria-label={foldLabel}
              onClick={() => set({ collapse: !folded })}
            />
          )}
          <Trail menu={menu} short={mobile} />
          <div className="shell-tools">
            {tools}
            <LanguageSwitch />
            <DarkToggle />
            <UserMenu user={user} onLogout={onLogout} short={mobile} />
          </div>
        </Layout.Header>
        <main className="shell-content" id="content" tabIndex={-1}>
          {children}
        </main>
      </Layout>
    </Layout>
  );
}

function Trail({ menu, short }: { menu: readonly MenuItem[]; short: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const trail = pageAt(menu, pathname)?.trail ?? [];
  const shown = short ? trail.slice(-1) : trail;
  const items = shown.map((item) => ({ key: item.path, title: titleOf(item, currentLanguage()) }));
  return (
    <nav className="shell-trail" aria-label={t('shell.breadcrumb')}>
      <Breadcrumb items={items} />
    </nav>
  );
}
