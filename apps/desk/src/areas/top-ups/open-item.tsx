import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { amountText } from '@quayside/ui/kernel/values';
import { KeyButton } from '@quayside/ui/review/key-button';
import { nextOf } from '@quayside/ui/kernel/review-queue';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { Alert, App, Form } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareSlips } from './compare-slips.tsx';
import { RejectPanel } from './reject-panel.tsx';
import { BankBox, DuplicateBox, EarlierRounds, PaymentFacts } from './review-facts.tsx';
import { amountsOf, CreditFields, type CreditEntry } from './credit-fields.tsx';
import { Balances } from './review-balances.tsx';
import { useDecision } from './use-decision.ts';
import type { ReviewWork } from './use-review-work.ts';

type OpenProps = { topUp: DeskTopUpRow; of: ReviewWork };

/** A top-up to decide. Plain ones take one key: the focus starts on Receive, or on Reject when something is wrong. */
export function OpenItem({ topUp, of }: OpenProps) {
  const { t } = useTranslation('desk-top-ups');
  const [form] = Form.useForm<CreditEntry>();
  const [panel, setPanel] = useState<'reject' | 'compare' | null>(null);
  const facts = useRead(topUpsDeskCalls.deskFacts, { customer_id: topUp.customer_id, top_up_id: topUp.top_up_id }, { silent: true }).data;
  const { decide, failure, isSaving } = useDecision(topUp, form, of);
  const isWrong = topUp.duplicate !== null || topUp.bank === 'differs';
  const [receiveButton, rejectButton, remark] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<TextAreaRef>(null),
  ];
  useStartFocus(isWrong ? rejectButton : receiveButton);
  const receive = useReceive(topUp, form, isWrong, (entry) => void decide({ decision: 'receive', ...entry }));
  const credited = Form.useWatch('credited_usd', form);
  const shown = amountText(credited ?? '', 'USD', currentLanguage());
  const receiveOnce = (event: KeyboardEvent) => {
    if (!of.isDoublePress(event)) receive();
  };
  const keys = { r: receiveOnce, x: () => setPanel('reject'), s: of.skip, n: of.next, t: () => remark.current?.focus() };
  useReviewKeys(panel !== null || isSaving ? {} : { ...keys, d: topUp.duplicate ? () => setPanel('compare') : undefined });
  return (
    <>
      <div className="review-scroll">
        {failure !== null && <Alert type="error" showIcon title={failure} />}
        <PaymentFacts topUp={topUp} />
        {topUp.duplicate && <DuplicateBox duplicate={topUp.duplicate} onCompare={() => setPanel('compare')} />}
        <BankBox topUp={topUp} />
        <CreditFields topUp={topUp} form={form} remark={remark} facts={facts && <Balances facts={facts} credited={credited} />} />
        {facts && facts.earlier.length > 0 && <EarlierRounds rounds={facts.earlier} currency={topUp.currency} />}
      </div>
      {panel === 'reject' && (
        <RejectPanel
          topUp={topUp}
          start={String(form.getFieldValue('remark') ?? '')}
          isSaving={isSaving}
          onClose={() => {
            setPanel(null);
            rejectButton.current?.focus();
          }}
          onReject={(given) => void decide({ decision: 'reject', ...given })}
        />
      )}
      {panel === 'compare' && topUp.duplicate && <CompareSlips topUp={topUp} duplicate={topUp.duplicate} onClose={() => setPanel(null)} />}
      <Decisions
        says={<FootText topUp={topUp} of={of} isWrong={isWrong} />}
        of={of}
        isSaving={isSaving}
        receiveText={shown === null || isWrong ? t('receive') : t('receive_amount', { amount: shown })}
        receiveButton={receiveButton}
        rejectButton={rejectButton}
        onReceive={receive}
        onReject={() => setPanel('reject')}
      />
    </>
  );
}

type DecisionsProps = {
  says: ReactNode;
  of: ReviewWork;
  isSaving: boolean;
  receiveText: string;
  receiveButton: RefObject<HTMLButtonElement | null>;
  rejectButton: RefObject<HTMLButtonElement | null>;
  onReceive: () => void;
  onReject: () => void;
};

function Decisions({ says, of, isSaving, receiveText, receiveButton, rejectButton, onReceive, onReject }: DecisionsProps) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <ReviewFoot says={says}>
      <KeyButton shortcut="S" onClick={of.skip}>
        {t('skip')}
      </KeyButton>
      <KeyButton shortcut="N" onClick={of.next}>
        {t('next')}
      </KeyButton>
      <KeyButton shortcut="X" ref={rejectButton} danger disabled={isSaving} onClick={onReject}>
        {t('reject')}
      </KeyButton>
      <KeyButton shortcut="R" ref={receiveButton} type="primary" loading={isSaving} onClick={onReceive}>
        {receiveText}
      </KeyButton>
    </ReviewFoot>
  );
}

/** What Receive does: "Credits Lumen & Oak. Then opens TU-…". */
function FootText({ topUp, of, isWrong }: OpenProps & { isWrong: boolean }) {
  const { t } = useTranslation('desk-top-ups');
  if (topUp.duplicate) return t('foot_duplicate');
  if (isWrong) return t('foot_differs');
  const id = nextOf(of.work.queue);
  const next = id === null ? undefined : of.work.rows.get(id)?.reference;
  const credits = t('foot_credits', { customer: topUp.customer_name });
  return next === undefined ? credits : `${credits} ${t('foot_then', { reference: next })}`;
}

/** Fields are checked first. What looks wrong is asked about once more. */
function useReceive(
  topUp: DeskTopUpRow,
  form: ReturnType<typeof Form.useForm<CreditEntry>>[0],
  isWrong: boolean,
  onReceive: (entry: CreditEntry) => void,
) {
  const { t } = useTranslation(['desk-top-ups', 'kernel', 'fields']);
  const { modal } = App.useApp();
  return () => {
    const entry = amountsOf(form.getFieldsValue(true) as CreditEntry); // the form's fields are the entry's
    if (!entry.credited_usd) return form.setFields([{ name: 'credited_usd', errors: [t('top-ups.usd_needed', { ns: 'fields' })] }]);
    if (!isWrong) return onReceive(entry);
    const amount = amountText(entry.credited_usd, 'USD', currentLanguage()) ?? '';
    modal.confirm({
      title: t('receive_title', { amount, customer: topUp.customer_name }),
      content: topUp.duplicate ? t('receive_duplicate', { reference: topUp.duplicate.reference }) : t('receive_differs'),
      okText: t('receive'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      autoFocusButton: 'cancel',
      onOk: () => onReceive(entry),
    });
  };
}

/** The focus goes to the usual decision, but never out of a field that is being typed in. */
function useStartFocus(button: RefObject<HTMLButtonElement | null>): void {
  const start = useRef(button);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.closest('input, textarea, [role="combobox"]')) return;
    start.current.current?.focus({ preventScroll: true });
  }, []);
}
