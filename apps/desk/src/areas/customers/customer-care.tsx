import { customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { StateTag } from '@quayside/ui/display/state-tag';
import { App, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import './customers.css';
import { ManagerButton } from './manager-dialog.tsx';

/** The customer's account manager and enabled features. */
export function CustomerCare({ customer }: { customer: CustomerDetail }) {
  const canManage = useCan('desk.customers.manage');
  return (
    <div className="customer-care">
      <Manager customer={customer} />
      <FulfilmentFee customer={customer} canManage={canManage} />
    </div>
  );
}

type PartProps = { customer: CustomerDetail; canManage: boolean };

function Manager({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  return (
    <div className="setting">
      <div className="setting-text">
        <h3>{t('manager')}</h3>
      </div>
      <strong className="customer-care-value">{customer.account_manager ?? t('nobody')}</strong>
      {customer.account_manager !== null && <ManagerButton customer={customer} />}
    </div>
  );
}

function FulfilmentFee({ customer, canManage }: PartProps) {
  const { t } = useTranslation(['customers', 'kernel']);
  const { message, modal } = App.useApp();
  const isOn = customer.is_fulfilment_fee_customer;
  const save = useWrite(customersDeskCalls.setFulfilmentFee, ['customers', 'basic-config'], {
    onDone: () => void message.success(t('fee_saved')),
  });
  const ask = (wanted: boolean) =>
    modal.confirm({
      title: t(wanted ? 'fee_on_title' : 'fee_off_title', { name: customer.name }),
      content: t(wanted ? 'fee_on_text' : 'fee_off_text'),
      okText: t(wanted ? 'fee_on_ok' : 'fee_off_ok'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => save.mutate({ customer_id: customer.customer_id, is_fulfilment_fee_customer: wanted }),
    });
  return (
    <div className="setting">
      <div className="setting-text">
        <h3>{t('fee')}</h3>
      </div>
      <StateTag tone={isOn ? 'good' : 'quiet'}>{isOn ? t('fee_on') : t('fee_off')}</StateTag>
      {canManage && <Switch aria-label={t('fee')} checked={isOn} loading={save.isPending} onChange={ask} />}
    </div>
  );
}
