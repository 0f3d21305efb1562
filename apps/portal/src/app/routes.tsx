import { portalMenu, type MenuPage } from '@quayside/contract/kernel/menu';
import { currentPlatform } from '@quayside/ui/kernel/brand';
import { plain } from '@quayside/ui/kernel/menu';
import { signInPath } from '@quayside/ui/kernel/prompts';
import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { session } from './session.ts';

const SignInPage = lazy(() => import('./sign-in-page.tsx').then(({ SignInPage: page }) => ({ default: page })));
const RegisterPage = lazy(() => import('../areas/accounts/door/register-page.tsx').then((page) => ({ default: page.RegisterPage })));
const ForgetPage = lazy(() => import('../areas/accounts/door/forget-page.tsx').then((page) => ({ default: page.ForgetPage })));
const SendEmailPage = lazy(() => import('../areas/accounts/door/send-email-page.tsx').then((page) => ({ default: page.SendEmailPage })));
const VerifyPage = lazy(() => import('../areas/accounts/door/verify-email-page.tsx').then((page) => ({ default: page.VerifyEmailPage })));
const StartFailedPage = lazy(() => import('./start-failed-page.tsx').then(({ StartFailedPage: page }) => ({ default: page })));
const PublicNotFound = lazy(() => import('./public-not-found.tsx').then(({ PublicNotFound: page }) => ({ default: page })));
const SignedIn = lazy(() => import('./signed-in.tsx').then(({ SignedIn: page }) => ({ default: page })));

/** Public pages first (SHELL-18); everything else is the account's own (SHELL-27). */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<SignInPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/forget" element={<ForgetPage />} />
      <Route path="/send-email" element={<SendEmailPage />} />
      <Route path="/verify-email" element={<VerifyPage />} />
      <Route path="/500" element={<StartFailedPage />} />
      <Route
        path="*"
        element={
          <Guard>
            <SignedIn />
          </Guard>
        }
      />
    </Routes>
  );
}

/** Without a session every page leads to the sign-in, which leads back (SHELL-28); an address no page ever had says so (SHELL-19). */
function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  if (session.token() !== null) return children;
  if (!isPortalPath(pathname)) return <PublicNotFound />;
  return <Navigate to={signInPath(pathname + search + hash, currentPlatform(search))} replace />;
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
