import { AppRoot } from '@quayside/ui/shell/app-root';
import { fallbackBrand, setBrand, wantedPlatform } from '@quayside/ui/kernel/brand';
import { publicCalls } from '@quayside/ui/kernel/public-calls';
import { currentLanguage, initTexts, loadLocale } from '@quayside/ui/kernel/i18n';
import { allowStyleTags } from '@quayside/ui/kernel/style-nonce';
import { installBackGuard } from '@quayside/ui/kernel/unsaved';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalRoutes } from './routes.tsx';
import { client, signInAgain } from './session.ts';

const BRAND_PATIENCE_MS = 2000;

export async function start(): Promise<void> {
  allowStyleTags();
  installBackGuard();
  const language = currentLanguage();
  const [locale] = await Promise.all([loadLocale(language), initTexts(language, firstTexts(language)), loadBrand()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the page');
  createRoot(root).render(
    <StrictMode>
      <AppRoot client={client} locale={locale} basename="/" side="portal" onSignInAgain={() => signInAgain()}>
        <PortalRoutes />
      </AppRoot>
    </StrictMode>,
  );
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
  return ['sessions', ...(language === 'zh_TW' ? ['menu'] : [])];
}
