import { portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { currentPlatform } from '@quayside/ui/kernel/brand';
import { plain } from '@quayside/ui/kernel/menu';
import { signInPath } from '@quayside/ui/kernel/prompts';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { Navigate, useLocation } from 'react-router';

/** Without a session every page redirects to sign-in with a return path (SHELL-28); an unknown path is "not found" (SHELL-19). */
export function NoSession() {
  const { pathname, search, hash } = useLocation();
  if (isPortalPath(pathname)) return <Navigate to={signInPath(pathname + search + hash, currentPlatform(search))} replace />;
  return (
    <main className="public-page">
      <NotFoundPage />
    </main>
  );
}

const shellPaths = ['/', '/403', '/redirect', '/result', '/exception'];

function isPortalPath(pathname: string): boolean {
  const known = [...pathsOf(portalMenu), ...shellPaths].map(plain);
  const wanted = plain(pathname);
  return known.some((path) => wanted === path || (path !== '' && wanted.startsWith(`${path}/`)));
}

function pathsOf(pages: readonly MenuPage[]): string[] {
  return pages.flatMap((page) => [page.path, ...pathsOf(page.children ?? [])]);
}
