import { signInPath } from '@quayside/ui/kernel/prompts';
import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { PlainPages, ThemedPages } from '@quayside/ui/shell/app-root';
import { session } from './session.ts';
import { SignInPage } from './sign-in-page.tsx';

const SetPasswordPage = lazy(() => import('./set-password-page.tsx').then(({ SetPasswordPage: page }) => ({ default: page })));
const ReceivingPhonePage = lazy(() =>
  import('../areas/receiving/phone-photos.tsx').then(({ ReceivingPhonePage: page }) => ({ default: page })),
);
const SignedIn = lazy(() => import('./signed-in.tsx').then(({ SignedIn: page }) => ({ default: page })));

export function DeskRoutes() {
  return (
    <Routes>
      <Route element={<PlainPages />}>
        <Route path="/login" element={<SignInPage />} />
      </Route>
      <Route element={<ThemedPages />}>
        <Route path="/set-password" element={<SetPasswordPage />} />
        <Route path="/receiving-phone" element={<ReceivingPhonePage />} />
        <Route
          path="*"
          element={
            <Guard>
              <SignedIn />
            </Guard>
          }
        />
      </Route>
    </Routes>
  );
}

function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (session.token() !== null) return children;
  return <Navigate to={signInPath(pathname + search, undefined)} replace />;
}
