import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../kernel/use-copy.ts';
import { EMPTY } from '../kernel/values.ts';

/** A number with a copy button. Lists have hundreds of it: it does not listen for texts, which are there before any page. */
export function Copyable({ value, children }: { value: string | number | null | undefined; children?: ReactNode }) {
  const { copied, copy } = useCopy();
  if (value === null || value === undefined || value === '') return EMPTY;
  return (
    <span className="copyable">
      <span className="copyable-text">{children ?? value}</span>
      <button
        type="button"
        className="copyable-button"
        aria-label={copied ? i18next.t('copy.done', { ns: 'kernel' }) : i18next.t('copy.label', { ns: 'kernel', value: String(value) })}
        onClick={(event) => {
          event.stopPropagation();
          copy(String(value));
        }}
      >
        {copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
    </span>
  );
}

/** A copy button for long text that is not shown beside it, such as a whole address. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { t } = useTranslation();
  const { copied, copy } = useCopy();
  return (
    <Button size="small" icon={copied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />} onClick={() => copy(text)}>
      {copied ? t('copy.done') : children}
    </Button>
  );
}
