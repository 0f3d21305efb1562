import type { MenuItem } from '@quayside/contract/kernel/menu';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BrandMark } from '../brands/brand-mark.tsx';
import { useMenuFold } from '../kernel/menu-fold.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { RootMenu, rootAt, SideMenu } from './side-menu.tsx';

/** The side menu: all of it, the part below the header's selection, or two columns. */
export function ShellSide({ site, menu }: { site: string; menu: readonly MenuItem[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const layout = usePreferences((chosen) => chosen.layoutStyle);
  const columns = usePreferences((chosen) => chosen.sideMenuStyle) === 'mix';
  const { folded } = useMenuFold();
  const railFolded = usePreferences((chosen) => chosen.sideNavCollapse);
  const theme = usePreferences((chosen) => chosen.sideStyle);
  const inner = rootAt(menu, pathname)?.children ?? [];
  const isWhole = layout === 'side' && !columns;
  const shown = isWhole ? menu : inner;
  const hasMenu = shown.some((item) => !item.meta.hide);
  const showRail = layout === 'side' && columns;
  if (!hasMenu && !showRail) return null;
  return (
    <aside className="shell-side" data-theme={theme} data-folded={folded || undefined}>
      {layout === 'side' && (
        <div className="shell-brand">
          <BrandMark site={site} folded={folded && !showRail} />
        </div>
      )}
      <nav className="shell-nav" aria-label={t('shell.menu')}>
        {showRail && (
          <div className="shell-rail" data-folded={railFolded || undefined}>
            <RootMenu menu={menu} mode="inline" theme={theme} folded={railFolded} />
          </div>
        )}
        {hasMenu && (
          <div className="shell-menu">
            <SideMenu key={isWhole ? 'all' : pathname.split('/')[1]} menu={shown} folded={folded} theme={theme} />
          </div>
        )}
      </nav>
    </aside>
  );
}
