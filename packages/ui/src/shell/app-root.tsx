import type { Locale } from 'antd/es/locale';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { useBrand } from '../kernel/brand.ts';
import type { Client } from '../kernel/client.ts';
import { ClientContext } from '../kernel/context.ts';
import { PageBoundary } from '../feedback/page-boundary.tsx';
import type { ConfirmSide } from '../feedback/confirm-prompt.tsx';
import { usePrompts } from '../kernel/prompts.ts';
import { useUnsaved } from '../kernel/unsaved.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';

// Dialogs are not part of the first page: the sign-in form is usable sooner without them.
const SessionPrompts = lazy(() => import('../feedback/session-prompts.tsx').then((module) => ({ default: module.SessionPrompts })));

export type AppRootProps = {
  client: Client;
  locale: Locale;
  basename: string;
  /** Which app this is. */
  side: ConfirmSide;
  /** Drops the session and opens the sign-in with the return path (NET-11). */
  onSignInAgain: () => void;
  children: ReactNode;
};

/** The providers of both apps: theme, client, router, and the dialogs over every page. */
export function AppRoot({ client, locale, basename, side, onSignInAgain, children }: AppRootProps) {
  const color = useBrand(({ brand }) => brand.color);
  return (
    <ClientContext value={client}>
      <ThemeProvider locale={locale} brandColor={color}>
        <BrowserRouter basename={basename}>
          <PageBoundary>
            <Suspense fallback={null}>{children}</Suspense>
          </PageBoundary>
          <Prompts side={side} onSignInAgain={onSignInAgain} />
        </BrowserRouter>
      </ThemeProvider>
    </ClientContext>
  );
}

/** Loads the dialogs when the first one is needed. */
function Prompts(props: Pick<AppRootProps, 'side' | 'onSignInAgain'>) {
  const isAsking = usePrompts(({ expired, acknowledge, confirming }) => expired || acknowledge !== null || confirming !== null);
  const isLeaving = useUnsaved(({ pending }) => pending !== null);
  const [isNeeded, setNeeded] = useState(false);
  if ((isAsking || isLeaving) && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <SessionPrompts {...props} />
    </Suspense>
  ) : null;
}
