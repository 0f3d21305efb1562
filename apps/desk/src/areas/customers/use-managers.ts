import { staffDeskCalls } from '@quayside/contract/staff/staff.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';

/** The possible account managers. Empty for roles without the permission. */
export function useManagerOptions() {
  const { t } = useTranslation('sessions');
  const enabled = useCan('desk.staff.read');
  const managers = useRead(staffDeskCalls.managers, {}, { enabled, silent: true, staleMs: 60_000 });
  return (managers.data?.list ?? []).map(({ staff_id, name, role }) => ({ value: staff_id, label: `${name} · ${t(`role.${role}`)}` }));
}
