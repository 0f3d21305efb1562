import { App } from 'antd';
import { useCallback } from 'react';
import { isSilent, RefusedError, UnreadableError } from './errors.ts';
import { useFailureText } from './failure-text.ts';

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
