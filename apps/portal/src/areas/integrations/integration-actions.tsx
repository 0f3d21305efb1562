import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { integrationPaths } from '@quayside/contract/integrations/integrations.paths';
import type { IntegrationDetail } from '@quayside/contract/integrations/integrations.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWhyNoAccess } from '../accounts/confirm-email-note.tsx';
import { IntegrationDrawer } from './integration-drawer.tsx';

export function IntegrationActions({ integration }: { integration: IntegrationDetail }) {
  const { t } = useTranslation(['integrations', 'kernel']);
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const whyNot = useWhyNoAccess();
  const [isEditing, setEditing] = useState(false);
  const { integration_id, name } = integration;
  const remove = useWrite(integrationsCalls.delete, ['integrations'], {
    onDone: () => {
      message.success(t('deleted', { name }));
      void navigate(integrationPaths.list);
    },
  });
  const ask = () =>
    modal.confirm({
      title: t('delete_title', { name }),
      content: t('delete_text'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => remove.mutateAsync({ integration_id }).catch(() => undefined), // the error is already shown
    });
  const canManage = useCan('integrations.manage');
  return (
    <>
      <Button onClick={() => void navigate(integrationPaths.deliveries(integration_id))}>{t('show_deliveries')}</Button>
      <Button onClick={() => void navigate(integrationPaths.requests(integration_id))}>{t('show_requests')}</Button>
      {canManage && (
        <>
          <Button danger disabled={whyNot !== null} onClick={ask}>
            {t('delete')}
          </Button>
          <Button type="primary" disabled={whyNot !== null} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          <IntegrationDrawer edited={isEditing ? integration : null} onClose={() => setEditing(false)} />
        </>
      )}
    </>
  );
}
