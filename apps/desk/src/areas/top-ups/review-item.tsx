import { EyeOutlined } from '@ant-design/icons';
import { queues } from '@quayside/contract/kernel/queues';
import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { placeOf } from '@quayside/ui/kernel/review-queue';
import { ReviewPlace } from '@quayside/ui/review/review-screen';
import { useMobile } from '@quayside/ui/shell/app-shell';
import { SlipView } from '@quayside/ui/review/slip-view';
import { useTranslation } from 'react-i18next';
import { useClaim } from '#desk/kernel/use-claim.ts';
import { useNow } from '#desk/kernel/use-now.ts';
import { useAge } from '#desk/kernel/use-age.ts';
import { DecidedItem } from './decided-item.tsx';
import { OpenItem } from './open-item.tsx';
import { StatusTag } from './status-tag.tsx';
import type { ReviewWork } from './use-review-work.ts';

type ItemProps = { topUp: DeskTopUpRow; of: ReviewWork; canReview: boolean };
const TARGET_MINUTES = queues['top-ups.to_review'].targetMinutes;

/** The slip beside the figures, and the decision. */
export function ReviewItem({ topUp, of, canReview }: ItemProps) {
  const { t } = useTranslation('desk-top-ups');
  const outcome = of.work.outcomes.get(topUp.top_up_id);
  const isDecided = (outcome !== undefined && outcome.kind !== 'refused') || topUp.status !== 'submitted';
  const isOpen = canReview && !isDecided && topUp.waiting_approval_id === null;
  const others = useClaim('top-ups.to_review', isOpen ? topUp.top_up_id : null);
  const [other] = others;
  // On a phone the item hides the list and its heading.
  const Heading = useMobile() ? 'h1' : 'h2';
  return (
    <article className="review-open" aria-label={topUp.reference}>
      <header className="review-item-head">
        <Heading className="review-reference">
          <Copyable value={topUp.reference} />
        </Heading>
        <StatusTag status={outcome?.kind === 'received' || outcome?.kind === 'rejected' ? outcome.kind : topUp.status} />
        {!isDecided && <Waiting since={topUp.submitted_at} />}
        {other !== undefined && (
          <span className="review-other">
            <EyeOutlined aria-hidden /> {t('is_reviewing', { name: other.name })}
          </span>
        )}
        <ReviewPlace {...placeOf(of.work.queue)} onMove={of.move} onClose={of.close} />
      </header>
      <div className="review-body">
        <section aria-label={t('voucher')} className="review-slip">
          <SlipView key={topUp.voucher_url} path={topUp.voucher_url} name={topUp.voucher_name} />
        </section>
        {isOpen ? (
          <OpenItem key={`${topUp.top_up_id} ${topUp.round}`} topUp={topUp} of={of} />
        ) : (
          <DecidedItem key={topUp.top_up_id} topUp={topUp} of={of} outcome={outcome} />
        )}
      </div>
    </article>
  );
}

/** How long it waits, against the target of the queue. */
function Waiting({ since }: { since: string }) {
  const { t } = useTranslation('desk-top-ups');
  const age = useAge(since);
  const isLate = useNow() - Date.parse(since) > TARGET_MINUTES * 60_000;
  return (
    <span className="review-age" data-late={isLate || undefined}>
      {t('age_target', { age, hours: TARGET_MINUTES / 60 })}
    </span>
  );
}
