import { AppRoot } from '@quayside/ui/shell/app-root';
import { fallbackBrand, setBrand, wantedPlatform } from '@quayside/ui/kernel/brand';
import { publicCalls } from '@quayside/ui/kernel/public-calls';
import { currentLanguage, initTexts, tellServer, type Language } from '@quayside/ui/kernel/i18n';
import { readPage } from '@quayside/ui/kernel/page-data';
import { usePreferences } from '@quayside/ui/kernel/preferences';
import { allowStyleTags } from '@quayside/ui/kernel/style-nonce';
import { installBackGuard } from '@quayside/ui/kernel/unsaved';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PortalRoutes, prepareSignedIn } from './routes.tsx';
import { client, session, signInAgain } from './session.ts';

const BRAND_PATIENCE_MS = 2000;

export async function start(): Promise<void> {
  allowStyleTags();
  installBackGuard();
  const language = currentLanguage();
  tellServer(language);
  sendFirstReads();
  const isOfPage = takeBrand(language);
  const texts = initTexts(language, firstTexts(language));
  const [first] = await Promise.all([prepareFirstPage(), texts, isOfPage ? null : loadBrand()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the page');
  const app = (
    <StrictMode>
      <AppRoot client={client} basename="/" side="portal" onSignInAgain={() => signInAgain()}>
        <PortalRoutes />
      </AppRoot>
      <Live />
    </StrictMode>
  );
  client.letPaintFirst(first?.pageIsHere);
  // As a transition, so that taking over the drawn page never holds up typing.
  if (isOfPage && root.hasAttribute('data-drawn')) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** The form may have been sent before this script came (boot.js): it is sent now. */
function goLive(): void {
  const { documentElement } = document;
  documentElement.removeAttribute('data-undrawn');
  documentElement.setAttribute('data-live', '');
  if (!documentElement.hasAttribute('data-waiting')) return;
  documentElement.removeAttribute('data-waiting');
  document.querySelector<HTMLFormElement>('form.sign-in-form')?.requestSubmit();
}

/** Rendered beside the app: its effect runs when React has taken over the page. */
function Live() {
  useEffect(goLive, []);
  return null;
}

/** While the page's code is on its way. The number of rows is this person's own choice. */
function sendFirstReads(): void {
  if (session.token() === null) return;
  const { lists } = usePreferences.getState();
  for (const { call, url } of readPage()?.firstReads ?? []) {
    const limit = lists[call]?.limit ?? null;
    client.sendAhead(limit === null ? url : url.replace(/\blimit=\d+/, `limit=${limit}`));
  }
  // The files of the page come after these: a browser asks for six things at a time.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
}

async function prepareFirstPage() {
  const page = readPage()?.component;
  return page === undefined || session.token() === null ? null : prepareSignedIn(page);
}

/** The server sends the brand with the page. Another language or brand chosen in this browser is loaded instead. */
function takeBrand(language: Language): boolean {
  const page = readPage();
  if (page === null) return false;
  const wanted = wantedPlatform(location.search) ?? page.brand.platform_type;
  if (page.language !== language || page.brand.platform_type !== wanted) return false;
  setBrand(page.brand);
  return true;
}

/** Loads the brand. A slow or missing response must not block sign-in: the default name is used then. */
async function loadBrand(): Promise<void> {
  const platform_type = wantedPlatform(location.search);
  const asked = client.send(publicCalls.brand, { platform_type }).catch(() => fallbackBrand);
  const late = new Promise<void>((resolve) => setTimeout(resolve, BRAND_PATIENCE_MS));
  await Promise.race([asked.then(setBrand), late]);
}

/** zh-TW menu titles come from our own texts (D-103); the others arrive with the menu. */
function firstTexts(language: string): string[] {
  return ['sessions', ...(language === 'zh_TW' ? ['menu'] : []), ...(readPage()?.texts ?? [])];
}
