import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { ReviewScreen } from '@quayside/ui/review/review-screen';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '#desk/kernel/export-button.tsx';
import { useTopUpExport } from './export-columns.ts';
import { ReviewItem } from './review-item.tsx';
import { useReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { canTick } from './review-work.ts';
import { useReceiveTicked } from './use-receive-ticked.ts';
import { useReviewWork } from './use-review-work.ts';
import './top-ups.css';

/** Top-ups to review (STAFF-02): a work screen for the keyboard. After a decision the next one opens. */
export function TopUpReviewPage() {
  const { t } = useTranslation('desk-top-ups');
  const columns = useTopUpExport();
  const canReview = useCan('desk.top-ups.review');
  const filters = useReviewFilters();
  const [params] = useSearchParams();
  const of = useReviewWork(filters.input, Number(params.get('open')) || null);
  // Paging belongs to the screen, not to the file.
  const exported = Object.fromEntries(
    Object.entries(filters.input).flatMap(([name, value]) => (name === 'limit' || value === undefined ? [] : [[name, value]])),
  );
  const { work, current } = of;
  const { ask, isReceiving } = useReceiveTicked(of);
  const id = work.queue.current;
  useReviewKeys({
    j: () => of.move(1),
    k: () => of.move(-1),
    '/': () => document.querySelector<HTMLElement>('[data-review-search] input, input[data-review-search]')?.focus(),
    ' ': () => {
      if (current !== null && canReview && canTick(work, current)) of.tick(current.top_up_id);
    },
    Enter: () => of.open(id),
    Escape: () => (work.taken === null ? of.close() : of.stay()),
  });
  return (
    <ReviewScreen
      list={
        <ReviewList
          of={of}
          filters={filters}
          canReview={canReview}
          isReceiving={isReceiving}
          onReceiveTicked={ask}
          tools={<ExportButton list={topUpsDeskCalls.deskList.name} title={t('title')} filters={exported} columns={columns} />}
        />
      }
      item={work.isOpen && current !== null ? <ReviewItem key={current.top_up_id} topUp={current} of={of} canReview={canReview} /> : null}
    />
  );
}
