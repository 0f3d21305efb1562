import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../kernel/i18n.ts';
import { wholeText } from '../kernel/values.ts';

type DialogProps<Number extends number | string> = {
  title: string;
  label: string;
  most: number;
  chosen: readonly Number[];
  onChoose: (numbers: readonly Number[]) => void;
  onClose: () => void;
  /** How pasted text becomes numbers; what is none of them is named. */
  split: (text: string) => { numbers: Number[]; wrong: string[] };
};

/** Searches for many numbers at once, one a line; counts them as they are pasted. */
export function NumbersDialog<Number extends number | string>({
  title,
  label,
  most,
  chosen,
  onChoose,
  onClose,
  split,
}: DialogProps<Number>) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(chosen.join('\n'));
  const { numbers, wrong } = split(text);
  const whole = (value: number) => wholeText(value, currentLanguage());
  const isTooMany = numbers.length > most;
  return (
    <Modal
      open
      title={title}
      okText={t('actions.search')}
      okButtonProps={{ disabled: isTooMany || wrong.length > 0 || (numbers.length === 0 && chosen.length === 0) }}
      cancelText={t('actions.cancel')}
      onOk={() => {
        onChoose(numbers);
        onClose();
      }}
      onCancel={onClose}
    >
      <div className="dialog-stack">
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          id={id}
          rows={10}
          value={text}
          {...(isTooMany || wrong.length > 0 ? { status: 'error' as const } : {})}
          aria-describedby={`${id}-count`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-count`} className="counter" data-full={isTooMany || undefined} aria-live="polite">
          {t('numbers.counted', { count: numbers.length, shown: whole(numbers.length), most: whole(most) })}
        </p>
        {wrong.length > 0 && (
          <p className="field-error" role="alert">
            {t('numbers.wrong', { words: wrong.slice(0, 3).join(', ') })}
          </p>
        )}
      </div>
    </Modal>
  );
}
