import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Contact } from '#portal/kernel/order-life/contact-dialog.tsx';

/** The parcel has left: the specification's sentence, and whom to ask (ORD-50). */
export function TooLateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['orders', 'refusals']);
  const profile = useRead(accountsCalls.getProfile, {}, { silent: true }).data;
  return (
    <Modal open width={460} footer={null} title={t('cancel')} onCancel={onClose}>
      <p>{t('orders.not_cancelable', { ns: 'refusals' })}</p>
      {profile && <Contact name={profile.account_manager} email={profile.account_manager_email} />}
    </Modal>
  );
}
