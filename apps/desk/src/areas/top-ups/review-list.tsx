import { ReloadOutlined } from '@ant-design/icons';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { ReviewListKeys } from '@quayside/ui/review/review-screen';
import { Button, Checkbox, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewFilters, type useReviewFilters } from './review-filters.tsx';
import { ReviewRow } from './review-row.tsx';
import { canTick, tickable } from './review-work.ts';
import type { ReviewWork } from './use-review-work.ts';

type ListProps = {
  of: ReviewWork;
  filters: ReturnType<typeof useReviewFilters>;
  canReview: boolean;
  isReceiving: boolean;
  onReceiveTicked: () => void;
  tools: ReactNode;
};

/** The queue, oldest first. Done rows stay greyed until the next load. */
export function ReviewList({ of, filters, canReview, isReceiving, onReceiveTicked, tools }: ListProps) {
  const { t } = useTranslation('desk-top-ups');
  const { work, list } = of;
  const { ids, done, current } = work.queue;
  const isQueue = filters.filters.status === 'submitted';
  return (
    <>
      <div className="review-head">
        <ReviewFilters of={filters} title={t('title')} tools={tools} />
        {canReview && isQueue && <TickLine of={of} isReceiving={isReceiving} onReceiveTicked={onReceiveTicked} />}
      </div>
      <ul className="review-rows" aria-label={t('title')}>
        {list.isPending && <Skeleton active className="review-state" />}
        {list.isError && ids.length === 0 && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && ids.length === 0 && (
          <EmptyState title={isQueue ? t('all_clear') : t('empty_title')} {...(isQueue ? { hint: t('empty_hint') } : {})} />
        )}
        {ids.map((id) => {
          const row = work.rows.get(id);
          return (
            row && (
              <ReviewRow
                key={id}
                row={row}
                outcome={work.outcomes.get(id)}
                isCurrent={id === current}
                isTickable={canReview && canTick(work, row)}
                isTicked={work.ticked.has(id)}
                onOpen={() => of.open(id)}
                onTick={() => of.tick(id)}
              />
            )
          );
        })}
      </ul>
      <ReviewListKeys
        keys={[
          [['J', 'K'], t('key_move')],
          [['Space'], t('key_tick')],
          [['/'], t('key_search')],
        ]}
      >
        <span title={isQueue ? t('order') : undefined}>
          {isQueue ? t('waiting_done', { waiting: ids.length - done.size, done: done.size }) : ids.length}
        </span>
        <Button type="text" size="small" icon={<ReloadOutlined aria-hidden />} aria-label={t('reload')} onClick={of.reload} />
      </ReviewListKeys>
    </>
  );
}

function TickLine({ of, isReceiving, onReceiveTicked }: Pick<ListProps, 'of' | 'isReceiving' | 'onReceiveTicked'>) {
  const { t } = useTranslation('desk-top-ups');
  const all = tickable(of.work);
  const count = of.work.ticked.size;
  return (
    <div className="review-head-line review-ticks">
      <Checkbox
        disabled={all.length === 0}
        checked={count > 0 && count === all.length}
        indeterminate={count > 0 && count < all.length}
        onChange={(event) => of.tickAll(event.target.checked)}
      >
        {t('where_bank_agrees', { count: all.length })}
      </Checkbox>
      <Button size="small" disabled={count === 0} loading={isReceiving} onClick={onReceiveTicked}>
        {t('receive_ticked', { count })}
      </Button>
    </div>
  );
}
