import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import './bulk-action.css';

/** What an action on many rows did. `name` is the number or name of a refused row, `reason` the text of its refusal. */
export type BulkOutcome = {
  readonly done: number;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
};
type Asked = { readonly title: string; readonly text: string; readonly action: string; readonly run: () => Promise<unknown> };

/** Confirms an action on one or many rows. Afterwards refused rows are listed with the reason, in a dialog that stays open. */
export function useBulkAction() {
  const { t } = useTranslation();
  const { modal, message } = App.useApp();
  return {
    confirm: ({ title, text, action, run }: Asked) =>
      void modal.confirm({
        title,
        content: text,
        okText: action,
        okButtonProps: { danger: true },
        cancelText: t('actions.back'),
        // The write has already shown the error.
        onOk: () => run().catch(() => undefined),
      }),
    showOutcome: ({ done, refused }: BulkOutcome, success: string) => {
      if (refused.length === 0) return void message.success(success);
      modal.warning({
        title: t('outcome.refused', { done, refused: refused.length }),
        content: <RefusedList refused={refused} />,
        okText: t('actions.close'),
      });
    },
  };
}

export function RefusedList({ refused }: Pick<BulkOutcome, 'refused'>) {
  return (
    <ul className="plain-list refused-list">
      {refused.map(({ name, reason }) => (
        <li key={name + reason}>
          <strong>{name}</strong> {reason}
        </li>
      ))}
    </ul>
  );
}
