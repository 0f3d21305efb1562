import { KeyButton } from '@quayside/ui/review/key-button';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type PanelProps = { question: string; button: string; isSaving: boolean; onClose: () => void; onReason: (reason: string) => void };

/** Asks for the reason; Enter sends it, Esc closes. */
export function ReasonPanel({ question, button, isSaving, onClose, onReason }: PanelProps) {
  const { t } = useTranslation('desk-top-ups');
  const [reason, setReason] = useState('');
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    if (reason.trim() !== '' && !isSaving) onReason(reason.trim());
  };
  return (
    <section className="reject-panel" aria-label={question} data-own-keys>
      <strong>{question}</strong>
      <Input
        ref={field}
        maxLength={500}
        value={reason}
        aria-label={t('match_reason')}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter' && !event.nativeEvent.isComposing) send();
          else return;
          event.stopPropagation();
          event.preventDefault();
        }}
      />
      <footer>
        <span />
        <KeyButton shortcut="Enter" type="primary" disabled={reason.trim() === ''} loading={isSaving} onClick={send}>
          {button}
        </KeyButton>
      </footer>
    </section>
  );
}
