import { Button } from 'antd';
import { useBrand } from '../kernel/brand.ts';
import { currentLanguage, languageNames, localeCode, offeredLanguages, switchLanguage } from '../kernel/i18n.ts';

/** The languages side by side, for sign-in: a drop-down would more than double the bundle size. */
export function LanguageLinks() {
  const current = currentLanguage();
  const offers = useBrand(({ brand }) => brand.offers_zh_tw);
  return offeredLanguages(offers).map((language) => (
    <Button
      key={language}
      type="text"
      lang={localeCode(language)}
      aria-pressed={language === current}
      className="language-link"
      onClick={() => language !== current && switchLanguage(language)}
    >
      {languageNames[language]}
    </Button>
  ));
}
