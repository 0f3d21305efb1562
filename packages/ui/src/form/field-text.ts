import type { FieldError } from '@quayside/contract/kernel/fields';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../kernel/countries.ts';
import { currentLanguage } from '../kernel/i18n.ts';

/** A field's error text, the same as the server's. */
export function useFieldText(): (error: Pick<FieldError, 'code' | 'params'>) => string {
  const { t } = useTranslation('fields');
  return useCallback(
    // The text's variables are the error's params; the contract says which code needs which.
    ({ code, params }) => (t as (key: string, params: FieldError['params']) => string)(code, withCountry(params)),
    [t],
  );
}

/** An error names a country by its code. */
function withCountry(params: FieldError['params']): FieldError['params'] {
  const { country } = params;
  return typeof country === 'string' ? { ...params, country: countryName(country, currentLanguage()) } : params;
}
