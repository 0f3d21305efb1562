import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { Facts } from '@quayside/ui/detail/facts';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useBrand } from '@quayside/ui/kernel/brand';
import { useRead } from '@quayside/ui/kernel/query';
import { Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

/** Who to ask: the account manager of this customer, and how to write to them. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('order-shipping');
  const read = useRead(accountsCalls.getProfile, {}, { silent: true });
  return (
    <Modal open width={420} footer={null} title={t('contact.title')} onCancel={onClose}>
      {read.isPending && <Skeleton active title={false} />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <Contact name={read.data.account_manager} email={read.data.account_manager_email} />}
    </Modal>
  );
}

export function Contact({ name, email }: { name: string | null; email: string | null }) {
  const { t } = useTranslation('order-shipping');
  const { website, site_name } = useBrand((state) => state.brand);
  if (name === null)
    return (
      <>
        <p>{t('contact.none')}</p>
        <a href={website} target="_blank" rel="noopener noreferrer">
          {site_name}
        </a>
      </>
    );
  const mail = email !== null && <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Facts
      facts={[
        [t('contact.manager'), name],
        [t('contact.mail'), mail],
      ]}
    />
  );
}
