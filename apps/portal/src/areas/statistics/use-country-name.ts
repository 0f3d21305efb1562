import { isCountryCode } from '@quayside/domain/kernel/countries';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useTranslation } from 'react-i18next';

/** The name of a country; one that no longer exists is unknown, with its code. */
export function useCountryName(): (code: string) => string {
  const { t } = useTranslation('statistics');
  return (code) => (isCountryCode(code) ? countryName(code, currentLanguage()) : t('countries.unknown', { code: code || '-' }));
}
