import { interceptionsDeskCalls as calls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import { MoneyText } from '@quayside/ui/display/money-text';
import { useRead } from '@quayside/ui/kernel/query';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { ReviewScreen } from '@quayside/ui/review/review-screen';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReviewList, ReviewRow } from '#desk/kernel/order-review/review-parts.tsx';
import { useOrderReview } from '#desk/kernel/order-review/use-order-review.ts';
import { useReviewPart } from '#desk/kernel/order-review/use-review-part.ts';
import { useAge } from '#desk/kernel/use-age.ts';
import { InterceptionItem } from './interception-item.tsx';

const LIMIT = 200;
const POLL_MS = 20_000;

const shown = ['open', 'decided'] as const;
type Shown = (typeof shown)[number];

/** Requests to stop an order (STAFF-04): the open ones, oldest first, or those decided, newest first. */
export function InterceptionsPage() {
  const [which, setWhich] = useReviewPart<Shown>('open');
  return <InterceptionsOf key={which} which={which} onWhich={setWhich} />;
}

function InterceptionsOf({ which, onWhich }: { which: Shown; onWhich: (which: Shown) => void }) {
  const { t } = useTranslation('desk-interceptions');
  const part = which === 'open' ? ({ is_open: 1, order: 'asc' } as const) : ({ is_open: 0, order: 'desc' } as const);
  const read = useRead(calls.deskList, { limit: LIMIT, ...part }, { pollMs: () => POLL_MS, silent: true });
  const of = useOrderReview(read.data?.list);
  useReviewKeys({ j: () => of.move(1), k: () => of.move(-1), Escape: of.close, n: of.next });
  return (
    <ReviewScreen
      list={
        <ReviewList
          title={t('title')}
          read={read}
          isEmpty={of.rows.length === 0}
          empty={{ title: t(which === 'open' ? 'all_clear' : 'none_decided'), hint: t('empty_hint') }}
          waiting={which === 'open' ? of.waiting : null}
          filters={
            <Segmented<Shown>
              block
              size="small"
              value={which}
              onChange={onWhich}
              options={shown.map((value) => ({ value, label: t(`filter.${value}`) }))}
            />
          }
        >
          {of.rows.map((row) => (
            <ReviewRow
              key={row.order_id}
              number={row.order_no}
              under={row.customer_name}
              end={<MoneyText amount={row.amount} currency="USD" />}
              below={of.outcomes.get(row.order_id) ?? (row.outcome ? t(`outcomes.${row.outcome}`) : <Age since={row.requested_at} />)}
              isCurrent={row.order_id === of.named?.order_id}
              isDone={of.outcomes.has(row.order_id)}
              onOpen={() => of.open(row.order_id)}
            />
          ))}
        </ReviewList>
      }
      item={of.row ? <InterceptionItem key={of.row.interception_id} row={of.row} of={of} /> : null}
    />
  );
}

function Age({ since }: { since: string }) {
  return useAge(since);
}
