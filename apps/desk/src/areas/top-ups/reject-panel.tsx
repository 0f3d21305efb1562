import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { rejectTemplates, type RejectTemplate } from '@quayside/domain/top-ups/top-up-rules';
import { KeyButton, KeyCap } from '@quayside/ui/review/key-button';
import { Input } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

type Given = { remark: string; template?: RejectTemplate };
type PanelProps = { topUp: DeskTopUpRow; start: string; isSaving: boolean; onClose: () => void; onReject: (given: Given) => void };

/** 1 to 5 choose a text, Enter rejects. A text that is not changed reaches the merchant in their own language. */
export function RejectPanel({ topUp, start, isSaving, onClose, onReject }: PanelProps) {
  const { t } = useTranslation(['desk-top-ups', 'fields']);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { template, text, isMissing, choose, write, reject, onKeyDown } = useRejection({ topUp, start, isSaving, onClose, onReject });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- its keys work wherever the focus is in it
    <section ref={box} aria-label={t('reject_question')} data-own-keys tabIndex={-1} className="reject-panel" onKeyDown={onKeyDown}>
      <header>
        <strong>{t('reject_question')}</strong>
        <KeyCap>Esc</KeyCap>
      </header>
      <ol>
        {rejectTemplates.map((one, at) => (
          <li key={one}>
            <button type="button" aria-pressed={one === template} onClick={() => choose(one)}>
              <KeyCap>{String(at + 1)}</KeyCap> {t(`reject_titles.${one}`)}
            </button>
          </li>
        ))}
      </ol>
      <Input.TextArea
        rows={3}
        maxLength={500}
        value={text}
        aria-label={t('remark')}
        {...(isMissing ? { status: 'error' as const } : {})}
        onChange={(event) => write(event.target.value)}
      />
      {isMissing && (
        <p className="field-error" role="alert">
          {t('top-ups.remark_needed', { ns: 'fields' })}
        </p>
      )}
      <footer>
        <span className="quiet">{t('reject_hint')}</span>
        <KeyButton shortcut="Enter" type="primary" danger loading={isSaving} onClick={reject}>
          {t('reject_and_next')}
        </KeyButton>
      </footer>
    </section>
  );
}

function useRejection({ topUp, start, isSaving, onClose, onReject }: PanelProps) {
  const textOf = useTemplateText(topUp);
  const first: RejectTemplate | null = topUp.duplicate ? 'already_credited' : topUp.bank === 'differs' ? 'amount_differs' : null;
  const [template, setTemplate] = useState<RejectTemplate | null>(start === '' ? first : null);
  const [text, setText] = useState(start === '' && first !== null ? textOf(first) : start);
  const [isMissing, setMissing] = useState(false);
  const write = (written: string) => {
    setText(written);
    setMissing(false);
  };
  const choose = (one: RejectTemplate) => {
    setTemplate(one);
    write(textOf(one));
  };
  const reject = () => {
    if (isSaving) return;
    if (text.trim() === '') return setMissing(true);
    onReject(template !== null && text === textOf(template) ? { template, remark: '' } : { remark: text.trim() });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isField = event.target instanceof HTMLTextAreaElement;
    const one = isField ? undefined : rejectTemplates[Number(event.key) - 1];
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isOwnButton(event.target);
    if (event.key === 'Escape') onClose();
    else if (isEnter) reject();
    else if (one !== undefined) choose(one);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { template, text, isMissing, choose, write, reject, onKeyDown };
}

function isOwnButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

/** The text as the merchant reads it; another customer's reference is never named. */
function useTemplateText({ duplicate, customer_id }: DeskTopUpRow): (template: RejectTemplate) => string {
  const { t } = useTranslation('top-up-remarks');
  const isOwn = duplicate?.customer_id === customer_id;
  return (template) =>
    template === 'already_credited' && !isOwn ? t('already_sent') : t(template, { other: isOwn ? (duplicate?.reference ?? '') : '' });
}
