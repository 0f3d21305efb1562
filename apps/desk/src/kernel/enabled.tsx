import type { Call, InputOf } from '@quayside/contract/kernel/call';
import type { Permission } from '@quayside/contract/kernel/permissions';
import { Allowed } from '@quayside/ui/shell/allowed';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useWrite } from '@quayside/ui/kernel/query';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { StateTag } from '@quayside/ui/display/state-tag';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether merchants can choose it. */
export function EnabledTag({ enabled }: { enabled: 0 | 1 }) {
  const { t } = useTranslation('desk-kernel');
  return <StateTag tone={enabled === 1 ? 'good' : 'quiet'}>{enabled === 1 ? t('enabled.on') : t('enabled.off')}</StateTag>;
}

/** The enabled state of each row: the same column in every such list. */
export function useEnabledColumn<Row extends { enabled: 0 | 1 }>(): ListColumn<Row> {
  const { t } = useTranslation('desk-kernel');
  return { key: 'enabled', title: t('enabled.title'), width: 130, render: (row) => <EnabledTag enabled={row.enabled} /> };
}

type EnabledActionProps<C extends Call> = {
  call: C;
  /** The record as it is saved; only `enabled` is toggled. */
  input: InputOf<C> & { enabled: 0 | 1 };
  name: string;
  /** The effect on merchants that use it. */
  offText: string;
  /** The message after enabling, where it is not in use at once. */
  onText?: string;
};

/** Disables a record after a confirmation, or enables it again. */
function EnabledAction<C extends Call>({ call, input, name, offText, onText }: EnabledActionProps<C>) {
  const { t } = useTranslation(['desk-kernel', 'kernel']);
  const { message, modal } = App.useApp();
  const isOn = input.enabled === 1;
  const done = isOn ? t('switched_off', { name }) : (onText ?? t('switched_on', { name }));
  const write = useWrite(call, [call.area], { onDone: () => void message.success(done) });
  const turn = () => write.mutate({ ...input, enabled: isOn ? 0 : 1 });
  const ask = () =>
    modal.confirm({
      title: t('switch_off_title', { name }),
      content: offText,
      okText: t('switch_off'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: turn,
    });
  return (
    <RowAction danger={isOn} loading={write.isPending} onClick={isOn ? ask : turn}>
      {isOn ? t('switch_off') : t('switch_on')}
    </RowAction>
  );
}

/** A call that needs a permission: hidden without it. */
type Guarded = Call & { readonly permission: Permission };

/** Row actions: edit, disable, enable. */
export function EditOrSwitch<C extends Guarded>({
  onEdit,
  children,
  ...action
}: EnabledActionProps<C> & { onEdit: () => void; children?: ReactNode }) {
  const { t } = useTranslation('desk-kernel');
  return (
    <Allowed all={[action.call.permission]}>
      <RowActions>
        {children}
        <RowAction onClick={onEdit}>{t('edit')}</RowAction>
        <EnabledAction {...action} />
      </RowActions>
    </Allowed>
  );
}
