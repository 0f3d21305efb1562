import { App } from 'antd';
import i18next from 'i18next';
import { useState } from 'react';

const SHOWN_MS = 1500;

/** Copies text to the clipboard and shows a short confirmation. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const { message } = App.useApp();
  const [copied, setCopied] = useState(false);
  const write = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      message.error(i18next.t('copy.failed', { ns: 'kernel' }));
    }
  };
  return { copied, copy: (text) => void write(text) };
}
