import { staffDeskCalls, type StaffRow } from '@quayside/contract/staff/staff.desk-calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowMenu, type RowMenuItem } from '@quayside/ui/list/row-menu';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

export function StaffActions({ person, onEdit }: { person: StaffRow; onEdit: () => void }) {
  const { t } = useTranslation(['staff', 'kernel']);
  const { message, modal } = App.useApp();
  const { staff_id, name, email, role } = person;
  const isEnabled = person.status === 'enabled';
  const write = useWrite(staffDeskCalls.deskSave, ['staff'], {
    onDone: (row) => void message.success(t(row.status, { name: row.name })),
  });
  const reset = useWrite(staffDeskCalls.deskResetAccess, ['staff'], { onDone: () => void message.success(t('reset_done', { name })) });
  const askReset = () =>
    modal.confirm({
      title: t('reset_title', { name }),
      content: t('reset_text'),
      okText: t('reset'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => reset.mutate({ staff_id }),
    });
  const ask = () =>
    modal.confirm({
      title: t(isEnabled ? 'disable_title' : 'enable_title', { name }),
      content: t(isEnabled ? 'disable_text' : 'enable_text'),
      okText: t(isEnabled ? 'disable' : 'enable'),
      ...(isEnabled ? { okButtonProps: { danger: true } } : {}),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => write.mutate({ staff_id, name, email, role, status: isEnabled ? 'disabled' : 'enabled' }),
    });
  const toggle: RowMenuItem = { key: 'status', label: t(isEnabled ? 'disable' : 'enable'), ends: true, danger: isEnabled, run: ask };
  return (
    <RowMenu
      name={name}
      items={[
        { key: 'edit', label: t('edit'), run: onEdit },
        ...(isEnabled ? [{ key: 'reset', label: t('reset'), run: askReset }] : []),
        toggle,
      ]}
    />
  );
}
