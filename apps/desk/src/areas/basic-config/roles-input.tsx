import { staffRoles } from '@quayside/contract/kernel/permissions';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

/** The form item passes value and onChange: the roles as one text, separated by commas. */
type RolesInputProps = { labelledBy: string; id?: string; value?: string; onChange?: (value: string) => void };

export function RolesInput({ labelledBy, value = '', onChange, ...rest }: RolesInputProps) {
  const { t } = useTranslation('sessions');
  return (
    <Select
      {...rest}
      mode="multiple"
      aria-labelledby={labelledBy}
      className="config-roles"
      value={value === '' ? [] : value.split(',')}
      options={staffRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      // In the order of the list, so that the same choice is the same value.
      onChange={(chosen: string[]) => onChange?.(staffRoles.filter((role) => chosen.includes(role)).join(','))}
    />
  );
}
