import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const SHOWN_MS = 1500;

/** Copies text to the clipboard and shows a short confirmation. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [copied, setCopied] = useState(false);
  const write = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      message.error(t('copy.failed'));
    }
  };
  return { copied, copy: (text) => void write(text) };
}
