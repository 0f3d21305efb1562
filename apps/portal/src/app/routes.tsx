import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { loadable } from '@quayside/ui/shell/loadable';
import { PlainPages, prepareTheme, ThemedPages } from '@quayside/ui/shell/app-root';
import { trackingPaths } from '@quayside/contract/tracking/tracking.paths';
import { session } from './session.ts';
import { SignInPage } from './sign-in-page.tsx';

/** Every page except sign-in uses schemas, so zod-setup must be loaded first. */
function schemaPage(load: () => Promise<ComponentType>) {
  return loadable(async () => {
    await import('./zod-setup.ts');
    return load();
  });
}

const withSchemas = (load: () => Promise<ComponentType>) => schemaPage(load).Component;

const RegisterPage = withSchemas(() => import('../areas/accounts/public/register-page.tsx').then((file) => file.RegisterPage));
const ForgetPage = withSchemas(() => import('../areas/accounts/public/forget-page.tsx').then((file) => file.ForgetPage));
const SendEmailPage = withSchemas(() => import('../areas/accounts/public/send-email-page.tsx').then((file) => file.SendEmailPage));
const VerifyPage = withSchemas(() => import('../areas/accounts/public/verify-email-page.tsx').then((file) => file.VerifyEmailPage));
const TrackPage = withSchemas(() => import('../areas/tracking/public/track-page.tsx').then((file) => file.TrackPage));
const StartFailedPage = withSchemas(() => import('./start-failed-page.tsx').then((file) => file.StartFailedPage));
const NoSession = withSchemas(() => import('./no-session.tsx').then((file) => file.NoSession));
const { Component: SignedIn, prepare: prepareFrame } = schemaPage(() => import('./signed-in.tsx').then((file) => file.SignedIn));

/**
 * Loads the frame of somebody signed in, so that it is drawn whole and at once, while its page is still on the way. What cannot be loaded
 * says so when it is drawn.
 */
export async function prepareSignedIn(page: string): Promise<{ readonly pageIsHere: Promise<void> }> {
  let pageIsHere = Promise.resolve();
  const frame = prepareFrame().then(async () => {
    pageIsHere = (await import('./signed-in.tsx')).preparePage(page);
  });
  await Promise.allSettled([prepareTheme(), frame]);
  return { pageIsHere };
}

/** Public pages first (SHELL-18); everything else needs a session (SHELL-27). */
export function PortalRoutes() {
  return (
    <Routes>
      <Route element={<PlainPages />}>
        <Route path="/login" element={<SignInPage />} />
      </Route>
      <Route element={<ThemedPages />}>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/forget" element={<ForgetPage />} />
        <Route path="/send-email" element={<SendEmailPage />} />
        <Route path="/verify-email" element={<VerifyPage />} />
        <Route path={trackingPaths.find} element={<TrackPage />} />
        <Route path="/500" element={<StartFailedPage />} />
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
  return session.token() === null ? <NoSession /> : children;
}
