import type { Locale } from 'antd/es/locale';
import { Suspense, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { useBrand } from '../kernel/brand.ts';
import type { Client } from '../kernel/client.ts';
import { ClientContext } from '../kernel/context.ts';
import { PageBoundary } from '../feedback/page-boundary.tsx';
import { SessionPrompts } from '../feedback/session-prompts.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';

export type AppRootProps = {
  client: Client;
  locale: Locale;
  basename: string;
  /** Drops the session and opens the sign-in with the return path (NET-11). */
  onSignInAgain: () => void;
  children: ReactNode;
};

/** The providers of both apps: theme, client, router, and the dialogs over every page. */
export function AppRoot({ client, locale, basename, onSignInAgain, children }: AppRootProps) {
  const color = useBrand(({ brand }) => brand.color);
  return (
    <ClientContext value={client}>
      <ThemeProvider locale={locale} brandColor={color}>
        <BrowserRouter basename={basename}>
          <PageBoundary>
            <Suspense fallback={null}>{children}</Suspense>
          </PageBoundary>
          <SessionPrompts onSignInAgain={onSignInAgain} />
        </BrowserRouter>
      </ThemeProvider>
    </ClientContext>
  );
}
