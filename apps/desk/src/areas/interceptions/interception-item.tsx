import { interceptionsDeskCalls as calls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import type { DeskInterception, InterceptionOdds } from '@quayside/contract/interceptions/interceptions.schemas';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useRead, useRefresh, useWrite } from '@quayside/ui/kernel/query';
import { EMPTY } from '@quayside/ui/kernel/values';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { App, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { NoteDialog } from '#desk/kernel/order-review/note-dialog.tsx';
import { ReviewHead } from '#desk/kernel/order-review/review-parts.tsx';
import type { OrderReview } from '#desk/kernel/order-review/use-order-review.ts';

type ItemProps = { row: DeskInterception; of: OrderReview<DeskInterception> };

/** One request: what would go back, how such requests ended, and the decision. */
export function InterceptionItem({ row, of }: ItemProps) {
  const { customer_id, order_id } = row;
  const odds = useRead(calls.deskOdds, { customer_id, order_id }, { silent: true });
  const isOpen = row.outcome === null && !of.outcomes.has(order_id);
  return (
    <article className="order-review-item" aria-label={row.order_no}>
      <ReviewHead
        number={row.order_no}
        queue="interceptions.to_decide"
        claimed={isOpen ? order_id : null}
        place={of.place}
        onMove={of.move}
        onClose={of.close}
      >
        <OrderStatusTag status={row.status} />
      </ReviewHead>
      <div className="order-review-scroll">
        <Facts row={row} odds={odds.data} />
      </div>
      <Foot row={row} of={of} isOpen={isOpen} fee={odds.data?.fee_usd ?? null} />
    </article>
  );
}

function Facts({ row, odds }: { row: DeskInterception; odds: InterceptionOdds | undefined }) {
  const { t } = useTranslation('desk-interceptions');
  const facts = [
    ['amount', <MoneyText key="amount" amount={row.amount} currency="USD" />],
    ['units', row.quantity],
    ['fee', odds ? <MoneyText key="fee" amount={odds.fee_usd} currency="USD" /> : EMPTY],
    ['odds', odds ? (odds.asked === 0 ? t('odds_none') : t('odds_text', { accepted: odds.accepted, asked: odds.asked })) : EMPTY],
    ['requested_by', row.requested_by],
    ['requested_at', <TimeText key="requested_at" at={row.requested_at} />],
    ['asked_in', <OrderStatusTag key="asked_in" status={row.asked_in} />],
    ...(row.outcome === null ? [] : decisionOf(row)),
  ] as const;
  return (
    <>
      <p>
        <CustomerLink {...row} />
      </p>
      <dl className="order-review-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <span className="quiet">{t('reason')}</span>
        <p>{row.reason}</p>
      </section>
      {row.note !== '' && (
        <section>
          <span className="quiet">{t('note')}</span>
          <p>{row.note}</p>
        </section>
      )}
    </>
  );
}

function decisionOf({ fee, decided_by, decided_at }: DeskInterception) {
  return [
    ['charged', fee === null ? EMPTY : <MoneyText key="charged" amount={fee} currency="USD" />],
    ['decided_by', decided_by ?? EMPTY],
    ['decided_at', decided_at === null ? EMPTY : <TimeText key="decided_at" at={decided_at} />],
  ] as const;
}

type FootProps = ItemProps & { isOpen: boolean; fee: string | null };

function Foot({ row, of, isOpen, fee }: FootProps) {
  const { t } = useTranslation('desk-interceptions');
  const [asked, ask] = useState<'accept' | 'refuse' | null>(null);
  const [isWaived, waive] = useState(false);
  const { failure, isSaving, decide } = useDecide(row, of, () => ask(null));
  const number = row.order_no;
  useReviewKeys(isOpen ? { a: () => ask('accept'), x: () => ask('refuse') } : {});
  const dialog = { isSaving, failure, label: t('note'), onClose: () => ask(null) };
  return (
    <ReviewFoot says={of.outcomes.get(row.order_id) ?? (row.outcome && t(`outcomes.${row.outcome}`))}>
      <KeyButton shortcut="N" onClick={of.next}>
        {t('next')}
      </KeyButton>
      <KeyButton shortcut="X" disabled={!isOpen} onClick={() => ask('refuse')}>
        {t('refuse')}
      </KeyButton>
      <KeyButton shortcut="A" type="primary" disabled={!isOpen} onClick={() => ask('accept')}>
        {t('accept')}
      </KeyButton>
      {asked === 'accept' && (
        <NoteDialog
          {...dialog}
          title={t('accept_title', { number })}
          hint={t('accept_hint', { count: row.quantity, amount: row.amount })}
          okText={t('accept')}
          onSend={(note) => decide({ accept: true, waive_fee: isWaived, note })}
        >
          {fee !== null && Number(fee) > 0 && (
            <Checkbox checked={isWaived} onChange={(event) => waive(event.target.checked)}>
              {t('waive_fee', { fee })}
            </Checkbox>
          )}
        </NoteDialog>
      )}
      {asked === 'refuse' && (
        <NoteDialog
          {...dialog}
          title={t('refuse_title', { number })}
          hint={t('refuse_hint')}
          okText={t('refuse')}
          isDanger
          needed={t('note_needed')}
          onSend={(note) => decide({ accept: false, waive_fee: false, note })}
        />
      )}
    </ReviewFoot>
  );
}

function useDecide({ customer_id, order_id, order_no: number }: DeskInterception, of: ItemProps['of'], onDone: () => void) {
  const { t } = useTranslation('desk-interceptions');
  const { message } = App.useApp();
  const textOf = useFailureText();
  const refresh = useRefresh();
  const decide = useWrite(calls.deskDecide, [], {
    silent: true,
    onDone: ({ outcome }) => {
      const result = outcome ?? 'refused';
      void (result === 'too_late' ? message.warning(t(result, { number })) : message.success(t(result, { number })));
      onDone();
      of.settle(order_id, t(`outcomes.${result}`));
      refresh(['my-work']);
    },
  });
  return {
    failure: decide.error ? textOf(decide.error) : null,
    isSaving: decide.isPending,
    decide: (given: { accept: boolean; waive_fee: boolean; note: string }) => decide.mutate({ customer_id, order_id, ...given }),
  };
}
