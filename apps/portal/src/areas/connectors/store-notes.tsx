import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import type { StoreDetail } from '@quayside/contract/connectors/connectors.schemas';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './connectors.css';

/** What is going on, in one sentence each: under way, wrong, waiting for a person. */
export function StoreNotes({ store }: { store: StoreDetail }) {
  const { t } = useTranslation('connectors');
  const { state, error_code, error_detail, error_at, is_pulling, pulled_count, held, changed, store_id } = store;
  return (
    <>
      {state === 'checking' && <Alert className="store-alert" type="info" showIcon title={t('checking')} />}
      {state === 'waiting' && (
        <Alert className="store-alert" type="info" showIcon title={t('waiting')} action={<Authorize store={store} />} />
      )}
      {is_pulling === 1 && <Alert className="store-alert" type="info" showIcon title={t('pulling', { count: pulled_count })} />}
      {error_code !== null && (
        <Alert
          className="store-alert"
          type="error"
          showIcon
          title={t(`error.${error_code}`, { detail: error_detail })}
          description={
            <>
              {t('last_error')} <TimeText at={error_at} />
            </>
          }
        />
      )}
      {changed > 0 && (
        <Alert
          className="store-alert"
          type="warning"
          showIcon
          title={t('changed_note', { count: changed })}
          action={<Link to={storePaths.changed(store_id)}>{t('changed_link')}</Link>}
        />
      )}
      {held > 0 && (
        <Alert
          className="store-alert"
          type="warning"
          showIcon
          title={t('held_note', { count: held })}
          action={<Link to={storePaths.held(store_id)}>{t('held_link')}</Link>}
        />
      )}
    </>
  );
}

/** Leaves for the shop's own page; it sends the merchant back to ours. */
export function Authorize({ store }: { store: StoreDetail }) {
  const { t } = useTranslation('connectors');
  const start = useWrite(connectorsCalls.startOauth, [], { onDone: ({ url }) => window.location.assign(url) });
  if (!useCan('connectors.manage')) return null;
  return (
    <Button loading={start.isPending} onClick={() => start.mutate({ store_id: store.store_id })}>
      {t('authorize')}
    </Button>
  );
}
