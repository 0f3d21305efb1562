import { signInPath } from '@quayside/ui/kernel/prompts';
import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { session } from './session.ts';

const SignInPage = lazy(() => import('./sign-in-page.tsx').then(({ SignInPage: page }) => ({ default: page })));
const SetPasswordPage = lazy(() => import('./set-password-page.tsx').then(({ SetPasswordPage: page }) => ({ default: page })));
const SignedIn = lazy(() => import('./signed-in.tsx').then(({ SignedIn: page }) => ({ default: page })));

export function DeskRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<SignInPage />} />
      <Route path="/set-password" element={<SetPasswordPage />} />
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

function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (session.token() !== null) return children;
  return <Navigate to={signInPath(pathname + search, undefined)} replace />;
}
