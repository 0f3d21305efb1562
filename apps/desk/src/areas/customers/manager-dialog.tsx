import { customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useCan } from '@quayside/ui/kernel/context';
import { Alert, Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useManagerOptions } from './use-managers.ts';

const ManagerForm = createSchemaForm(
  customersDeskCalls.setAccountManager.input.pick({ account_manager_id: true }).partial(), // empty means no manager
);

function ManagerDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const { t } = useTranslation(['customers', 'kernel']);
  const [form] = ManagerForm.useForm();
  const options = useManagerOptions();
  const { save, failure, isSaving } = useSave(customersDeskCalls.setAccountManager, ['customers'], {
    form,
    saved: t('manager_saved'),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      title={t('manager_title', { name: customer.name })}
      okText={t('actions.save', { ns: 'kernel' })}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      <ManagerForm.Form
        form={form}
        initialValues={{ account_manager_id: customer.account_manager_id }}
        onSubmit={({ account_manager_id }) =>
          void save({ customer_id: customer.customer_id, account_manager_id: account_manager_id ?? null })
        }
      >
        <ManagerForm.Item name="account_manager_id" label={t('manager')} kind="select" extra={t('manager_none')}>
          <Select allowClear showSearch={{ optionFilterProp: 'label' }} options={options} placeholder={t('nobody')} />
        </ManagerForm.Item>
      </ManagerForm.Form>
    </Modal>
  );
}

/** Sets or changes the account manager, for roles that may. */
export function ManagerButton({ customer, isLink = false }: { customer: CustomerDetail; isLink?: boolean }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  const canManage = useCan('desk.customers.manage');
  const canSeeStaff = useCan('desk.staff.read');
  if (!canManage || !canSeeStaff) return null;
  return (
    <>
      <Button {...(isLink ? { type: 'link' as const, size: 'small' as const } : {})} onClick={() => setOpen(true)}>
        {customer.account_manager === null ? t('manager_set') : t('manager_change')}
      </Button>
      {isOpen && <ManagerDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
