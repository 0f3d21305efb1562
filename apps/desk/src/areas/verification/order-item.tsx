import { EyeOutlined } from '@ant-design/icons';
import { queues } from '@quayside/contract/kernel/queues';
import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import type { VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { placeOf } from '@quayside/ui/kernel/review-queue';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { ReviewPlace } from '@quayside/ui/review/review-screen';
import { useMobile } from '@quayside/ui/shell/app-shell';
import { Skeleton } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAge } from '#desk/kernel/use-age.ts';
import { useClaim } from '#desk/kernel/use-claim.ts';
import { useNow } from '#desk/kernel/use-now.ts';
import { DecidedOrder } from './decided-order.tsx';
import { OpenOrder } from './open-order.tsx';
import type { VerificationWork } from './use-verification-work.ts';

type ItemProps = {
  named: { customer_id: number; order_id: number };
  of: VerificationWork;
  approveButton: RefObject<HTMLButtonElement | null>;
};
const TARGET_MINUTES = queues['verification.to_verify'].targetMinutes;

/** One order: what it is, what the checks found, and the decision. */
export function OrderItem({ named, of, approveButton }: ItemProps) {
  const read = useRead(verificationDeskCalls.deskGet, named, { silent: true });
  const order = read.data;
  if (read.isError && !order) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!order) return <Skeleton active className="verify-state" />;
  const outcome = of.work.outcomes.get(named.order_id);
  const isOpen = outcome === undefined && order.status === 'uploaded';
  return (
    <article className="verify-item" aria-label={order.order_no}>
      <ItemHead order={order} of={of} isOpen={isOpen} />
      {isOpen ? (
        <OpenOrder order={order} of={of} approveButton={approveButton} />
      ) : (
        <DecidedOrder order={order} of={of} outcome={outcome} />
      )}
    </article>
  );
}

type HeadProps = { order: VerificationDetail; of: VerificationWork; isOpen: boolean };

function ItemHead({ order, of, isOpen }: HeadProps) {
  const { t } = useTranslation('desk-verification');
  const [other] = useClaim('verification.to_verify', isOpen ? order.order_id : null);
  const { at, of: loaded } = placeOf(of.work.queue);
  // A link may open an order that is not among the loaded ones.
  const place = at > 0 ? { at, of: Math.max(loaded, of.list.data?.count ?? 0) } : { at: order.place ?? 0, of: order.waiting };
  // On a phone the item hides the list and its heading.
  const Heading = useMobile() ? 'h1' : 'h2';
  return (
    <header className="verify-head">
      <Heading>
        <Copyable value={order.order_no} />
      </Heading>
      <OrderStatusTag status={order.status} />
      {isOpen && <Waiting since={order.submitted_at} />}
      {other !== undefined && (
        <span className="quiet">
          <EyeOutlined aria-hidden /> {t('is_reviewing', { name: other.name })}
        </span>
      )}
      <ReviewPlace {...place} onMove={of.move} onClose={of.close} />
    </header>
  );
}

/** How long it waits, against the target of the queue. */
function Waiting({ since }: { since: string | null }) {
  const { t } = useTranslation('desk-verification');
  const age = useAge(since);
  const now = useNow();
  const isLate = since !== null && now - Date.parse(since) > TARGET_MINUTES * 60_000;
  return (
    <span className="verify-age" data-late={isLate || undefined}>
      {t('age_target', { age, hours: TARGET_MINUTES / 60 })}
    </span>
  );
}
