import { CloudServerOutlined, DisconnectOutlined, InboxOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../display/copyable.tsx';
import { NetworkError, RefusedError } from '../kernel/errors.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { requestIdOf } from '../kernel/failure.ts';

/** Skeleton while a page loads. */
export function Loading({ rows = 8 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <output className="page" aria-label={t('loading')}>
      <Skeleton active title paragraph={{ rows }} />
    </output>
  );
}

export type EmptyText = { title: string; hint?: string; action?: ReactNode };

/** Empty state with the first step and a link to it. */
export function EmptyState({ title, hint, action, icon, heading = false }: EmptyText & { icon?: ReactNode; heading?: boolean }) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className="state" data-testid="empty-state">
      <span className="state-icon" aria-hidden>
        {icon ?? <InboxOutlined aria-hidden />}
      </span>
      <Title className="state-title">{title}</Title>
      {hint && <p className="state-hint">{hint}</p>}
      {action && <div className="state-actions">{action}</div>}
    </div>
  );
}

/** Rows exist, but none matches the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchOutlined aria-hidden />}
      title={t('empty.filtered')}
      hint={t('empty.filtered_hint')}
      action={<Button onClick={onClear}>{t('empty.clear')}</Button>}
    />
  );
}

type ErrorStateProps = { error: unknown; onRetry?: () => void; title?: string; note?: string; extra?: ReactNode };
/** Says what happened, what to do, and the request id for our logs. */
export function ErrorState({ error, onRetry, title, note, extra }: ErrorStateProps) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const requestId = requestIdOf(error);
  // There is no form here whose fields could be marked, so field errors are shown as text.
  const messages = error instanceof RefusedError ? error.fields.map(({ msg }) => msg) : [];
  return (
    <div className="state" role="alert" data-testid="error-state">
      <span className="state-icon state-icon-error" aria-hidden>
        {error instanceof NetworkError ? <DisconnectOutlined aria-hidden /> : <CloudServerOutlined aria-hidden />}
      </span>
      <p className="state-title">{title ?? t('error.title')}</p>
      <p className="state-hint">{messages.length > 0 ? messages.join(' ') : textOf(error)}</p>
      {note && <p className="state-note">{note}</p>}
      {requestId && (
        <p className="state-note">
          {t('error.request_id')} <Copyable value={requestId} />
        </p>
      )}
      <div className="state-actions">
        {onRetry && (
          <Button type="primary" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )}
        {extra}
      </div>
    </div>
  );
}
