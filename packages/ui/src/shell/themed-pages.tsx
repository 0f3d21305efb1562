import type { Locale } from 'antd/es/locale';
import { lazy, Suspense, use, type ReactNode } from 'react';
import { PageBoundary } from '../feedback/page-boundary.tsx';
import { useBrand } from '../kernel/brand.ts';
import { useRoot } from '../kernel/context.ts';
import { currentLanguage, loadLocale } from '../kernel/i18n.ts';
import { useNeedsPrompts } from '../kernel/prompts.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';

// Dialogs are not part of the first page.
const SessionPrompts = lazy(() => import('../feedback/session-prompts.tsx').then((module) => ({ default: module.SessionPrompts })));

let locale: Promise<Locale> | null = null;
/** Once it is here nothing waits for it, not even for a moment. */
let known: Locale | null = null;
export const readLocale = () => (locale ??= loadLocale(currentLanguage()).then((read) => (known = read)));

/** The theme, and the dialogs over every page. */
export function Themed({ children }: { children: ReactNode }) {
  const needsPrompts = useNeedsPrompts();
  return (
    <Theme>
      <PageBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </PageBoundary>
      {needsPrompts && <Prompts />}
    </Theme>
  );
}

/** The same dialogs over a page of native controls. */
export function PlainPrompts() {
  return (
    <Theme isBare>
      <Prompts />
    </Theme>
  );
}

function Theme({ isBare = false, children }: { isBare?: boolean; children: ReactNode }) {
  const { locale: given } = useRoot();
  const color = useBrand(({ brand }) => brand.color);
  return (
    <ThemeProvider locale={given ?? known ?? use(readLocale())} brandColor={color} isBare={isBare}>
      {children}
    </ThemeProvider>
  );
}

function Prompts() {
  const { side, onSignInAgain } = useRoot();
  return (
    <Suspense fallback={null}>
      <SessionPrompts side={side} onSignInAgain={onSignInAgain} />
    </Suspense>
  );
}
