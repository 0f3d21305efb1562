import { staffRoles } from '@quayside/contract/kernel/permissions';
import { useTranslation } from 'react-i18next';
import { ReadOnlyDrawer } from '#desk/kernel/read-only-drawer.tsx';
import { RolePermissions } from './role-permissions.tsx';

/** Every role with what it does and what it may do (STAFF-01). */
export function RolesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['staff', 'sessions']);
  return (
    <ReadOnlyDrawer title={t('roles_title')} size={560} onClose={onClose}>
      {staffRoles.map((role) => (
        <section key={role}>
          <h2 className="role-name">{t(`role.${role}`, { ns: 'sessions' })}</h2>
          <p>{t(`role_about.${role}`)}</p>
          <RolePermissions role={role} />
        </section>
      ))}
    </ReadOnlyDrawer>
  );
}
