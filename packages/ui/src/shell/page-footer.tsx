import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../kernel/preferences.ts';

/** The line under every page: whose it is, and the year (SHELL-41). */
export function PageFooter({ site }: { site: string }) {
  const { t } = useTranslation();
  const shown = usePreferences((chosen) => chosen.showFooter);
  const [year] = useState(() => String(new Date().getFullYear()));
  if (!shown) return null;
  return <footer className="page-footer">{t('footer', { year, site })}</footer>;
}
