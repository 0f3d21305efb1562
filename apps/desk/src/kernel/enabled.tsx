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

/** Whether it is offered to merchants. */
export function EnabledTag({ enabled }: { enabled: 0 | 1 }) {
  const { t } = useTranslation('desk-kernel');
  return <StateTag tone={enabled === 1 ? 'good' : 'quiet'}>{enabled === 1 ? t('enabled.on') : t('enabled.off')}</StateTag>;
}

/** Whether each row is offered: the same column in every list of such things. */
export function useEnabledColumn<Row extends { enabled: 0 | 1 }>(): ListColumn<Row> {
  const { t } = useTranslation('desk-kernel');
  return { key: 'enabled', title: t('enabled.title'), width: 130, render: (row) => <EnabledTag enabled={row.enabled} /> };
}

type EnabledActionProps<C extends Call> = {
  call: C;
  /** The thing as it is saved; only `enabled` is turned round. */
  input: InputOf<C> & { enabled: 0 | 1 };
  name: string;
  /** What happens to those who use it. */
  offText: string;
};

/** Switches a thing off, after saying what that means, or on again. */
function EnabledAction<C extends Call>({ call, input, name, offText }: EnabledActionProps<C>) {
  const { t } = useTranslation(['desk-kernel', 'kernel']);
  const { message, modal } = App.useApp();
  const isOn = input.enabled === 1;
  const write = useWrite(call, [call.area], { onDone: () => void message.success(t(isOn ? 'switched_off' : 'switched_on', { name })) });
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

/** A call that needs a permission: who lacks it is offered nothing. */
type Guarded = Call & { readonly permission: Permission };

/** What can be done to a thing that is offered: change it, or switch it off and on again. */
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
