import { useBrand } from '../kernel/brand.ts';
import { languageNames, localeCode, offeredLanguages, switchLanguage, useLanguage } from '../kernel/i18n.ts';

/** The languages side by side, for sign-in: a drop-down would more than double the bundle size. */
export function LanguageLinks() {
  const current = useLanguage();
  const offers = useBrand(({ brand }) => brand.offers_zh_tw);
  return offeredLanguages(offers).map((language) => (
    <button
      key={language}
      type="button"
      lang={localeCode(language)}
      aria-pressed={language === current}
      className="sign-in-tool language-link"
      onClick={() => language !== current && switchLanguage(language)}
    >
      {languageNames[language]}
    </button>
  ));
}
