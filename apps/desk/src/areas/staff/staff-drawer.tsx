import { staffRoles, type StaffRole } from '@quayside/contract/kernel/permissions';
import { staffDeskCalls, StaffInput, type StaffRow } from '@quayside/contract/staff/staff.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { refusedField } from './refused-field.ts';
import { RolePermissions } from './role-permissions.tsx';

const StaffForm = createSchemaForm(StaffInput);

/** Adds a person to the staff, or changes one. */
export function StaffDrawer({ person, onClose }: { person: StaffRow | null; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const [form] = StaffForm.useForm();
  const [role, setRole] = useState<StaffRole | undefined>(person?.role);
  const { save, failure, isSaving, isDirty, touch } = useSave(staffDeskCalls.deskSave, ['staff', 'customers', 'sessions'], {
    form,
    fieldOf: (code, sent) => refusedField(code, person, sent),
    saved: ({ name, email }) => (person === null ? t('saved_new', { name, email }) : t('saved', { name })),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="staff"
      title={person === null ? t('add') : t('edit_title', { name: person.name })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <StaffForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={startValues(person)}
        onValuesChange={() => {
          touch();
          setRole(form.getFieldValue('role'));
        }}
        onSubmit={(values) => void save(values)}
      >
        {person !== null && (
          <StaffForm.Item name="staff_id" label={t('staff_id')} hidden>
            <Input />
          </StaffForm.Item>
        )}
        <StaffFields isNew={person === null} role={role} />
      </StaffForm.Form>
    </FormDrawer>
  );
}

function startValues(person: StaffRow | null) {
  if (person === null) return { status: 'enabled' as const };
  const { staff_id, name, email, role, status } = person;
  return { staff_id, name, email, role, status };
}

function StaffFields({ isNew, role }: { isNew: boolean; role: StaffRole | undefined }) {
  const { t } = useTranslation(['staff', 'sessions']);
  const roles = staffRoles.map((value) => ({ value, label: t(`role.${value}`, { ns: 'sessions' }) }));
  const states = (['enabled', 'disabled'] as const).map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <>
      <StaffForm.Item name="name" label={t('name')}>
        <Input maxLength={80} />
      </StaffForm.Item>
      <StaffForm.Item name="email" label={t('email')}>
        <Input type="email" autoComplete="off" maxLength={254} />
      </StaffForm.Item>
      <StaffForm.Item name="role" label={t('role')} kind="select">
        <Select options={roles} />
      </StaffForm.Item>
      {role !== undefined && <RolePermissions role={role} />}
      <StaffForm.Item name="status" label={t('status_title')} kind="select" extra={t('status_hint')}>
        <Radio.Group options={states} />
      </StaffForm.Item>
      {isNew && <p className="quiet">{t('invite_hint')}</p>}
    </>
  );
}
