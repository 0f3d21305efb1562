import { customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { whyNotActFor } from '@quayside/domain/customers/customer-rules';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from './act-dialog.tsx';

/** What staff may do to a customer. */
export function CustomerActions({ customer }: { customer: CustomerDetail }) {
  const canManage = useCan('desk.customers.manage');
  const canAct = useCan('desk.customers.act');
  return (
    <>
      {canManage && <StatusButton customer={customer} />}
      {canAct && <ActButton customer={customer} />}
    </>
  );
}

function StatusButton({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const { message, modal } = App.useApp();
  const { customer_id, name } = customer;
  const isActive = customer.status === 'active';
  const change = useWrite(customersDeskCalls.changeStatus, ['customers'], {
    onDone: ({ status }) => void message.success(t(status === 'paused' ? 'paused_done' : 'activated_done', { name })),
  });
  const ask = () =>
    modal.confirm({
      title: t(isActive ? 'pause_title' : 'activate_title', { name }),
      content: t(isActive ? 'pause_text' : 'activate_text'),
      okText: t(isActive ? 'pause' : 'activate'),
      ...(isActive ? { okButtonProps: { danger: true } } : {}),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => change.mutate({ customer_id, status: isActive ? 'paused' : 'active' }),
    });
  return (
    <Button danger={isActive} type={isActive ? 'default' : 'primary'} loading={change.isPending} onClick={ask}>
      {t(isActive ? 'pause' : 'activate')}
    </Button>
  );
}

function ActButton({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  const isRefused = whyNotActFor(customer.status) !== null;
  return (
    <>
      <Tooltip title={isRefused ? t('act_paused') : ''}>
        <Button type={isRefused ? 'default' : 'primary'} disabled={isRefused} onClick={() => setOpen(true)}>
          {t('act')}
        </Button>
      </Tooltip>
      {isOpen && <ActDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
