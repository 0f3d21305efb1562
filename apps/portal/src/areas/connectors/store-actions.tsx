import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import type { StoreDetail } from '@quayside/contract/connectors/connectors.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWhyNoAccess } from '../accounts/confirm-email-note.tsx';
import { StoreDrawer } from './store-drawer.tsx';

export function StoreActions({ store }: { store: StoreDetail }) {
  const { t } = useTranslation('connectors');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const canEdit = useCan('connectors.edit');
  const canManage = useCan('connectors.manage');
  const { store_id, state, enabled } = store;
  const sync = useWrite(connectorsCalls.syncNow, ['connectors'], { onDone: () => void message.success(t('sync_started')) });
  return (
    <>
      <Button onClick={() => void navigate(storePaths.orders(store_id))}>{t('show_orders')}</Button>
      <Button onClick={() => void navigate(storePaths.skus(store_id))}>{t('show_skus')}</Button>
      {canManage && <Manage store={store} />}
      {canEdit && (
        <Button
          type="primary"
          disabled={state !== 'connected' || enabled === 0}
          loading={sync.isPending}
          onClick={() => sync.mutate({ store_id })}
        >
          {t('sync')}
        </Button>
      )}
    </>
  );
}

function Manage({ store }: { store: StoreDetail }) {
  const { t } = useTranslation(['connectors', 'kernel']);
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const whyNot = useWhyNoAccess();
  const [isEditing, setEditing] = useState(false);
  const { store_id, name } = store;
  const remove = useWrite(connectorsCalls.delete, ['connectors'], {
    onDone: () => {
      message.success(t('deleted', { name }));
      void navigate(storePaths.list);
    },
  });
  const ask = () =>
    modal.confirm({
      title: t('delete_title', { name }),
      content: t('delete_text'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => remove.mutateAsync({ store_id }).catch(() => undefined), // the error is already shown
    });
  return (
    <>
      <Button danger disabled={whyNot !== null} onClick={ask}>
        {t('delete')}
      </Button>
      <Button disabled={whyNot !== null} onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      <StoreDrawer edited={isEditing ? store : null} onClose={() => setEditing(false)} />
    </>
  );
}
