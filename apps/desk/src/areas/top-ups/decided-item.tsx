import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { Facts, type Fact } from '@quayside/ui/detail/facts';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { amountText, timeText } from '@quayside/ui/kernel/values';
import { KeyButton } from '@quayside/ui/review/key-button';
import { nextOf } from '@quayside/ui/kernel/review-queue';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TakenBanner } from '#desk/kernel/taken-banner.tsx';
import { Balances } from './review-balances.tsx';
import { BankBox, EarlierRounds, PaymentFacts } from './review-facts.tsx';
import { useOutcomeText } from './review-row.tsx';
import type { Outcome } from './review-work.ts';
import type { ReviewWork } from './use-review-work.ts';

type DecidedProps = { topUp: DeskTopUpRow; of: ReviewWork; outcome: Outcome | undefined };

/** A top-up somebody has decided: nothing can be changed here. */
export function DecidedItem({ topUp, of, outcome }: DecidedProps) {
  const { t } = useTranslation('desk-top-ups');
  const { customer_id, top_up_id } = topUp;
  const read = useRead(topUpsDeskCalls.deskGet, { customer_id, top_up_id }, { silent: true, enabled: outcome?.kind === 'gone' });
  const now = read.data ?? topUp;
  const facts = useRead(topUpsDeskCalls.deskFacts, { customer_id, top_up_id }, { silent: true }).data;
  const isTaken = of.work.taken === top_up_id;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useReviewKeys({ n: of.next, s: of.skip });
  return (
    <>
      <div className="review-scroll">
        {isTaken && outcome && <Taken of={of} outcome={outcome} />}
        {topUp.waiting_approval_id !== null && outcome === undefined && <Alert type="info" showIcon title={t('waits_for_second')} />}
        <PaymentFacts topUp={topUp} />
        <BankBox topUp={topUp} />
        {now.status !== 'submitted' && <DecisionFacts topUp={now} />}
        {facts && <Balances facts={facts} credited={undefined} />}
        {facts && facts.earlier.length > 0 && <EarlierRounds rounds={facts.earlier} currency={topUp.currency} />}
      </div>
      <ReviewFoot says={<FootText outcome={outcome} />}>
        <KeyButton shortcut="N" type="primary" ref={button} onClick={of.next}>
          {t('next')}
        </KeyButton>
      </ReviewFoot>
    </>
  );
}

function FootText({ outcome }: Pick<DecidedProps, 'outcome'>) {
  const says = useOutcomeText();
  return outcome ? says(outcome) : '';
}

/** Who was faster, what it was and when. */
function Taken({ of, outcome }: { of: ReviewWork; outcome: Outcome }) {
  const { t } = useTranslation('desk-top-ups');
  const id = nextOf(of.work.queue);
  const reference = id === null ? undefined : of.work.rows.get(id)?.reference;
  if (outcome.kind === 'gone' || outcome.kind === 'refused') return null;
  const language = currentLanguage();
  const values = { name: outcome.by ?? '', at: timeText(outcome.at, language) };
  const title = t(outcome.kind === 'rejected' ? 'taken_rejected' : 'taken_received', values);
  return (
    <TakenBanner title={title} onNext={of.next} onStay={of.stay}>
      {(seconds) => (
        <>
          {outcome.credited_usd !== null && t('taken_credited', { amount: amountText(outcome.credited_usd, 'USD', language) ?? '' })}{' '}
          {t('taken_once')} {reference !== undefined && t('taken_next', { reference, seconds })}
        </>
      )}
    </TakenBanner>
  );
}

function DecisionFacts({ topUp }: { topUp: DeskTopUpRow }) {
  const { t } = useTranslation('desk-top-ups');
  const { currency } = topUp;
  // Payments in USD have no rate.
  const rate: Fact[] =
    currency === 'USD'
      ? []
      : [
          [t('rate', { currency }), topUp.rate],
          [t('rate_source'), topUp.rate_source],
        ];
  return (
    <Facts
      facts={[
        [t('credited'), topUp.credited_usd && <MoneyText key="credited" amount={topUp.credited_usd} currency="USD" />],
        ...rate,
        [t('reviewed_by'), topUp.reviewed_by],
        [t('reviewed_at'), <TimeText key="at" at={topUp.reviewed_at} />],
        [t('remark'), topUp.staff_remark],
      ]}
    />
  );
}
