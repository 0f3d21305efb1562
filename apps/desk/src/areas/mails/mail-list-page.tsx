import { mailsDeskCalls } from '@quayside/contract/mails/mails.desk-calls';
import { deskMailPaths } from '@quayside/contract/mails/mails.paths';
import { mailStates } from '@quayside/domain/mails/mail-states';
import { Copyable } from '@quayside/ui/display/copyable';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MailStateTag } from './mail-state-tag.tsx';

/** All mails of the system with their state. */
export function MailListPage() {
  const { t } = useTranslation('mails');
  return (
    <ListPage
      call={mailsDeskCalls.deskList}
      rowKey="mail_id"
      title={t('title')}
      purpose={t('purpose')}
      tabs={{
        param: 'state',
        counts: mailsDeskCalls.deskCounts,
        items: mailStates.map((state) => ({ key: state, label: t(`state.${state}`) })),
      }}
      filters={[{ kind: 'text', name: 'to_address', label: t('to_address') }]}
      columns={[
        {
          key: 'subject',
          title: t('subject'),
          width: 340,
          render: (row) => <Link to={deskMailPaths.detail(row.mail_id)}>{row.subject}</Link>,
        },
        { key: 'state', title: t('state_title'), width: 130, render: (row) => <MailStateTag state={row.state} /> },
        { key: 'to_address', title: t('to_address'), width: 260, render: (row) => <Copyable value={row.to_address} /> },
        { key: 'customer_id', title: t('customer_id'), width: 130, render: (row) => <Copyable value={row.customer_id} /> },
        { key: 'created_at', title: t('created_at'), width: 170, sortable: 'mail_id', render: (row) => <TimeText at={row.created_at} /> },
        { key: 'sent_at', title: t('sent_at'), width: 170, render: (row) => <TimeText at={row.sent_at} /> },
        { key: 'template', title: t('template'), width: 200, hidden: true },
        { key: 'mail_id', title: t('mail_id'), width: 100, hidden: true },
      ]}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}
