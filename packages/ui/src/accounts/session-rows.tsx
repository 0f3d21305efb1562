import type { OwnAccountCalls, SessionRow } from '@quayside/contract/kernel/own-account';
import { DeviceText } from '../sign-in/device-text.tsx';
import { currentLanguage } from '../kernel/i18n.ts';
import { useRead, useWrite } from '../kernel/query.ts';
import { momentText } from '../kernel/values.ts';
import { StateTag } from '../display/state-tag.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { App, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

/** The account's active sessions; each device can be signed out here. */
export function SessionRows({ calls }: { calls: OwnAccountCalls }) {
  const { t } = useTranslation('accounts');
  const sessions = useRead(calls.sessions, {}, { silent: true });
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('sessions.title')}</h2>
      </div>
      <div className="panel-body">
        {sessions.data && (
          <ul className="line-list">
            {sessions.data.list.map((row) => (
              <SessionLine key={row.session_id} calls={calls} row={row} />
            ))}
          </ul>
        )}
        {sessions.isPending && <Skeleton active />}
        {sessions.isLoadingError && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      </div>
    </section>
  );
}

type LineProps = { calls: OwnAccountCalls; row: SessionRow };

function SessionLine({ calls, row }: LineProps) {
  const { t } = useTranslation('accounts');
  return (
    <li>
      <div className="line-main">
        <span className="line-name">
          <DeviceText userAgent={row.user_agent} />
          {row.is_current === 1 && <StateTag tone="good">{t('sessions.current')}</StateTag>}
          {row.is_staff === 1 && <StateTag tone="waiting">{t('sessions.staff')}</StateTag>}
        </span>
        <span className="line-note">{row.ip}</span>
        <span className="line-note">{t('sessions.last_seen', { time: momentText(row.last_seen_at, currentLanguage()) })}</span>
      </div>
      {row.is_current === 0 && <Revoke calls={calls} row={row} />}
    </li>
  );
}

function Revoke({ calls, row }: LineProps) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const { modal, message } = App.useApp();
  const revoke = useWrite(calls.revokeSession, [calls.revokeSession.area], { onDone: () => void message.success(t('sessions.revoked')) });
  const ask = () => {
    modal.confirm({
      title: t('sessions.revoke_title'),
      content: t('sessions.revoke_text'),
      okText: t('sessions.revoke'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => revoke.mutateAsync({ session_id: row.session_id }).catch(() => undefined), // the error is already shown
    });
  };
  return (
    <Button size="small" loading={revoke.isPending} onClick={ask}>
      {t('sessions.revoke')}
    </Button>
  );
}
