import { PlusOutlined } from '@ant-design/icons';
import { staffRoles } from '@quayside/contract/kernel/permissions';
import { staffDeskCalls, type StaffRow } from '@quayside/contract/staff/staff.desk-calls';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Copyable } from '@quayside/ui/display/copyable';
import { ListPage } from '@quayside/ui/list/list-page';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { momentText } from '@quayside/ui/kernel/values';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RolesDrawer } from './roles-drawer.tsx';
import { StaffActions } from './staff-actions.tsx';
import { StaffDrawer } from './staff-drawer.tsx';

/** The people who work at the desk. */
export function StaffListPage() {
  const { t } = useTranslation(['staff', 'sessions', 'kernel']);
  const [edited, edit] = useState<StaffRow | 'new' | null>(null);
  const [seesRoles, showRoles] = useState(false);
  const roleOf = (role: StaffRow['role']) => t(`role.${role}`, { ns: 'sessions' });
  return (
    <>
      <ListPage
        call={staffDeskCalls.deskList}
        rowKey="staff_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <>
            <Button onClick={() => showRoles(true)}>{t('roles')}</Button>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
              {t('add')}
            </Button>
          </>
        }
        filters={[
          { kind: 'select', name: 'role', label: t('role'), options: staffRoles.map((role) => ({ value: role, label: roleOf(role) })) },
        ]}
        columns={[
          { key: 'name', title: t('name'), width: 200 },
          { key: 'role', title: t('role'), width: 170, render: (row) => roleOf(row.role) },
          {
            key: 'status',
            title: t('status_title'),
            width: 120,
            render: (row) => <Standing row={row} />,
          },
          { key: 'email', title: t('email'), width: 260, render: (row) => <Copyable value={row.email} /> },
          {
            key: 'totp_enabled',
            title: t('totp'),
            width: 130,
            render: (row) => (
              <StateTag tone={row.totp_enabled === 1 ? 'good' : 'quiet'}>{row.totp_enabled === 1 ? t('totp_on') : t('totp_off')}</StateTag>
            ),
          },
          { key: 'access_reset_at', title: t('access_reset_at'), width: 220, render: (row) => <ResetText row={row} /> },
          { key: 'created_at', title: t('created_at'), width: 160, render: (row) => <TimeText at={row.created_at} /> },
          { key: 'staff_id', title: t('staff_id'), width: 80, sortable: true },
          { ...actionsColumn(), width: 110, render: (row) => <StaffActions person={row} onEdit={() => edit(row)} /> },
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {seesRoles && <RolesDrawer onClose={() => showRoles(false)} />}
      {edited !== null && (
        <StaffDrawer
          key={edited === 'new' ? 'new' : edited.staff_id}
          person={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}

function Standing({ row }: { row: StaffRow }) {
  const { t } = useTranslation('staff');
  if (row.status === 'enabled' && row.is_invited === 1) return <StateTag tone="waiting">{t('invited')}</StateTag>;
  return <StateTag tone={row.status === 'enabled' ? 'good' : 'quiet'}>{t(`status.${row.status}`)}</StateTag>;
}

function ResetText({ row }: { row: StaffRow }) {
  const { t } = useTranslation('staff');
  const { access_reset_at: at, access_reset_by: name } = row;
  if (at === null || name === null) return <TimeText at={at} />;
  return t('access_reset_by', { time: momentText(at, currentLanguage()), name });
}
