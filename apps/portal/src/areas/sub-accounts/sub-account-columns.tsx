import { subAccountsCalls } from '@quayside/contract/sub-accounts/sub-accounts.calls';
import type { SubAccountRow } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { useActing } from '@quayside/ui/kernel/context';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { personName } from '@quayside/domain/kernel/person-name';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWhyNoAccess } from '../accounts/confirm-email-note.tsx';

export function nameOf({ firstname, lastname }: Pick<SubAccountRow, 'firstname' | 'lastname'>): string {
  return personName(firstname, lastname);
}

export function useSubAccountColumns(onEdit: (row: SubAccountRow) => void): ListColumn<SubAccountRow>[] {
  const { t } = useTranslation('sub-accounts');
  const whyNot = useWhyNoAccess();
  const skusText = ({ skus }: SubAccountRow) =>
    skus === null ? t('skus_all') : skus.length === 0 ? t('skus_none') : t('skus_count', { count: skus.length });
  return [
    { key: 'sub_account_id', title: t('sub_account_id'), width: 90, sortable: true },
    { key: 'name', title: t('name'), width: 180, render: nameOf },
    { key: 'email', title: t('email'), width: 240 },
    { key: 'account_type', title: t('account_type'), width: 130, render: (row) => t(`type.${row.account_type}`) },
    {
      key: 'status',
      title: t('status'),
      width: 120,
      ellipsis: false,
      render: (row) => <StateTag tone={row.status === 'enabled' ? 'good' : 'quiet'}>{t(`state.${row.status}`)}</StateTag>,
    },
    {
      key: 'permissions',
      title: t('permissions'),
      width: 140,
      render: ({ permissions }) =>
        permissions.length === 0 ? t('permissions_none') : t('permissions_count', { count: permissions.length }),
    },
    { key: 'skus', title: t('skus'), width: 120, render: skusText },
    { key: 'created_at', title: t('created'), width: 180, render: (row) => <TimeText at={row.created_at} /> },
    {
      ...actionsColumn(),
      width: 170,
      render: (row) => (
        <RowActions>
          <RowAction whyNot={whyNot} onClick={() => onEdit(row)}>
            {t('edit')}
          </RowAction>
          <StatusButton row={row} whyNotEnable={whyNot} />
        </RowActions>
      ),
    },
  ];
}

/** Disabling ends every session at once, so it asks; enabling does not. */
function StatusButton({ row, whyNotEnable }: { row: SubAccountRow; whyNotEnable: string | null }) {
  const { t } = useTranslation(['sub-accounts', 'kernel']);
  const { modal, message } = App.useApp();
  const isActing = useActing();
  const name = nameOf(row);
  const change = useWrite(subAccountsCalls.changeStatus, ['sub-accounts'], {
    onDone: ({ status }) => void message.success(status === 'enabled' ? t('enabled_done', { name }) : t('disabled_done', { name })),
  });
  const { sub_account_id } = row;
  const disable = () => {
    modal.confirm({
      title: t('disable_title', { name }),
      content: t('disable_text'),
      okText: t('disable'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => change.mutateAsync({ sub_account_id, status: 'disabled' }).catch(() => undefined), // the error is already shown
    });
  };
  return row.status === 'enabled' ? (
    <RowAction danger loading={change.isPending} whyNot={isActing ? whyNotEnable : null} onClick={disable}>
      {t('disable')}
    </RowAction>
  ) : (
    <RowAction loading={change.isPending} whyNot={whyNotEnable} onClick={() => change.mutate({ sub_account_id, status: 'enabled' })}>
      {t('enable')}
    </RowAction>
  );
}
