import type { MenuItem } from '@quayside/contract/kernel/menu';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import { dashboardPaths } from '@quayside/contract/dashboards/dashboards.paths';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { menuPages, shownPath, titleOf } from '@quayside/ui/kernel/menu';
import { useRead } from '@quayside/ui/kernel/query';
import { MenuIcon } from '@quayside/ui/shell/menu-icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const MOST = 8;

/** Shortcuts to pages of the account's own menu. */
export function ShortcutsCard() {
  const { t } = useTranslation('dashboards');
  const user = useRead(sessionsCalls.currentUser, {}, { silent: true, staleMs: Number.POSITIVE_INFINITY });
  const menu = user.data?.menu_list ?? [];
  const pages = menuPages(menu).filter(({ item }) => item.path !== dashboardPaths.workplace && !isPartOfAnother(menu, item));
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('shortcuts')}</h2>
      </div>
      <nav className="panel-body" aria-label={t('shortcuts')}>
        <ul className="shortcuts">
          {chosen(pages).map(({ item, trail }) => (
            <li key={item.path}>
              <Link to={item.path}>
                <MenuIcon name={item.meta.icon ?? trail[0]?.meta.icon ?? null} /> {titleOf(item, currentLanguage())}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

type Page = ReturnType<typeof menuPages>[number];

/** The first pages of the menu; drop-shipping is always among them (DROP-02). */
function chosen(pages: readonly Page[]): Page[] {
  const entry = pages.find(({ item }) => item.path === sourcingPaths.list);
  const first = pages.slice(0, MOST);
  return entry === undefined || first.includes(entry) ? first : [...first.slice(0, MOST - 1), entry];
}

/** A subpage (a product's form, an import) is opened from its list and gets no shortcut. */
function isPartOfAnother(menu: readonly MenuItem[], { path, meta }: MenuItem): boolean {
  return meta.hide && shownPath(menu, path) !== null;
}
