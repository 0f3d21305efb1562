import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../kernel/preferences.ts';

/** The footer of every page: company and year (SHELL-41). */
export function PageFooter({ site }: { site: string }) {
  const { t } = useTranslation();
  const shown = usePreferences((chosen) => chosen.showFooter);
  const [year] = useState(() => String(new Date().getFullYear()));
  if (!shown) return null;
  return <footer className="page-footer">{t('footer', { year, site })}</footer>;
}
