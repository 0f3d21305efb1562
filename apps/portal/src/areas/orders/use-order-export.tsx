import type { InputOf } from '@quayside/contract/kernel/call';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

type Chosen = InputOf<typeof ordersCalls.export>;

/** Exports at most 5000 orders directly; for more it offers an export in the background (ORD-45). */
export function useOrderExport(): (chosen: Chosen) => Promise<void> {
  const { t } = useTranslation(['order-screens', 'kernel']);
  const { modal } = App.useApp();
  const toast = useFailureToast();
  // The task tray shows the export.
  const direct = useWrite(ordersCalls.export, ['jobs'], { onDone: awaitTask, silent: true });
  const all = useWrite(ordersCalls.exportAll, ['jobs'], { onDone: awaitTask });
  return async (chosen) => {
    try {
      await direct.mutateAsync(chosen);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'orders.too_many_to_export') return toast(error);
      modal.confirm({
        title: t('export_too_many'),
        content: t('export_all_text'),
        okText: t('export_all'),
        cancelText: t('actions.cancel', { ns: 'kernel' }),
        onOk: () => all.mutateAsync(chosen).catch(() => undefined),
      });
    }
  };
}
