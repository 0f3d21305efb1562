import { customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { whyNotActFor } from '@quayside/domain/customers/customer-rules';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from './act-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';

/** What staff may do to a customer. */
export function CustomerActions({ customer }: { customer: CustomerDetail }) {
  const canManage = useCan('desk.customers.manage');
  const canAct = useCan('desk.customers.act');
  return (
    <>
      {canAct && <ActButton customer={customer} />}
      {canManage && <StatusButton customer={customer} />}
    </>
  );
}

/** Pauses with a reason, or activates again. */
export function StatusButton({ customer, isLink = false }: { customer: CustomerDetail; isLink?: boolean }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const { message, modal } = App.useApp();
  const [isPausing, setPausing] = useState(false);
  const { customer_id, name } = customer;
  const isActive = customer.status === 'active';
  const change = useWrite(customersDeskCalls.changeStatus, ['customers', 'operation-log'], {
    onDone: () => void message.success(t('activated_done', { name })),
  });
  const activate = () =>
    modal.confirm({
      title: t('activate_title', { name }),
      content: t('activate_text'),
      okText: t('activate'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => change.mutate({ customer_id, status: 'active' }),
    });
  const look = isLink ? ({ type: 'link', size: 'small' } as const) : ({ type: isActive ? 'default' : 'primary' } as const);
  return (
    <>
      <Button {...look} danger={isActive} loading={change.isPending} onClick={isActive ? () => setPausing(true) : activate}>
        {t(isActive ? 'pause' : 'activate')}
      </Button>
      {isPausing && <PauseDialog customer={customer} onClose={() => setPausing(false)} />}
    </>
  );
}

function ActButton({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  const isRefused = whyNotActFor(customer.status) !== null;
  return (
    <>
      <Tooltip title={isRefused ? t('act_paused') : ''}>
        <Button disabled={isRefused} onClick={() => setOpen(true)}>
          {t('act')}
        </Button>
      </Tooltip>
      {isOpen && <ActDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
