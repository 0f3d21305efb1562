import type { ExceptionDetail } from '@quayside/contract/exceptions/exceptions.schemas';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { momentText } from '@quayside/ui/kernel/values';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ContactDialog } from './contact-dialog.tsx';
import './order-life.css';
import { replyBoxId, useExceptionReason, useExceptions } from './use-exceptions.ts';

const DAY_MS = 24 * 3_600_000;
type NoteProps = { order: OrderDetail };

/** What stopped the order, until when to reply, what happens otherwise, and the one filled button (ORD-25, ORD-33). */
export function ExceptionNote({ order }: NoteProps) {
  const { t } = useTranslation('order-life');
  const reasonOf = useExceptionReason();
  const [open] = useExceptions(order).data?.list ?? [];
  const [isAsking, setAsking] = useState(false);
  if (open === undefined) return <Alert type="error" showIcon className="wizard-note" title={t('reason.other')} />;
  const isWaiting = open.state === 'awaiting_reply';
  return (
    <>
      <Alert
        type={isWaiting ? 'error' : 'info'}
        showIcon
        className="wizard-note order-problem"
        title={reasonOf(open)}
        description={isWaiting ? <Deadline exception={open} /> : t('replied_at', { at: timeOf(open.replied_at ?? open.raised_at) })}
        action={
          <span className="order-problem-actions">
            <Button onClick={() => setAsking(true)}>{t('manager')}</Button>
            {isWaiting && <Answer order={order} exception={open} />}
          </span>
        }
      />
      {isAsking && <ContactDialog onClose={() => setAsking(false)} />}
    </>
  );
}

const daysUntil = (at: string) => Math.floor((Date.parse(at) - Date.now()) / DAY_MS);
const timeOf = (at: string) => momentText(at, currentLanguage());

function Deadline({ exception: { deadline, reason } }: { exception: ExceptionDetail }) {
  const { t } = useTranslation('order-life');
  const days = daysUntil(deadline);
  return (
    <>
      <strong className="order-deadline">{t('reply_by', { deadline: timeOf(deadline) })}</strong>{' '}
      {days < 0 ? t('overdue') : t('days_left', { count: days })} {reason === 'cost' ? t('cost_goes_on') : t('without_reply')}
    </>
  );
}

/** Missing money is answered by a top-up; everything else by a reply. */
function Answer({ order, exception }: NoteProps & { exception: ExceptionDetail }) {
  const { t } = useTranslation('order-life');
  const navigate = useNavigate();
  const canReply = useCan('orders.edit');
  const canTopUp = useCan('top-ups.edit');
  if (exception.reason === 'cost' && canTopUp)
    return (
      <Button type="primary" onClick={() => navigate(topUpPaths.create)}>
        {t('top_up')}
      </Button>
    );
  if (!canReply) return null;
  return (
    <Button type="primary" onClick={() => document.getElementById(replyBoxId(order.order_id))?.focus()}>
      {t('reply')}
    </Button>
  );
}
