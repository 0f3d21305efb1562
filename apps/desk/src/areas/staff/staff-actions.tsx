import { staffDeskCalls, type StaffRow } from '@quayside/contract/staff/staff.desk-calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
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
  return (
    <RowActions>
      <RowAction onClick={onEdit}>{t('edit')}</RowAction>
      {isEnabled && (
        <RowAction loading={reset.isPending} onClick={askReset}>
          {t('reset')}
        </RowAction>
      )}
      <RowAction danger={isEnabled} loading={write.isPending} onClick={ask}>
        {t(isEnabled ? 'disable' : 'enable')}
      </RowAction>
    </RowActions>
  );
}
