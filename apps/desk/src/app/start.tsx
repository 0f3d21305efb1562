import { AppRoot } from '@quayside/ui/shell/app-root';
import { fallbackBrand, setBrand } from '@quayside/ui/kernel/brand';
import { currentLanguage, initTexts } from '@quayside/ui/kernel/i18n';
import { allowStyleTags } from '@quayside/ui/kernel/style-nonce';
import { installBackGuard } from '@quayside/ui/kernel/unsaved';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskRoutes } from './routes.tsx';
import { BASE, client, signInAgain } from './session.ts';

export async function start(): Promise<void> {
  allowStyleTags();
  installBackGuard();
  const language = currentLanguage();
  setBrand({ ...fallbackBrand, site_name: 'Quayside' });
  await initTexts(language, ['sessions']);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the page');
  createRoot(root).render(
    <StrictMode>
      <AppRoot client={client} basename={BASE} side="desk" onSignInAgain={signInAgain}>
        <DeskRoutes />
      </AppRoot>
    </StrictMode>,
  );
}
