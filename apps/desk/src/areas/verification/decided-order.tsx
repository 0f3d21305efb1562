import type { VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { nextOf } from '@quayside/ui/kernel/review-queue';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TakenBanner } from '#desk/kernel/taken-banner.tsx';
import { CheckList } from './check-list.tsx';
import { OrderFacts, OrderParts } from './order-facts.tsx';
import { OutcomeText } from './order-row.tsx';
import type { VerificationWork } from './use-verification-work.ts';
import type { Outcome } from './verification-work.ts';

type DecidedProps = { order: VerificationDetail; of: VerificationWork; outcome: Outcome | undefined };

/** An order that somebody has decided: nothing can be changed here. */
export function DecidedOrder({ order, of, outcome }: DecidedProps) {
  const { t } = useTranslation('desk-verification');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useReviewKeys({ n: of.next, s: of.skip });
  return (
    <>
      <div className="verify-scroll">
        {of.taken === order.order_id && outcome?.kind === 'taken' && <Taken of={of} now={outcome.now} />}
        <OrderFacts order={order} />
        <CheckList order={order} />
        <OrderParts order={order} />
      </div>
      <ReviewFoot says={outcome && <OutcomeText outcome={outcome} />}>
        <KeyButton shortcut="N" type="primary" ref={button} onClick={of.next}>
          {t('next')}
        </KeyButton>
      </ReviewFoot>
    </>
  );
}

function Taken({ of, now }: { of: VerificationWork; now: string }) {
  const { t } = useTranslation('desk-verification');
  const number = of.work.rows.get(nextOf(of.work.queue) ?? 0)?.order_no;
  return (
    <TakenBanner title={t('taken', { now })} onNext={of.next} onStay={of.stay}>
      {(seconds) => (
        <>
          {t('taken_text')} {number !== undefined && t('taken_next', { number, seconds })}
        </>
      )}
    </TakenBanner>
  );
}
