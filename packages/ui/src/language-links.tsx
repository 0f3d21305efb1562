import { languages } from '@quayside/i18n/languages';
import { Button } from 'antd';
import { currentLanguage, languageNames, localeCode, switchLanguage } from './kernel/i18n.ts';

/** The languages side by side, for the sign-in: a drop-down would more than double what has to be loaded for it. */
export function LanguageLinks() {
  const current = currentLanguage();
  return languages.map((language) => (
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
