import { SetGroupInput, tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { TimeText } from '@quayside/ui/display/time-text';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

type CustomerProps = { customer_id: number };

/** The price group of a customer; another one needs a second person. */
export function PriceGroupPanel({ customer_id }: CustomerProps) {
  return useCan('desk.tariffs.read') ? <GroupPanel customer_id={customer_id} /> : null;
}

function GroupPanel({ customer_id }: CustomerProps) {
  const { t } = useTranslation('desk-tariffs');
  const [isOpen, setOpen] = useState(false);
  const canEdit = useCan('desk.tariffs.edit');
  const { data: group } = useRead(tariffsDeskCalls.deskCustomerGroup, { customer_id }, { silent: true });
  return (
    <section className="panel" aria-labelledby="customer-price-group">
      <div className="panel-head">
        <h2 id="customer-price-group">{t('group_title')}</h2>
        {canEdit && group?.waiting === 0 && (
          <Button type="link" size="small" onClick={() => setOpen(true)}>
            {t('group_change')}
          </Button>
        )}
      </div>
      {group && (
        <div className="panel-body customer-stack">
          <strong>{group.price_group}</strong>
          {group.set_by !== null && (
            <div className="customer-line-note">
              {t('group_set', { name: group.set_by })} · <TimeText at={group.set_at} />
            </div>
          )}
          {group.waiting === 1 && <p className="quiet">{t('group_waiting')}</p>}
        </div>
      )}
      {isOpen && group && <GroupDrawer customer_id={customer_id} price_group={group.price_group} onClose={() => setOpen(false)} />}
    </section>
  );
}

const GroupForm = createSchemaForm(SetGroupInput.omit({ customer_id: true }));

function GroupDrawer({ customer_id, price_group, onClose }: CustomerProps & { price_group: string; onClose: () => void }) {
  const { t } = useTranslation(['desk-tariffs', 'desk-approvals']);
  const [form] = GroupForm.useForm();
  const groups = useRead(tariffsDeskCalls.deskGroups, {}, { silent: true });
  const { save, failure, isSaving, isDirty, touch } = useSave(tariffsDeskCalls.deskSetGroup, ['tariffs', 'approvals'], {
    form,
    saved: () => t('sent', { ns: 'desk-approvals' }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="price-group"
      title={t('group_drawer')}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ApprovalHint about={['always']} />
      <GroupForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ price_group }}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id })}
      >
        <GroupForm.Item name="price_group" label={t('group')}>
          <Select options={(groups.data?.list ?? []).map((one) => ({ value: one.price_group, label: one.price_group }))} />
        </GroupForm.Item>
        <GroupForm.Item name="reason" label={t('reason')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </GroupForm.Item>
      </GroupForm.Form>
    </FormDrawer>
  );
}
