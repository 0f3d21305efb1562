import { isCountryCode } from '@quayside/domain/kernel/countries';
import { countryName } from './countries.ts';
import { currentLanguage } from './i18n.ts';
import { useTranslation } from 'react-i18next';

/** The name of a country; one that no longer exists is unknown, with its code. */
export function useCountryName(): (code: string) => string {
  const { t } = useTranslation('statistics');
  return (code) => (isCountryCode(code) ? countryName(code, currentLanguage()) : t('countries.unknown', { code: code || '-' }));
}
