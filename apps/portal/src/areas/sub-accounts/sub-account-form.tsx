import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import { SubAccountInput, type SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { subAccountTypes, type SubAccountType } from '@quayside/domain/sub-accounts/sub-account-rules';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { DrawerFoot } from '#portal/kernel/form-drawer.tsx';
import { PermissionTree } from './permission-tree.tsx';
import { SkuInput } from './sku-input.tsx';

const Sub = createSchemaForm(SubAccountInput);

type FormProps = { row: SubAccountRow | null; onCancel: () => void; onDone: () => void };

export function SubAccountForm({ row, onCancel, onDone }: FormProps) {
  const { t } = useTranslation('sub-accounts');
  const [form] = Sub.useForm();
  const type: SubAccountType = Form.useWatch('account_type', form) ?? row?.account_type ?? 'internal';
  const { save, isSaving, touch } = useSave(subAccountsCalls.save, ['sub-accounts'], {
    form,
    guard: 'sub-account',
    summary: 'message',
    saved: t('saved'),
    onSaved: onDone,
  });
  const send = (values: z.output<typeof SubAccountInput>) =>
    void save(row === null ? values : { ...values, sub_account_id: row.sub_account_id });
  return (
    <Sub.Form form={form} initialValues={valuesOf(row)} validateTrigger="onBlur" onValuesChange={touch} onSubmit={send}>
      <Person isNew={row === null} />
      <section className="form-section">
        <h3>{t('section_access')}</h3>
        <Sub.Item name="account_type" label={t('account_type')} kind="select" extra={t(`type_hint.${type}`)}>
          <Radio.Group options={subAccountTypes.map((value) => ({ value, label: t(`type.${value}`) }))} optionType="button" />
        </Sub.Item>
        <Sub.Item name="permissions" label={t('permissions')} kind="select" required={false}>
          <PermissionTree type={type} />
        </Sub.Item>
      </section>
      <section className="form-section">
        <h3>{t('section_skus')}</h3>
        <Sub.Item name="skus" label={t('skus')} required={false} extra={t(`skus_hint.${type}`)}>
          <SkuInput />
        </Sub.Item>
      </section>
      <DrawerFoot isSaving={isSaving} onCancel={onCancel} />
    </Sub.Form>
  );
}

function Person({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('sub-accounts');
  return (
    <section className="form-section">
      <h3>{t('section_person')}</h3>
      <Sub.Item name="sub_account_id" label="" hideLabel hidden>
        <Input />
      </Sub.Item>
      <div className="form-pair">
        <Sub.Item name="firstname" label={t('firstname')}>
          <Input autoComplete="off" />
        </Sub.Item>
        <Sub.Item name="lastname" label={t('lastname')}>
          <Input autoComplete="off" />
        </Sub.Item>
      </div>
      <Sub.Item name="email" label={t('email')}>
        <Input type="email" autoComplete="off" inputMode="email" />
      </Sub.Item>
      <div className="form-pair">
        <Sub.Item name="password" label={t('password')} required={isNew} {...(isNew ? {} : { extra: t('password_keep') })}>
          <Input.Password autoComplete="new-password" />
        </Sub.Item>
        <Sub.Item name="confirm_password" label={t('confirm_password')} required={isNew} dependencies={['password']}>
          <Input.Password autoComplete="new-password" />
        </Sub.Item>
      </div>
    </section>
  );
}

function valuesOf(row: SubAccountRow | null): Partial<z.input<typeof SubAccountInput>> {
  if (row === null) return { account_type: 'internal', password: '', confirm_password: '', permissions: [], skus: [] };
  const { sub_account_id, account_type, firstname, lastname, email, permissions, skus } = row;
  return {
    sub_account_id,
    account_type,
    firstname,
    lastname,
    email,
    password: '',
    confirm_password: '',
    // The server returns only values it accepts.
    permissions: permissions as z.input<typeof SubAccountInput>['permissions'],
    skus: skus ?? [],
  };
}
