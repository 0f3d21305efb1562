import { customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPortalSession, openPortal, PORTAL } from './portal-session.ts';

/** Explains acting for a customer before it starts. */
export function ActDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const [isBlocked, setBlocked] = useState(false);
  const [replaces] = useState(hasPortalSession);
  const act = useWrite(customersDeskCalls.actFor, []);
  const start = async () => {
    const outcome = await openPortal(() => act.mutateAsync({ customer_id: customer.customer_id }));
    if (outcome === 'opened') onClose();
    if (outcome === 'blocked') setBlocked(true);
  };
  return (
    <Modal
      open
      title={t('act_title', { name: customer.name })}
      okText={t('act_ok')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={act.isPending}
      onOk={() => void start()}
      onCancel={onClose}
      {...(isBlocked ? { footer: null } : {})}
    >
      <ul className="act-points">
        <li>
          <strong>{t('act_points.logged')}</strong>
        </li>
        <li>{t('act_points.same')}</li>
        <li>{t('act_points.hour')}</li>
      </ul>
      {isBlocked ? (
        <Alert
          type="info"
          showIcon
          title={t('act_blocked')}
          action={
            <Button type="primary" href={PORTAL} target="_blank" onClick={onClose}>
              {t('act_open')}
            </Button>
          }
        />
      ) : (
        <Alert type={replaces ? 'warning' : 'info'} showIcon title={replaces ? t('act_replaces') : t('act_would_replace')} />
      )}
    </Modal>
  );
}
