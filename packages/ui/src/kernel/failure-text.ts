import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError, RefusedError } from './errors.ts';

/** The error text for the user: the server's own (NET-12), or ours when the server could not be reached (NET-14). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback(
    (error: unknown) => {
      if (error instanceof RefusedError && error.msg !== '') return error.msg;
      if (error instanceof NetworkError) return t('error.network');
      return t('error.unreadable');
    },
    [t],
  );
}
