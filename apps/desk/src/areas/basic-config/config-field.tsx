import { basicConfigDeskCalls, type ConfigRow } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { useSave } from '@quayside/ui/form/use-save';
import { isConfigValue } from '@quayside/domain/basic-config/config-names';
import { useUnsavedGuard } from '@quayside/ui/kernel/unsaved';
import { Button, Form, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfigText } from './config-text.tsx';
import { RolesInput } from './roles-input.tsx';

type Values = { value: string };

/** A text setting: it can be saved when it is changed and valid. */
export function ConfigField({ row }: { row: ConfigRow }) {
  const { t } = useTranslation(['basic-config', 'desk-approvals', 'kernel']);
  const id = useId();
  const [form] = Form.useForm<Values>();
  const { cfg_name } = row;
  const entered = Form.useWatch('value', form) ?? row.value;
  const isDirty = entered.trim() !== row.value;
  useUnsavedGuard(`config ${cfg_name}`, isDirty);
  const { save, failure, isSaving } = useSave(basicConfigDeskCalls.deskSave, ['basic-config', 'approvals'], {
    form,
    saved: ({ approval_id }) =>
      approval_id === null ? t('saved', { setting: t(`name.${cfg_name}`) }) : t('sent', { ns: 'desk-approvals' }),
    onSaved: ({ value }) => form.setFieldsValue({ value }),
  });
  const check = (_rule: unknown, value: string = '') =>
    isConfigValue(cfg_name, value.trim()) ? Promise.resolve() : Promise.reject(new Error(t(`wrong.${cfg_name}`)));
  return (
    <Form<Values>
      name={id}
      form={form}
      className="setting config-row"
      initialValues={{ value: row.value }}
      onFinish={({ value }) => void save({ cfg_name, value: value.trim() })}
    >
      <ConfigText row={row} id={`${id}-name`} />
      <div className="config-control">
        <Form.Item<Values>
          name="value"
          rules={[{ validator: check }]}
          {...(failure === null ? {} : { help: failure, validateStatus: 'error' })}
        >
          <ConfigInput cfg_name={cfg_name} labelledBy={`${id}-name`} />
        </Form.Item>
        {isDirty ? (
          <div className="config-actions">
            <Button htmlType="submit" loading={isSaving}>
              {t('actions.save', { ns: 'kernel' })}
            </Button>
            <Button type="text" disabled={isSaving} onClick={() => form.resetFields()}>
              {t('actions.undo', { ns: 'kernel' })}
            </Button>
          </div>
        ) : (
          cfg_name === 'fulfilment_fee_customer_id' &&
          row.value !== '' && <Link to={deskCustomerPaths.detail(row.value)}>{t('open_customer')}</Link>
        )}
      </div>
    </Form>
  );
}

type InputProps = Pick<ConfigRow, 'cfg_name'> & { labelledBy: string };

/** Passes the form item's props (id, value, onChange) on to the control. */
function ConfigInput({ cfg_name, labelledBy, ...fromForm }: InputProps) {
  const { t } = useTranslation('basic-config');
  if (cfg_name === 'max_upload_size') {
    return (
      <Input {...fromForm} aria-labelledby={labelledBy} inputMode="numeric" maxLength={2} suffix={t('unit_mb')} className="config-short" />
    );
  }
  if (cfg_name === 'second_factor_roles') return <RolesInput {...fromForm} labelledBy={labelledBy} />;
  if (cfg_name === 'adjustment_approval_threshold_usd') {
    return <Input {...fromForm} aria-labelledby={labelledBy} inputMode="numeric" maxLength={7} suffix="USD" className="config-short" />;
  }
  if (cfg_name === 'inbound_insurance_rate')
    return <Input {...fromForm} aria-labelledby={labelledBy} inputMode="decimal" maxLength={7} className="config-short" />;
  const unit = unitOf(cfg_name);
  if (unit !== null)
    return (
      <Input
        {...fromForm}
        aria-labelledby={labelledBy}
        inputMode="decimal"
        maxLength={6}
        suffix={unit === 'days' ? t('unit_days') : unit}
        className="config-short"
      />
    );
  if (cfg_name === 'carrier_services') return <Input {...fromForm} aria-labelledby={labelledBy} allowClear maxLength={600} />;
  if (cfg_name === 'fulfilment_fee_customer_id') {
    return <Input {...fromForm} aria-labelledby={labelledBy} inputMode="numeric" allowClear maxLength={15} />;
  }
  return <Input {...fromForm} aria-labelledby={labelledBy} type="url" allowClear maxLength={510} />;
}

function unitOf(cfg_name: ConfigRow['cfg_name']): '%' | 'USD' | 'days' | null {
  if (cfg_name === 'packing_tolerance_percent') return '%';
  if (cfg_name === 'packing_tolerance_usd' || cfg_name === 'interception_fee_usd') return 'USD';
  return cfg_name === 'exception_reply_days' || cfg_name === 'orders_expire_after_days' ? 'days' : null;
}
