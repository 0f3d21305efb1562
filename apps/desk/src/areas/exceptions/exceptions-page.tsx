import { exceptionsDeskCalls as calls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { ReviewScreen } from '@quayside/ui/review/review-screen';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReviewList, ReviewRow } from '#desk/kernel/order-review/review-parts.tsx';
import { useOrderReview } from '#desk/kernel/order-review/use-order-review.ts';
import { useReviewPart } from '#desk/kernel/order-review/use-review-part.ts';
import { useAge } from '#desk/kernel/use-age.ts';
import { ExceptionItem } from './exception-item.tsx';

const LIMIT = 200;
const POLL_MS = 20_000;
const states = ['replied', 'awaiting_reply', 'resolved'] as const;
type State = (typeof states)[number];

/** Orders that stopped (STAFF-08): what the merchant was asked, what came back, and going on. */
export function ExceptionsPage() {
  const [state, setState] = useReviewPart<State>('replied');
  return <ExceptionsOf key={state} state={state} onState={setState} />;
}

function ExceptionsOf({ state, onState }: { state: State; onState: (state: State) => void }) {
  const { t } = useTranslation('desk-exceptions');
  const order = state === 'resolved' ? 'desc' : 'asc';
  const read = useRead(calls.deskList, { limit: LIMIT, order, state }, { pollMs: () => POLL_MS, silent: true });
  const of = useOrderReview(read.data?.list);
  useReviewKeys({ j: () => of.move(1), k: () => of.move(-1), Escape: of.close, n: of.next });
  return (
    <ReviewScreen
      list={
        <ReviewList
          title={t('title')}
          read={read}
          isEmpty={of.rows.length === 0}
          empty={{ title: t(state === 'resolved' ? 'none_resolved' : 'all_clear'), hint: t('empty_hint') }}
          waiting={state === 'resolved' ? null : of.waiting}
          filters={
            <Segmented<State>
              block
              size="small"
              value={state}
              onChange={onState}
              options={states.map((value) => ({ value, label: t(`filter.${value}`) }))}
            />
          }
        >
          {of.rows.map((row) => (
            <ReviewRow
              key={row.order_id}
              number={row.order_no}
              under={`${row.customer_name} · ${t(`reasons.${row.reason}`)}`}
              end={of.outcomes.get(row.order_id) ?? t(`states.${row.state}`)}
              below={<Age since={row.raised_at} />}
              isCurrent={row.order_id === of.named?.order_id}
              isDone={of.outcomes.has(row.order_id)}
              onOpen={() => of.open(row.order_id)}
            />
          ))}
        </ReviewList>
      }
      item={of.named && <ExceptionItem key={of.named.order_id} named={of.named} of={of} />}
    />
  );
}

function Age({ since }: { since: string }) {
  return useAge(since);
}
