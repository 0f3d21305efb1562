import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import type { SessionRow } from '@quayside/contract/accounts/accounts.schemas';
import { DeviceText } from '@quayside/ui/sign-in/device-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { momentText } from '@quayside/ui/kernel/values';
import { StateTag } from '@quayside/ui/display/state-tag';
import { ErrorState } from '@quayside/ui/feedback/states';
import { App, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

/** The account's active sessions; each device can be signed out here. */
export function SessionRows() {
  const { t } = useTranslation('accounts');
  const sessions = useRead(accountsCalls.sessions, {}, { silent: true });
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('sessions.title')}</h2>
      </div>
      <div className="panel-body">
        {sessions.data && (
          <ul className="line-list">
            {sessions.data.list.map((row) => (
              <SessionLine key={row.session_id} row={row} />
            ))}
          </ul>
        )}
        {sessions.isPending && <Skeleton active />}
        {sessions.isLoadingError && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      </div>
    </section>
  );
}

function SessionLine({ row }: { row: SessionRow }) {
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
      {row.is_current === 0 && <Revoke row={row} />}
    </li>
  );
}

function Revoke({ row }: { row: SessionRow }) {
  const { t } = useTranslation(['accounts', 'kernel']);
  const { modal, message } = App.useApp();
  const revoke = useWrite(accountsCalls.revokeSession, ['accounts'], { onDone: () => void message.success(t('sessions.revoked')) });
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
