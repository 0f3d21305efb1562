import { exceptionsDeskCalls as calls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import type { DeskExceptionDetail, ExceptionRow } from '@quayside/contract/exceptions/exceptions.schemas';
import { mayResolve } from '@quayside/domain/exceptions/exception-rules';
import { ActorName } from '@quayside/ui/display/actor-name';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { useRead, useRefresh, useWrite } from '@quayside/ui/kernel/query';
import { useReviewKeys } from '@quayside/ui/kernel/use-review-keys';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { KeyButton } from '@quayside/ui/review/key-button';
import { ReviewFoot } from '@quayside/ui/review/review-screen';
import { App, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { NoteDialog } from '#desk/kernel/order-review/note-dialog.tsx';
import { ReviewHead } from '#desk/kernel/order-review/review-parts.tsx';
import type { OrderReview } from '#desk/kernel/order-review/use-order-review.ts';
import { useNow } from '#desk/kernel/use-now.ts';

type Named = { customer_id: number; order_id: number };
type Review = OrderReview<ExceptionRow & { customer_id: number; customer_name: string }>;
const tones = { awaiting_reply: 'waiting', replied: 'active', resolved: 'good' } as const;

/** One exception: the reason, the messages, and what staff does. */
export function ExceptionItem({ named, of }: { named: Named; of: Review }) {
  const { t } = useTranslation('desk-exceptions');
  const read = useRead(calls.deskGet, named, { silent: true });
  const exception = read.data;
  if (read.isError && !exception) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!exception) return <Skeleton active className="order-review-state" />;
  const isOpen = exception.state !== 'resolved';
  return (
    <article className="order-review-item" aria-label={exception.order_no}>
      <ReviewHead
        number={exception.order_no}
        queue="exceptions.to_resolve"
        claimed={isOpen ? exception.order_id : null}
        place={of.place}
        onMove={of.move}
        onClose={of.close}
      >
        <StateTag tone={tones[exception.state]}>{t(`states.${exception.state}`)}</StateTag>
      </ReviewHead>
      <div className="order-review-scroll">
        <Facts exception={exception} />
        <Thread exception={exception} />
      </div>
      <Foot exception={exception} of={of} isOpen={isOpen} />
    </article>
  );
}

function Facts({ exception }: { exception: DeskExceptionDetail }) {
  const { t } = useTranslation('desk-exceptions');
  const now = useNow();
  const { params, raised_by, reason, stopped_at, state } = exception;
  const isLate = state === 'awaiting_reply' && Date.parse(exception.deadline) <= now;
  const given = (name: string) => params[name] ?? '';
  const figures =
    'sku' in params
      ? t('units', { sku: given('sku'), quantity: given('quantity') })
      : 'missing' in params
        ? t('money', { actual: given('actual'), quoted: given('quoted'), missing: given('missing') })
        : String(given('why'));
  return (
    <dl className="order-review-facts">
      <div>
        <dt>{t('reason')}</dt>
        <dd>
          {t(`reasons.${reason}`)} {figures}
        </dd>
      </div>
      <div>
        <dt>{t('raised_by')}</dt>
        <dd>{raised_by === 'system' ? <ActorName actor_kind="system" actor_name="" /> : raised_by}</dd>
      </div>
      <div>
        <dt>{t('raised_at')}</dt>
        <dd>
          <TimeText at={exception.raised_at} />
        </dd>
      </div>
      <div>
        <dt>{t('deadline')}</dt>
        <dd className={isLate ? 'order-review-late' : undefined}>
          <TimeText at={exception.deadline} /> {isLate && t('late')}
        </dd>
      </div>
      {stopped_at && (
        <div>
          <dt>{t('stopped_at')}</dt>
          <dd>
            <OrderStatusTag status={stopped_at} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('platform_order')}</dt>
        <dd>{exception.platform_order_no}</dd>
      </div>
      <div>
        <dt>{t('customer')}</dt>
        <dd>
          <CustomerLink {...exception} />
        </dd>
      </div>
    </dl>
  );
}

function Thread({ exception: { messages } }: { exception: DeskExceptionDetail }) {
  const { t } = useTranslation('desk-exceptions');
  if (messages.length === 0) return <p className="quiet">{t('no_messages')}</p>;
  return (
    <ol className="order-review-thread" aria-label={t('messages')}>
      {messages.map((message) => (
        <li key={message.message_id} data-author={['staff', 'system'].includes(message.author_kind) ? 'staff' : 'merchant'}>
          <strong>
            <ActorName actor_kind={message.author_kind} actor_name={message.author_name} />
          </strong>{' '}
          <TimeText at={message.created_at} />
          <p>{message.body}</p>
          {message.image_urls.length > 0 && (
            <span className="order-review-pictures">
              {message.image_urls.map((path, at) => (
                <AuthImage key={path} path={path} alt={t('picture', { at: at + 1 })} size="large" />
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

type FootProps = { exception: DeskExceptionDetail; of: Review; isOpen: boolean };

function Foot({ exception, of, isOpen }: FootProps) {
  const { t } = useTranslation('desk-exceptions');
  const [asked, ask] = useState<'resolve' | 'ask' | null>(null);
  const now = useNow();
  const number = exception.order_no;
  const canResolve = isOpen && mayResolve({ state: exception.state, deadline: new Date(exception.deadline) }, new Date(now));
  const work = useExceptionWork(exception, of, () => ask(null));
  const show = (next: 'resolve' | 'ask') => {
    work.clear();
    ask(next);
  };
  useReviewKeys({ r: canResolve ? () => show('resolve') : undefined, q: isOpen ? () => show('ask') : undefined });
  const dialog = { isSaving: work.isSaving, failure: work.failure, onClose: () => ask(null) };
  return (
    <ReviewFoot says={!isOpen ? null : canResolve ? t('may_resolve', { number }) : t('must_wait')}>
      <KeyButton shortcut="N" onClick={of.next}>
        {t('next')}
      </KeyButton>
      <KeyButton shortcut="Q" disabled={!isOpen} onClick={() => show('ask')}>
        {t('ask')}
      </KeyButton>
      <KeyButton shortcut="R" type="primary" disabled={!canResolve} onClick={() => show('resolve')}>
        {t('resolve')}
      </KeyButton>
      {asked === 'resolve' && (
        <NoteDialog
          {...dialog}
          title={t('resolve_title', { number })}
          hint={t('resolve_hint')}
          label={t('note')}
          okText={t('resolve')}
          onSend={work.resolve}
        />
      )}
      {asked === 'ask' && (
        <NoteDialog
          {...dialog}
          title={t('ask_title', { number })}
          hint={t('ask_hint')}
          label={t('question')}
          okText={t('ask')}
          needed={t('text_needed')}
          onSend={work.askAgain}
        />
      )}
    </ReviewFoot>
  );
}

function useExceptionWork({ customer_id, order_id, order_no: number }: DeskExceptionDetail, of: Review, onDone: () => void) {
  const { t } = useTranslation('desk-exceptions');
  const { message } = App.useApp();
  const textOf = useFailureText();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string | null>(null);
  const [resolve, askAgain] = [useWrite(calls.deskResolve, [], { silent: true }), useWrite(calls.deskAsk, [], { silent: true })];
  const run = async (work: () => Promise<unknown>, text: string, outcome: string) => {
    setFailure(null);
    try {
      await work();
      void message.success(text);
      onDone();
      of.settle(order_id, outcome);
      refresh([calls.deskGet, 'my-work']);
    } catch (error) {
      setFailure(textOf(error));
      refresh([calls.deskGet]);
    }
  };
  const one = { customer_id, order_id };
  return {
    failure,
    clear: () => setFailure(null),
    isSaving: resolve.isPending || askAgain.isPending,
    resolve: (body: string) => void run(() => resolve.mutateAsync({ ...one, body }), t('resolved', { number }), t('done_resolved')),
    askAgain: (body: string) => void run(() => askAgain.mutateAsync({ ...one, body }), t('asked', { number }), t('done_asked')),
  };
}
