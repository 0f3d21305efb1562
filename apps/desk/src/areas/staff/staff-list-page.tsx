import { PlusOutlined } from '@ant-design/icons';
import { staffRoles } from '@quayside/contract/kernel/permissions';
import { staffDeskCalls, type StaffRow } from '@quayside/contract/staff/staff.desk-calls';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Copyable } from '@quayside/ui/display/copyable';
import { ListPage } from '@quayside/ui/list/list-page';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffActions } from './staff-actions.tsx';
import { StaffDrawer } from './staff-drawer.tsx';

/** The people who work at the desk. */
export function StaffListPage() {
  const { t } = useTranslation(['staff', 'sessions', 'kernel']);
  const [edited, edit] = useState<StaffRow | 'new' | null>(null);
  const roleOf = (role: StaffRow['role']) => t(`role.${role}`, { ns: 'sessions' });
  return (
    <>
      <ListPage
        call={staffDeskCalls.deskList}
        rowKey="staff_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
            {t('add')}
          </Button>
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
            render: (row) => <StateTag tone={row.status === 'enabled' ? 'good' : 'quiet'}>{t(`status.${row.status}`)}</StateTag>,
          },
          { key: 'email', title: t('email'), width: 260, render: (row) => <Copyable value={row.email} /> },
          { key: 'created_at', title: t('created_at'), width: 160, render: (row) => <TimeText at={row.created_at} /> },
          { key: 'staff_id', title: t('staff_id'), width: 80, sortable: true },
          { ...actionsColumn(), width: 150, render: (row) => <StaffActions person={row} onEdit={() => edit(row)} /> },
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
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
