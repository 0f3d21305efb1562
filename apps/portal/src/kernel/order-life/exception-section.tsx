import type { ExceptionDetail } from '@quayside/contract/exceptions/exceptions.schemas';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { ActorName } from '@quayside/ui/display/actor-name';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { TimeText } from '@quayside/ui/display/time-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { momentText } from '@quayside/ui/kernel/values';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import './order-life.css';
import { ReplyBox } from './reply-box.tsx';
import { useExceptionReason, useExceptions } from './use-exceptions.ts';

type SectionProps = { order: OrderDetail };
type Message = ExceptionDetail['messages'][number];

/** What was written about the exceptions of the order, and the reply to the open one. */
export function ExceptionSection({ order }: SectionProps) {
  const read = useExceptions(order);
  const canReply = useCan('orders.edit');
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton active title={false} />;
  return read.data.list.map((exception) => (
    <div key={exception.exception_id} className="order-exception">
      <Head exception={exception} />
      <ol className="order-messages">
        {exception.messages.map((message) => (
          <Entry key={message.message_id} message={message} />
        ))}
      </ol>
      {exception.state !== 'resolved' && canReply && <ReplyBox order_id={order.order_id} />}
    </div>
  ));
}

function Head({ exception }: { exception: ExceptionDetail }) {
  const { t } = useTranslation('order-life');
  const reasonOf = useExceptionReason();
  const timeOf = (at: string) => momentText(at, currentLanguage());
  const { raised_at, raised_by, resolved_at } = exception;
  return (
    <p className="order-exception-head">
      <strong>{reasonOf(exception)}</strong>
      <span className="quiet">{t('opened', { at: timeOf(raised_at), by: raised_by })}</span>
      {resolved_at !== null && <span className="quiet">{t('resolved_at', { at: timeOf(resolved_at) })}</span>}
    </p>
  );
}

function Entry({ message }: { message: Message }) {
  const { t } = useTranslation('order-life');
  return (
    <li className="order-message">
      <span className="order-message-head">
        <strong>
          <ActorName actor_kind={message.author_kind} actor_name={message.author_name} />
        </strong>{' '}
        <span className="quiet">
          <TimeText at={message.created_at} />
        </span>
      </span>
      <p>{message.body}</p>
      {message.image_urls.length > 0 && (
        <span className="order-message-images">
          {message.image_urls.map((path, at) => (
            <AuthImage key={path} path={path} alt={t('picture', { number: at + 1 })} size="large" />
          ))}
        </span>
      )}
    </li>
  );
}
