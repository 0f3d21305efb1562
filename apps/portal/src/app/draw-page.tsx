import { BrandMark } from '@quayside/ui/brands/brand-mark';
import { useBrand } from '@quayside/ui/kernel/brand';
import { readCookiesOf } from '@quayside/ui/kernel/cookies';
import { openTexts, type Language } from '@quayside/ui/kernel/i18n';
import type { PageData } from '@quayside/ui/kernel/page-data';
import { PlainPages } from '@quayside/ui/shell/app-root';
import { createInstance, type i18n } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, StaticRouter } from 'react-router';
import { SignInPage } from './sign-in-page.tsx';

export type Drawn = {
  title: string;
  description: string;
  html: string;
  /** Whether the script takes over this very page, or only replaces it. */
  isWhole: boolean;
};

const instances = new Map<Language, Promise<i18n>>();

/** Runs in the server: the sign-in page as HTML, and for every other page the brand until its script has come. */
export async function drawPage({ brand, language }: PageData, url: string, cookies: string): Promise<Drawn> {
  const opened = instances.get(language) ?? textsOf(language);
  instances.set(language, opened);
  const texts = await opened;
  // Nothing may wait between here and the drawing: another request would draw with this one's brand.
  useBrand.setState({ brand });
  readCookiesOf(cookies);
  const t = texts.getFixedT(language, 'sessions');
  const site = brand.site_name;
  const isSignIn = /^\/login\/?(\?|$)/.test(url) && !/[?&]verify=/.test(url);
  if (!isSignIn) return { title: site, description: t('description', { site }), html: renderToStaticMarkup(<Splash />), isWhole: false };
  const html = renderToString(
    <I18nextProvider i18n={texts}>
      <StaticRouter location={url}>
        <Routes>
          <Route element={<PlainPages />}>
            <Route path="/login" element={<SignInPage />} />
          </Route>
        </Routes>
      </StaticRouter>
    </I18nextProvider>,
  );
  return { title: `${t('title')} - ${site}`, description: t('description', { site }), html, isWhole: true };
}

async function textsOf(language: Language): Promise<i18n> {
  const instance = createInstance();
  await openTexts(instance, language, ['sessions']);
  return instance;
}

function Splash() {
  const site = useBrand(({ brand }) => brand.site_name);
  return (
    <div className="splash" aria-busy="true">
      <BrandMark site={site} />
    </div>
  );
}
