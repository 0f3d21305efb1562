import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Outlet } from 'react-router';
import { Boundary } from '../feedback/boundary.tsx';
import type { Client } from '../kernel/client.ts';
import { ClientContext, RootContext, type Root } from '../kernel/context.ts';
import { useNeedsPrompts } from '../kernel/prompts.ts';
import { useLookOfDocument } from '../theme/use-look-of-document.ts';
import { loadable } from './loadable.tsx';

// Ant Design comes with the first page that uses it. Sign-in does not, and is usable sooner.
const themed = () => import('./themed-pages.tsx');
const { Component: Themed, prepare: prepareThemed } = loadable(() => themed().then((file) => file.Themed));
const { Component: PlainPrompts } = loadable(() => themed().then((file) => file.PlainPrompts));

/** Resolves when a themed page can be shown at once. */
export async function prepareTheme(): Promise<void> {
  const [{ readLocale }] = await Promise.all([themed(), prepareThemed()]);
  await readLocale();
}

export type AppRootProps = Root & { client: Client; basename: string; children: ReactNode };

/** The root of both apps. Pages are under `PlainPages` or `ThemedPages`. */
export function AppRoot({ client, basename, children, ...root }: AppRootProps) {
  return (
    <ClientContext value={client}>
      <RootContext value={root}>
        <Boundary broken={BrokenApp}>
          <BrowserRouter basename={basename}>{children}</BrowserRouter>
        </Boundary>
      </RootContext>
    </ClientContext>
  );
}

/** Not even the theme could be loaded. Only a new page can try that again. */
function BrokenApp() {
  const { t } = useTranslation();
  return (
    <main className="app-root plain-root broken-app">
      <h1>{t('error.page')}</h1>
      <p>{t('error.page_hint')}</p>
      <button type="button" className="sign-in-text-button" onClick={() => location.reload()}>
        {t('actions.retry')}
      </button>
    </main>
  );
}

/** Pages of native controls; `sign-in.css` has their looks. */
export function PlainPages() {
  useLookOfDocument();
  const needsPrompts = useNeedsPrompts();
  return (
    <div className="app-root plain-root">
      <Outlet />
      {needsPrompts && (
        <Suspense fallback={null}>
          <PlainPrompts />
        </Suspense>
      )}
    </div>
  );
}

/** Pages with Ant Design. */
export function ThemedPages() {
  return (
    <Suspense fallback={null}>
      <Themed>
        <Outlet />
      </Themed>
    </Suspense>
  );
}
