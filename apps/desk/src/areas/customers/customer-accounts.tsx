import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { accountTypes } from '@quayside/domain/kernel/actor';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';

type Account = CustomerDetail['accounts'][number];

/** The accounts of a customer. */
export function CustomerAccounts({ accounts }: Pick<CustomerDetail, 'accounts'>) {
  const { t } = useTranslation('customers');
  const kindOf = ({ account_type }: Account) => {
    const known = accountTypes.find((type) => type === account_type);
    return known === undefined ? account_type : t(`account.type.${known}`);
  };
  const columns: TableColumnsType<Account> = [
    { key: 'name', title: t('account.person'), width: 200, render: (_, account) => account.name },
    { key: 'type', title: t('account.kind'), width: 140, render: (_, account) => kindOf(account) },
    { key: 'email', title: t('email'), width: 260, render: (_, account) => <Copyable value={account.email} /> },
    {
      key: 'status',
      title: t('status_title'),
      width: 130,
      render: (_, { status }) => (
        <StateTag tone={status === 'enabled' ? 'good' : 'quiet'}>
          {status === 'enabled' ? t('account.status.enabled') : t('account.status.disabled')}
        </StateTag>
      ),
    },
    {
      key: 'verified',
      title: t('account.verified'),
      width: 150,
      render: (_, { email_verified }) => (
        <StateTag tone={email_verified ? 'good' : 'waiting'}>{email_verified ? t('account.yes') : t('account.no')}</StateTag>
      ),
    },
  ];
  return (
    <Table<Account>
      aria-label={t('accounts_caption')}
      size="middle"
      rowKey="account_id"
      columns={columns}
      dataSource={accounts}
      pagination={accounts.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
      scroll={{ x: 880 }}
    />
  );
}
