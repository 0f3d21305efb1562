import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import { useWrite } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Alert, Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';

/** Where Shopify sends the merchant back to. What it says is handed on as it is: the signature covers all of it. */
export function StoreCallbackPage() {
  const { t } = useTranslation('connectors');
  const navigate = useNavigate();
  const query = useLocation().search.slice(1);
  const finish = useWrite(connectorsCalls.finishOauth, ['connectors'], {
    onDone: ({ store_id }) => void navigate(storePaths.detail(store_id), { replace: true }),
  });
  // The code works once, and effects run twice in development.
  const sent = useRef(false);
  const { mutate } = finish;
  useEffect(() => {
    if (sent.current || query === '') return;
    sent.current = true;
    mutate({ query });
  }, [mutate, query]);
  return (
    <div className="page">
      <PageHead title={t('callback.title')} back={storePaths.list} />
      <div className="panel">
        {finish.error !== null || query === '' ? (
          <Alert type="error" showIcon title={t('callback.failed')} action={<Link to={storePaths.list}>{t('callback.back')}</Link>} />
        ) : (
          <Spin description={t('callback.working')}>
            <div className="store-alert" />
          </Spin>
        )}
      </div>
    </div>
  );
}
