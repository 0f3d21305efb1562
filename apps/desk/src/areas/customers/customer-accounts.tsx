import { accountsDeskCalls } from '@quayside/contract/accounts/accounts.desk-calls';
import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { accountTypes } from '@quayside/domain/kernel/actor';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';

type Account = CustomerDetail['accounts'][number];

/** The accounts of a customer. */
export function CustomerAccounts({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const { accounts } = customer;
  const mayReset = useCan('desk.accounts.reset');
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
    ...(mayReset
      ? [
          {
            key: 'reset',
            width: 150,
            render: (_: unknown, account: Account) =>
              account.status === 'enabled' && customer.status === 'active' && <ResetPassword customer={customer} account={account} />,
          },
        ]
      : []),
  ];
  return (
    <Table<Account>
      aria-label={t('accounts_caption')}
      size="middle"
      rowKey="account_id"
      columns={columns}
      dataSource={accounts}
      pagination={accounts.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
      scroll={{ x: mayReset ? 1030 : 880 }}
    />
  );
}

/** Mails a link for a new password to the account. Staff never see the link. */
function ResetPassword({ customer, account }: { customer: CustomerDetail; account: Account }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const { message, modal } = App.useApp();
  const { email, name, account_id } = account;
  const reset = useWrite(accountsDeskCalls.deskStartReset, ['mails'], {
    onDone: () => void message.success(t('account.reset_done', { email })),
  });
  const ask = () =>
    modal.confirm({
      title: t('account.reset_title', { name }),
      content: t('account.reset_text', { email }),
      okText: t('account.reset'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => reset.mutate({ customer_id: customer.customer_id, account_id }),
    });
  return (
    <Button size="small" loading={reset.isPending} onClick={ask}>
      {t('account.reset')}
    </Button>
  );
}
