import { EyeOutlined, ReloadOutlined } from '@ant-design/icons';
import type { QueueName } from '@quayside/contract/kernel/queues';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { Copyable } from '@quayside/ui/display/copyable';
import { useScrollIntoView } from '@quayside/ui/kernel/use-scroll-into-view';
import { ReviewListKeys, ReviewPlace } from '@quayside/ui/review/review-screen';
import { useMobile } from '@quayside/ui/shell/app-shell';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaim } from '#desk/kernel/use-claim.ts';
import './order-review.css';

type Loading = { isPending: boolean; isError: boolean; isSuccess: boolean; error: Error | null; refetch: () => unknown };
type ListProps = {
  title: string;
  filters?: ReactNode;
  read: Loading;
  isEmpty: boolean;
  empty: { title: string; hint: string };
  /** Null on a list of what is done. */
  waiting: number | null;
  children: ReactNode;
};

/** The list of a work screen, with its states. */
export function ReviewList({ title, filters, read, isEmpty, empty, waiting, children }: ListProps) {
  const { t } = useTranslation('desk-kernel');
  return (
    <>
      <div className="review-head">
        <div className="review-head-line">
          <h1>{title}</h1>
        </div>
        {filters}
      </div>
      {isEmpty ? (
        <div className="review-rows">
          {read.isPending && <Skeleton active className="order-review-state" />}
          {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
          {read.isSuccess && <EmptyState {...empty} />}
        </div>
      ) : (
        <ul className="review-rows" aria-label={title}>
          {children}
        </ul>
      )}
      <ReviewListKeys keys={[[['J', 'K'], t('review_move')]]}>
        {waiting !== null && <span>{t('review_waiting', { count: waiting })}</span>}
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={t('review_reload')}
          onClick={() => void read.refetch()}
        />
      </ReviewListKeys>
    </>
  );
}

type RowProps = {
  number: string;
  under: string;
  end: ReactNode;
  below: ReactNode;
  isCurrent: boolean;
  isDone: boolean;
  onOpen: () => void;
};

/** Two lines: number and whose it is; right the amount or state and the time. */
export function ReviewRow({ number, under, end, below, isCurrent, isDone, onOpen }: RowProps) {
  const box = useScrollIntoView<HTMLLIElement>(isCurrent);
  return (
    <li ref={box} className="review-row" aria-current={isCurrent} data-done={isDone || undefined} data-order={number}>
      <span className="review-row-mark" />
      <button type="button" className="review-row-open" tabIndex={-1} onClick={onOpen}>
        <span className="review-row-first">{number}</span>
        <span className="review-row-second">{under}</span>
      </button>
      <span className="review-row-end">
        {end}
        <span className="review-row-second">{below}</span>
      </span>
    </li>
  );
}

type HeadProps = {
  number: string;
  queue: QueueName;
  /** Null where nothing can be decided any more. */
  claimed: number | null;
  place: { at: number; of: number };
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Number, state and who else has it open. */
export function ReviewHead({ number, queue, claimed, place, onMove, onClose, children }: HeadProps) {
  const { t } = useTranslation('desk-kernel');
  const [other] = useClaim(queue, claimed);
  // On a phone the item hides the list and its heading.
  const Heading = useMobile() ? 'h1' : 'h2';
  return (
    <header className="order-review-head">
      <Heading>
        <Copyable value={number} />
      </Heading>
      {children}
      {other !== undefined && (
        <span className="quiet">
          <EyeOutlined aria-hidden /> {t('review_other', { name: other.name })}
        </span>
      )}
      <ReviewPlace {...place} onMove={onMove} onClose={onClose} />
    </header>
  );
}
