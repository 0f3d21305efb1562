import { sandboxesCalls } from '@quayside/contract/sandboxes/sandboxes.calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Deletes the orders, stock and play money of the sandbox. */
export function EmptySandbox() {
  const { t } = useTranslation(['sandboxes', 'kernel']);
  const { modal, message } = App.useApp();
  const empty = useWrite(sandboxesCalls.empty, ['sandboxes'], { onDone: () => void message.success(t('emptied')) });
  const ask = () =>
    modal.confirm({
      title: t('empty_title'),
      content: t('empty_text'),
      okText: t('empty'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => empty.mutateAsync({}).catch(() => undefined), // the error is already shown
    });
  return <Button onClick={ask}>{t('empty')}</Button>;
}
