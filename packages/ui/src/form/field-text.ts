import type { FieldError } from '@quayside/contract/kernel/fields';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A field's error in words, the same words the server uses. */
export function useFieldText(): (error: Pick<FieldError, 'code' | 'params'>) => string {
  const { t } = useTranslation('fields');
  return useCallback(
    // The texts' variables are the error's params; which code needs which is the contract's business.
    ({ code, params }) => (t as (key: string, params: FieldError['params']) => string)(code, params),
    [t],
  );
}
