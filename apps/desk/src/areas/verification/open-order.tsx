import type { VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import type { SendBackReason } from '@quayside/domain/orders/send-back';
import { hasFailed } from '@quayside/domain/verification/verification-rules';
import { nextOf } from '@quayside/ui/kernel/review-queue';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { Alert } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDialog } from './address-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CheckList } from './check-list.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { OrderFacts, OrderParts } from './order-facts.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { useDecisions, type Decisions } from './use-decisions.ts';
import type { VerificationWork } from './use-verification-work.ts';
import { curesOf, type Cure } from './verification-work.ts';
import { WhyDialog } from './why-dialog.tsx';

type OpenProps = { order: VerificationDetail; of: VerificationWork; approveButton: RefObject<HTMLButtonElement | null> };
type Panel = { kind: 'send_back'; reason?: SendBackReason } | { kind: 'cancel' | 'method' | 'address' | 'why' };

/** An order to decide. A plain one takes one key: the focus starts on Approve, or on Send back while a check fails. */
export function OpenOrder({ order, of, approveButton }: OpenProps) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const decisions = useDecisions(order, of);
  const { failure, isSaving } = decisions;
  const isFailing = hasFailed(order.checks);
  const sendBackButton = useRef<HTMLButtonElement>(null);
  useStartFocus(isFailing ? sendBackButton : approveButton);
  const cures = curesOf(order);
  const show = (next: Panel | null) => {
    decisions.clear();
    setPanel(next);
  };
  const apply = (cure: Cure | undefined) => cure && show(cure);
  useReviewKeys(
    isSaving
      ? {}
      : {
          e: () => show({ kind: 'send_back' }),
          c: () => show({ kind: 'cancel' }),
          m: () => show({ kind: 'method' }),
          d: () => show({ kind: 'address' }),
          w: () => show({ kind: 'why' }),
          s: of.skip,
          n: of.next,
          ...Object.fromEntries(cures.map(({ cure }, at) => [String(at + 1), () => apply(cure)])),
        },
  );
  return (
    <>
      <div className="verify-scroll">
        {failure !== null && panel === null && <Alert type="error" showIcon title={failure} />}
        <OrderFacts order={order} />
        <CheckList order={order} onCure={apply} />
        <OrderParts order={order} onAddress={() => show({ kind: 'address' })} onWhy={() => show({ kind: 'why' })} />
      </div>
      <ReviewFoot says={<FootText order={order} of={of} />}>
        <FootButtons of={of} show={show} isOff={isSaving} sendBackButton={sendBackButton} />
        <KeyButton
          shortcut="A"
          type="primary"
          ref={approveButton}
          disabled={isFailing}
          loading={isSaving}
          onClick={() => void decisions.approve()}
        >
          <ApproveText />
        </KeyButton>
      </ReviewFoot>
      {panel && <OpenPanel order={order} panel={panel} decisions={decisions} onClose={() => show(null)} />}
    </>
  );
}

function ApproveText() {
  const { t } = useTranslation('desk-verification');
  return t('approve');
}

type ButtonsProps = {
  of: VerificationWork;
  show: (panel: Panel) => void;
  isOff: boolean;
  sendBackButton: RefObject<HTMLButtonElement | null>;
};

function FootButtons({ of, show, isOff, sendBackButton }: ButtonsProps) {
  const { t } = useTranslation('desk-verification');
  return (
    <>
      <KeyButton shortcut="S" onClick={of.skip}>
        {t('skip')}
      </KeyButton>
      <KeyButton shortcut="N" onClick={of.next}>
        {t('next')}
      </KeyButton>
      <KeyButton shortcut="C" danger disabled={isOff} onClick={() => show({ kind: 'cancel' })}>
        {t('cancel')}
      </KeyButton>
      <KeyButton shortcut="M" disabled={isOff} onClick={() => show({ kind: 'method' })}>
        {t('change_method')}
      </KeyButton>
      <KeyButton shortcut="E" ref={sendBackButton} disabled={isOff} onClick={() => show({ kind: 'send_back' })}>
        {t('send_back')}
      </KeyButton>
    </>
  );
}

type PanelProps = { order: VerificationDetail; panel: Panel; decisions: Decisions; onClose: () => void };

function OpenPanel({ order, panel, decisions, onClose }: PanelProps) {
  const props = { order, decisions, onClose };
  if (panel.kind === 'send_back') return <SendBackDialog {...props} start={panel.reason ?? null} />;
  if (panel.kind === 'cancel') return <CancelDialog {...props} />;
  if (panel.kind === 'method') return <MethodDialog {...props} />;
  if (panel.kind === 'address') return <AddressDialog {...props} />;
  return <WhyDialog order={order} onClose={onClose} />;
}

/** What Approve does: "Approves SO-…. Then opens SO-…", or how many checks fail. */
function FootText({ order, of }: Pick<OpenProps, 'order' | 'of'>) {
  const { t } = useTranslation('desk-verification');
  const count = order.checks.filter(({ result }) => result === 'fail').length;
  if (count > 0) return t('foot_fails', { count });
  const next = of.work.rows.get(nextOf(of.work.queue) ?? 0)?.order_no;
  const approves = t('foot_approves', { number: order.order_no });
  return next === undefined ? approves : `${approves} ${t('foot_then', { number: next })}`;
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
