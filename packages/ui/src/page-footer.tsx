import { useTranslation } from 'react-i18next';
import { usePreferences } from './kernel/preferences.ts';

/** The line under every page: whose it is, and the year (SHELL-41). */
export function PageFooter({ site }: { site: string }) {
  const { t } = useTranslation();
  const shown = usePreferences((chosen) => chosen.showFooter);
  if (!shown) return null;
  return <footer className="page-footer">{t('footer', { year: String(new Date().getFullYear()), site })}</footer>;
}
