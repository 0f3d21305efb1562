import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router';
import { currentLanguage } from '../kernel/i18n.ts';
import { aliasOf, firstPage, isKnownPath, menuPages, pageAt, titleOf } from '../kernel/menu.ts';
import { internalPath } from '../kernel/prompts.ts';
import { openTab, REDIRECT, reloadTab, restoreTabs, tabKey, tabOf, useTabs, type TabMemory } from '../kernel/tabs.ts';
import { useTitle } from '../kernel/page-title.ts';
import { DeniedPage, ServerErrorPage, NotFoundPage, ResultPage } from '../feedback/message-pages.tsx';
import { PageBoundary } from '../feedback/page-boundary.tsx';
import { PageFooter } from './page-footer.tsx';
import type { PageRegistry } from './page-registry.tsx';
import { Loading } from '../feedback/states.tsx';
import { TabHost } from '../tabs/tab-host.tsx';

type MenuRoutesProps = {
  menu: readonly MenuItem[];
  registry: PageRegistry;
  site: string;
  /** Restores the stored tabs of the last visit. */
  remembersTabs?: TabMemory | null;
};

/** The account's pages as routes (SHELL-25, SHELL-29), each in its tab. Pages it may not see have no route. */
export function MenuRoutes({ menu, registry, site, remembersTabs = null }: MenuRoutesProps) {
  const location = useLocation();
  const routes = useMemo(() => routesOf(menu, registry), [menu, registry]);
  const names = useTabs((tabs) => tabs.names);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- tabOf reads the names
  const current = useMemo(() => tabOf(location, menu), [location, menu, names]);
  useOpenTabs(menu, current, remembersTabs);
  const at = pageAt(menu, location.pathname);
  useTitle(current?.title ?? (at === null ? null : titleOf(at.item, currentLanguage())), site);
  return (
    <>
      {/* Always mounted: unmounting it for a moment would lose all kept-alive pages. */}
      <TabHost routes={routes} current={current} site={site} onRetry={registry.forgetFailed} />
      {current === null && <WithoutTab menu={menu} routes={routes} site={site} onRetry={registry.forgetFailed} />}
    </>
  );
}

type WithoutTabProps = { menu: readonly MenuItem[]; routes: RouteObject[]; site: string; onRetry: () => void };

/** A URL without a tab: a reload, another spelling of a page, or a page that gets none. */
function WithoutTab({ menu, ...page }: WithoutTabProps) {
  const { pathname, search, hash } = useLocation();
  if (pathname.startsWith(`${REDIRECT}/`)) return <Reload path={pathname + search + hash} />;
  // The router would match another spelling as the page itself; it must not get a second tab.
  const other = aliasOf(menu, pathname);
  if (other !== null) return <Navigate to={other + search + hash} replace />;
  return <OutsideTabs key={pathname} {...page} />;
}

function useOpenTabs(menu: readonly MenuItem[], current: ReturnType<typeof tabOf>, remembersTabs: TabMemory | null): void {
  // Once for each menu, before the first page renders: every account has its own tabs.
  useState(() => restoreTabs(menu, remembersTabs));
  // The tab store is outside React and follows the URL after it has changed.
  useLayoutEffect(() => {
    if (current !== null) openTab(current);
  }, [current]);
}

/** A page that gets no tab: not found, not allowed, results, exceptions. */
function OutsideTabs({ routes, site, onRetry }: { routes: RouteObject[]; site: string; onRetry: () => void }) {
  const page = useRoutes(routes);
  return (
    <div className="tab-pane">
      <PageBoundary onRetry={onRetry}>
        <Suspense fallback={<Loading />}>{page}</Suspense>
      </PageBoundary>
      <PageFooter site={site} />
    </div>
  );
}

/** `/redirect/x` unmounts the page at /x and opens it again (SHELL-23). */
function Reload({ path }: { path: string }) {
  const navigate = useNavigate();
  // Dropping a page and navigating are side effects, so they run in an effect.
  useEffect(() => {
    const target = internalPath(path.slice(REDIRECT.length)) ?? '/';
    const { pathname, search } = new URL(target, location.origin);
    reloadTab(tabKey({ pathname, search }));
    void navigate(target, { replace: true });
  }, [path, navigate]);
  return null;
}

function routesOf(menu: readonly MenuItem[], registry: PageRegistry): RouteObject[] {
  const pages = menuPages(menu).map(({ item, component }) => ({
    path: item.path,
    element: registry.has(component) ? registry.page(component) : <NotFoundPage />,
  }));
  const first = firstPage(menu);
  const home: ReactNode = first === null ? <DeniedPage hasHome={false} /> : <Navigate to={first} replace />;
  return [
    ...pages,
    { path: '/', element: home },
    { path: '/403', element: <DeniedPage /> },
    { path: '/exception/403', element: <DeniedPage /> },
    { path: '/exception/404', element: <NotFoundPage /> },
    { path: '/exception/500', element: <ServerErrorPage /> },
    { path: '/result/success', element: <ResultPage status="success" /> },
    { path: '/result/fail', element: <ResultPage status="fail" /> },
    { path: '*', element: <Unmatched /> },
  ];
}

/** No page for this URL: not allowed for this account, or not found. */
function Unmatched() {
  return isKnownPath(useLocation().pathname) ? <DeniedPage /> : <NotFoundPage />;
}
