import { App } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent, NetworkError, RefusedError, UnreadableError } from './errors.ts';

/** What went wrong, in words for the person: the server's own (NET-12), or ours when it could not be asked (NET-14). */
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

/** Shows a failure as an error toast, the same one only once at a time. */
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

/** The number under which our logs hold what happened. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof RefusedError || error instanceof UnreadableError ? error.request_id : null;
}
