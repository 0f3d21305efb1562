import { FileUnknownOutlined, LockOutlined } from '@ant-design/icons';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Button } from 'antd';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router';
import { currentLanguage } from './kernel/i18n.ts';
import { firstPage, menuPages, pageAt, titleOf } from './kernel/menu.ts';
import { PageBoundary } from './page-boundary.tsx';
import type { PageRegistry } from './page-registry.tsx';
import { useTitle } from './kernel/page-title.ts';
import { EmptyState, Loading } from './states.tsx';

/** The pages of the account, as routes (SHELL-25, SHELL-29). What it may not see has no route. */
export function MenuRoutes({ menu, registry, site }: { menu: readonly MenuItem[]; registry: PageRegistry; site: string }) {
  const { pathname } = useLocation();
  const routes = useMemo(() => routesOf(menu, registry), [menu, registry]);
  const page = useRoutes(routes);
  const at = pageAt(menu, pathname);
  useTitle(at === null ? null : titleOf(at.item, currentLanguage()), site);
  return (
    <PageBoundary key={pathname} onRetry={registry.forgetFailed}>
      <Suspense fallback={<Loading />}>{page}</Suspense>
    </PageBoundary>
  );
}

function routesOf(menu: readonly MenuItem[], registry: PageRegistry): RouteObject[] {
  const pages = menuPages(menu).map(({ item, component }) => ({
    path: item.path,
    element: registry.has(component) ? registry.page(component) : <NotFoundPage />,
  }));
  const first = firstPage(menu);
  const home: ReactNode = first === null ? <DeniedPage /> : <Navigate to={first} replace />;
  return [...pages, { path: '/', element: home }, { path: '/403', element: <DeniedPage /> }, { path: '*', element: <NotFoundPage /> }];
}

export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="page">
      <EmptyState
        icon={<FileUnknownOutlined aria-hidden />}
        title={t('not_found.title')}
        hint={t('not_found.hint')}
        action={
          <Button type="primary" onClick={() => navigate('/')}>
            {t('not_found.home')}
          </Button>
        }
      />
    </div>
  );
}

export function DeniedPage() {
  const { t } = useTranslation();
  return (
    <div className="page">
      <EmptyState icon={<LockOutlined aria-hidden />} title={t('denied.title')} hint={t('denied.hint')} />
    </div>
  );
}
