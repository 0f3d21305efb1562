import { CheckOutlined } from '@ant-design/icons';
import { staffPermissions, type MerchantPermission, type Permission, type StaffRole } from '@quayside/contract/kernel/permissions';
import { useTranslation } from 'react-i18next';
import './staff.css';

type DeskPermission = Exclude<Permission, MerchantPermission>;

/** The permissions of a role, from the same list the server uses. */
export function RolePermissions({ role }: { role: StaffRole }) {
  const { t } = useTranslation('staff');
  // A role holds desk permissions only.
  const held = staffPermissions(role) as DeskPermission[];
  return (
    <section className="role-permissions" aria-live="polite" aria-label={t('role_may')}>
      <h3>{t('role_may')}</h3>
      {held.length === 0 ? (
        <p>{t('role_none')}</p>
      ) : (
        <ul>
          {held.map((permission) => (
            <li key={permission}>
              <CheckOutlined aria-hidden /> {t(`permission.${permission}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
