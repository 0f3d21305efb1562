import { App } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent, NetworkError, RefusedError, UnreadableError } from './errors.ts';

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

/** Shows an error toast; the same one only once at a time. */
export function useFailureToast(): (error: unknown) => void {
  const { message } = App.useApp();
  const textOf = useFailureText();
  return useCallback(
    (error: unknown) => {
      if (isSilent(error)) return;
      const content = textOf(error);
      message.error({ content, key: content });
    },
    [message, textOf],
  );
}

/** The request id of the failure in our logs. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof RefusedError || error instanceof UnreadableError ? error.request_id : null;
}
