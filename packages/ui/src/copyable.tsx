import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY } from './kernel/values.ts';

/** A number people carry elsewhere: one click copies it. */
export function Copyable({ value, children }: { value: string | number | null | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [copied, setCopied] = useState(false);
  if (value === null || value === undefined || value === '') return EMPTY;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(String(value));
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      message.error(t('copy.failed'));
    }
  };
  return (
    <span className="copyable">
      <span className="copyable-text">{children ?? value}</span>
      <button
        type="button"
        className="copyable-button"
        aria-label={copied ? t('copy.done') : t('copy.label', { value: String(value) })}
        onClick={(event) => {
          event.stopPropagation();
          void copy();
        }}
      >
        {copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
    </span>
  );
}
