import { CountInput, inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { App, Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { currentLevel, type Level } from './level.ts';
import { LevelFacts } from './level-facts.tsx';
import { useReasonOptions } from '#desk/kernel/use-reason-options.ts';

const AdjustForm = createSchemaForm(CountInput);

/** Corrects stock by a count. The expected quantity is sent too, so a concurrent change is refused instead of corrected twice. */
export function AdjustDrawer({ start, onClose }: { start: Level; onClose: () => void }) {
  const { t } = useTranslation('desk-inventory');
  const { message } = App.useApp();
  const [form] = AdjustForm.useForm();
  const [level, setLevel] = useState(start);
  const [counted, setCounted] = useState<number | null>(null);
  const { save, failure, refusal, clearFailure, isSaving, isDirty, touch } = useSave(
    inventoryDeskCalls.deskAdjust,
    ['inventory', 'products'],
    {
      form,
      saved: ({ sku, total }) => t('adjusted', { sku, total }),
      onSaved: onClose,
    },
  );
  const hasMoved = refusal === 'request.conflict';
  const taken = (fresh: Level) => {
    setLevel(fresh);
    clearFailure();
    void message.info(t('reloaded', { total: fresh.total }));
  };
  return (
    <FormDrawer
      name="adjust"
      title={t('adjust_title', { sku: level.sku })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={hasMoved ? t('moved') : failure}
      failureAction={hasMoved && <ReloadLevel level={level} onLoaded={taken} />}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <LevelFacts level={level} counted={counted} />
      <AdjustForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ remark: '' }}
        onValuesChange={() => {
          touch();
          setCounted(form.getFieldValue('counted') ?? null);
        }}
        onSubmit={(values) => {
          const { customer_id, product_id, warehouse_id, total } = level;
          void save({ ...values, customer_id, product_id, warehouse_id, believed: total });
        }}
      >
        <AdjustForm.Item name="counted" label={t('counted')}>
          <InputNumber className="full-width" />
        </AdjustForm.Item>
        <AdjustForm.Item name="reason" label={t('reason')} kind="select">
          <Select options={useReasonOptions()} />
        </AdjustForm.Item>
        <AdjustForm.Item name="remark" label={t('remark')} extra={t('reason_hint')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </AdjustForm.Item>
      </AdjustForm.Form>
    </FormDrawer>
  );
}

function ReloadLevel({ level, onLoaded }: { level: Level; onLoaded: (fresh: Level) => void }) {
  const { t } = useTranslation('desk-inventory');
  const client = useClient();
  const toast = useFailureToast();
  const [busy, setBusy] = useState(false);
  const load = () => {
    setBusy(true);
    currentLevel(client, level)
      .then(onLoaded)
      .catch(toast)
      .finally(() => setBusy(false));
  };
  return (
    <Button size="small" loading={busy} onClick={load}>
      {t('reload')}
    </Button>
  );
}
